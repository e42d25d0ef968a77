"""Commands whose every word of help is in the language of whoever calls."""

from typing import Any

from typer.core import TyperCommand, TyperGroup


class Speaks:
    """What Typer says by itself, said in the person's language."""

    def get_help_option(self, ctx: Any) -> Any:
        option: Any = super().get_help_option(ctx)  # type: ignore[misc]
        if option is not None:
            option.help = ctx.obj.say("help-help")
        return option

    def get_usage(self, ctx: Any) -> str:
        usage: str = super().get_usage(ctx)  # type: ignore[misc]
        return usage.replace("Usage:", f"{ctx.obj.say('help-usage')}:", 1)


class SpeakingGroup(Speaks, TyperGroup):
    """All commands together."""


class Speaking(Speaks, TyperCommand):
    """One command."""


class InOrder(Speaking):
    """Remembers in which order `--seat` and `--bot` stood: that is how people sit."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        names = [word.partition("=")[0] for word in args]
        ctx.meta["order"] = [name for name in names if name in ("--seat", "--bot")]
        return super().parse_args(ctx, args)
