"""Help and complaints of the command line itself, in the reader's language.

Commands name the texts of their help by id (`cli-help-seats`); `translate` puts the sentences in.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Final

import typer
import typer.rich_utils
from typer.core import TyperGroup

from athanor.contract import BadRequest
from athanor.texts import LANGUAGES, Texts, system_language

LANG: Final = "--lang"

#: An option of every command, for its help page; `asked_language` has heeded it long before.
Lang = Annotated[str, typer.Option(LANG, help="cli-help-lang", metavar="|".join(LANGUAGES))]

#: The words of Typer's help pages, and the texts that stand for them.
HEADINGS: Final = {
    "ARGUMENTS_PANEL_TITLE": "cli-heading-arguments",
    "OPTIONS_PANEL_TITLE": "cli-heading-options",
    "COMMANDS_PANEL_TITLE": "cli-heading-commands",
    "REQUIRED_LONG_STRING": "cli-required",
}


class Commands(TyperGroup):
    """Refuses an unknown command in the house's words."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args and args[0] not in self.commands:
            raise BadRequest("unknown-command", command=args[0], known=", ".join(self.commands))
        return super().resolve_command(ctx, args)


def asked_language(arguments: Sequence[str]) -> str:
    """The language after --lang, wherever it stands; else the system's."""
    asked = system_language()
    for index, word in enumerate(arguments):
        if word == "--":
            break
        if word == LANG and index + 1 < len(arguments):
            asked = arguments[index + 1]
        elif word.startswith(LANG + "="):
            asked = word[len(LANG) + 1 :]
    if asked not in LANGUAGES:
        raise BadRequest("unknown-language", language=asked, known=", ".join(LANGUAGES))
    return asked


def first_word(arguments: Sequence[str]) -> str:
    """The command that is asked for: the first word that is no option, nor the language of one."""
    words = list(arguments)
    while words:
        word = words.pop(0)
        if word == LANG:
            del words[:1]
        elif not word.startswith("-"):
            return word
    return ""


def translate(command: Any, texts: Texts) -> None:
    """Puts sentences in the place of their ids, in this command and those below it."""
    for name, id in HEADINGS.items():
        setattr(typer.rich_utils, name, texts(id))
    typer.rich_utils.DEFAULT_STRING = texts("cli-default", value="{}")
    command.help = said(texts, command.help or "cli-help-athanor")
    for param in command.params:
        if getattr(param, "help", None):
            param.help = said(texts, param.help)
    help_option = command.get_help_option(command.context_class(command))
    if help_option is not None:
        help_option.help = texts("cli-help-help")
    for below in getattr(command, "commands", {}).values():
        translate(below, texts)


def said(texts: Texts, id: str) -> str:
    return texts(id) if id in texts else id


def usage_error(error: Exception, texts: Texts) -> str | None:
    """What Typer complains about, as one line; None for what is not its complaint."""
    kind = type(error).__name__
    context = getattr(error, "ctx", None)
    path = context.command_path if context is not None else "athanor"
    if not hasattr(error, "format_message"):
        return None
    param = getattr(error, "param", None)
    name = param_name(param)
    match kind:
        case "NoSuchOption":
            return texts("cli-no-such-option", option=getattr(error, "option_name", "?"), path=path)
        case "MissingParameter":
            return texts("cli-missing", name=name, path=path)
        case "BadParameter" if param is not None:
            return texts("cli-bad-value", name=name, path=path)
        case "BadOptionUsage":
            option = getattr(error, "option_name", "?")
            return texts("cli-bad-value", name=option, path=path)
    return texts("cli-bad-usage", path=path)


def param_name(param: Any) -> str:
    if param is None:
        return "?"
    options = [name for name in param.opts if name.startswith("--")]
    return options[0] if options else str(param.name).upper()
