"""The books: the bank's balance sheet, issues, loans, and the audit."""

from __future__ import annotations

from typing import Any

from rentier.cli.table.table import Table
from rentier.core.errors import AuditFailed
from rentier.games.monopoly.accounts import BANK


def accounts(table: Table) -> None:
    """Where all money came from and where it is."""
    facts, t, money = table.facts(), table.t, table.words.money
    issued = sum([issue["amount"] for issue in facts["issues"]])
    table.say(t("accounts-title"), "bold")
    rows = [
        (t("accounts-set"), -facts["mint"] - issued),
        (t("accounts-issued"), issued),
        (t("accounts-bank"), facts["bank"]),
        (t("accounts-players"), sum(facts["cash"])),
    ]
    if facts["pot"]:
        rows.append((t("accounts-pot"), facts["pot"]))
    for name, sum_ in rows:
        table.say(f"  {name}: {money(sum_)}")
    for name, cash in zip(table.names, facts["cash"], strict=True):
        table.say(f"    {name}: {money(cash)}")
    for issue in facts["issues"]:
        table.say("  " + t("accounts-issue", round=str(issue["round"]), sum=money(issue["amount"])))
    for loan in facts["loans"]:
        table.say("  " + loan_line(table, loan))
    table.say("  " + audited(table, facts))


def loan_line(table: Table, loan: dict[str, Any]) -> str:
    """Who owes whom how much until when."""
    lender = loan["lender"]
    return table.t(
        "accounts-loan",
        loan=str(loan["loan"]),
        borrower=table.names[loan["borrower"]],
        lender=table.names[lender] if isinstance(lender, int) else table.words.seat(BANK),
        left=table.words.money(loan["left"]),
        unit=loan["unit"],
        due=str(loan["due"]),
    )


def audited(table: Table, facts: dict[str, Any]) -> str:
    """The rules' own check of the books, with the sums it compares."""
    try:
        table.match.rules.audit(table.match.state)
    except AuditFailed as error:
        return str(error)
    held = facts["bank"] + facts["pot"] + sum(facts["cash"])
    return table.t("audit-ok", given=table.words.money(-facts["mint"]), held=table.words.money(held))
