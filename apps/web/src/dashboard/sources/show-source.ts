import type { AccountKind } from "@agency/model/connections";

/** The id of the heading of a kind of account in the list of a client's sources. */
export function sourceHeading(kind: AccountKind): string {
  return `source-${kind}`;
}

/** Leads to where an account of a kind is chosen, on the same page. */
export function showSource(kind: AccountKind): void {
  document.getElementById(sourceHeading(kind))?.focus();
}
