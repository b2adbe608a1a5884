"""The commands around a server: run one, try the page that needs none, look after the database."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from regnum.cli import EXTRAS
from regnum.cli.parameters import DatabaseOption
from regnum.extras import needs

HostOption = Annotated[
    str,
    typer.Option(
        "--host", metavar="ADDRESS", help="Address to listen on; 0.0.0.0 accepts connections from other machines."
    ),
]
PortOption = Annotated[str, typer.Option("--port", metavar="N", help="Port to listen on.")]
OriginOption = Annotated[
    list[str] | None,
    typer.Option(
        "--origin",
        metavar="URL",
        help="Public URL of this server, such as https://play.example.org. May be repeated.",
    ),
]
WorkersOption = Annotated[
    str, typer.Option("--workers", metavar="N", help="Number of server processes; more than 1 needs PostgreSQL.")
]
BotProcessesOption = Annotated[
    str | None, typer.Option("--bot-processes", metavar="N", help="Processes for bots, for each worker. [default: 1]")
]
FormerBotProcesses = Annotated[
    str | None, typer.Option("--thinkers", metavar="N", help="The name of --bot-processes until 0.10.", hidden=True)
]
BudgetOption = Annotated[
    str, typer.Option("--budget", metavar="MS", help="Maximum thinking time of a bot per move, in milliseconds.")
]
PaceOption = Annotated[
    str, typer.Option("--pace", metavar="MS", help="Minimum time before a bot answers, in milliseconds.")
]
SecureOption = Annotated[bool, typer.Option("--secure", help="Served over HTTPS: mark cookies Secure and send HSTS.")]
ProxyOption = Annotated[bool, typer.Option("--proxy", help="Behind a reverse proxy: trust X-Forwarded-For.")]
LocalHooksOption = Annotated[bool, typer.Option("--local-hooks", help="Allow webhooks to private network addresses.")]
MailOption = Annotated[
    str | None,
    typer.Option(
        "--mail",
        metavar="URL",
        help="SMTP server: smtp://user:password@host:587?from=a@b. Prefer setting REGNUM_MAIL.",
    ),
]
MetricsKeyOption = Annotated[
    str | None,
    typer.Option("--metrics-key", metavar="KEY", help="Key for reading /metrics; behind a proxy the only way."),
]

PageOption = Annotated[
    str | None,
    typer.Option(
        "--page", metavar="FOLDER", help="The folder that `make page` builds, for playing offline: /offline/."
    ),
]


def serve(
    host: HostOption = "127.0.0.1",
    port: PortOption = "8000",
    database: DatabaseOption = None,
    origin: OriginOption = None,
    workers: WorkersOption = "1",
    bot_processes: BotProcessesOption = None,
    thinkers: FormerBotProcesses = None,
    budget: BudgetOption = "5000",
    pace: PaceOption = "500",
    secure: SecureOption = False,
    proxy: ProxyOption = False,
    local_hooks: LocalHooksOption = False,
    mail: MailOption = None,
    metrics_key: MetricsKeyOption = None,
    page: PageOption = None,
    balance: Annotated[
        Path | None,
        typer.Option("--balance", metavar="FOLDER", help="Balance reports to show, from `regnum balance --publish`."),
    ] = None,
    name: Annotated[str, typer.Option("--name", metavar="NAME", help="What this server is called on its pages.")] = "",
    news: Annotated[
        Path | None,
        typer.Option("--news", metavar="FILE", help="A text file whose first 2,000 characters the first page shows."),
    ] = None,
) -> None:
    """Run a server for several people: tables, invitation links, matches that last days. Press Ctrl-C to stop.

    Without --database, all data is stored in one SQLite file in your data folder.

    \b
    Examples:
      regnum serve --host 0.0.0.0
      regnum serve --origin https://play.example.org --secure --proxy
      regnum serve --page dist/page
      REGNUM_DATABASE=postgresql://me:secret@localhost/regnum regnum serve --workers 4
    """
    with needs(*EXTRAS["serve"]):
        from regnum.cli.serve import ServeOptions
        from regnum.cli.serve import serve as run_server

    run_server(
        ServeOptions(
            host, port, database, origin or [], workers, bot_processes or thinkers or "1", budget, pace, secure, proxy,
            local_hooks, mail, metrics_key, page, balance, name, news,
        )
    )  # fmt: skip


def page(
    folder: Annotated[Path, typer.Argument(metavar="[FOLDER]", help="Folder of the page.", show_default=False)] = Path(
        "dist/page"
    ),
    serve: Annotated[bool, typer.Option("--serve", help="Serve it on this machine until Ctrl-C.")] = False,
    port: Annotated[str, typer.Option("--port", metavar="N", help="Port to listen on.")] = "8080",
) -> None:
    """Try the page that needs no server: the folder that `make page` builds for any web space.

    \b
    Examples:
      regnum page
      regnum page --serve
      regnum page /var/www/regnum --serve --port 9000
    """
    from regnum.cli.page import page as show_page

    show_page(folder, serve, port)


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Backup file to write.")],
    database: DatabaseOption = None,
    replace: Annotated[bool, typer.Option("--replace", help="Overwrite an existing file.")] = False,
) -> None:
    """Write a consistent snapshot of the server's database to a file. The server may be running.

    \b
    Example:
      regnum backup regnum-2026-11-15.backup
    """
    with needs(*EXTRAS["backup"]):
        from regnum.cli.database import backup as copy

    copy(file, database, replace)


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Backup file made by `regnum backup`.")],
    database: DatabaseOption = None,
) -> None:
    """Restore a backup into an empty database and verify every log.

    \b
    Example:
      regnum restore regnum-2026-11-15.backup --database sqlite:///new.db
    """
    with needs(*EXTRAS["restore"]):
        from regnum.cli.database import restore as put_back

    put_back(file, database)


def verify(
    database: DatabaseOption = None,
    repair: Annotated[
        bool, typer.Option("--repair", help="Write what repeats the logs again from them; no server may be running.")
    ] = False,
) -> None:
    """Check the hash chain of every log in the server's database, and replay each to check what repeats it.

    Exits with status 1 if a log is damaged, or if what the lobby shows of a table is not what its log says.
    """
    with needs(*EXTRAS["verify"]):
        from regnum.cli.database import verify as look

    look(database, repair)


def export(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="Folder to write the records to.")],
    database: DatabaseOption = None,
    all: Annotated[bool, typer.Option("--all", help="Also export unfinished matches.")] = False,
    table: Annotated[str | None, typer.Option("--table", metavar="ID", help="Export only this table.")] = None,
) -> None:
    """Export the records of finished matches as text files. The server may be running.

    \b
    Example:
      regnum export records
    """
    with needs(*EXTRAS["export"]):
        from regnum.cli.database import export as write_records

    write_records(folder, database, all, table)
