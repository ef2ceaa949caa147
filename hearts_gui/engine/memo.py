"""A cache for values that depend on the rules alone."""

from collections.abc import Callable
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")
T = TypeVar("T")

_MOST = 512


def per_rules(function: Callable[Concatenate[R, P], T]) -> Callable[Concatenate[R, P], T]:
    """Compute once per object of rules and positional arguments.

    The object's identity is the key: hashing seventy options at every card would cost more than
    most of the answers. The kept reference makes sure that the identity is not used again.
    """
    memo: dict[tuple[Any, ...], tuple[R, T]] = {}

    @wraps(function)
    def remembering(rules: R, /, *args: P.args, **kwargs: P.kwargs) -> T:
        key = (id(rules), args, *kwargs.items())
        remembered = memo.get(key)
        if remembered is not None:
            return remembered[1]
        if len(memo) >= _MOST:
            memo.clear()
        answer = function(rules, *args, **kwargs)
        memo[key] = (rules, answer)
        return answer

    return remembering
