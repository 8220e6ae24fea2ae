import type { BoardRow } from "@agency/contracts/board";
import { endsByConnecting } from "@agency/model/source-problem";
import { clientPath } from "../../attention/remedy-path.ts";
import { sourceProblemOf } from "../../shared/problem-text.ts";
import { quickActions } from "../../use-dashboard-place.ts";

export type HeldRemedy = { action: "reconnect" | "sources" | "contacts" | "client"; to: string };

/**
 * Where what holds a report is solved, without a language prefix. Null when nothing holds it, or when another action of the row is
 * the remedy: the figures, or the report of a client that runs leave out.
 */
export function heldRemedy({ clientId, state, detail: { held, problem, preparedAt } }: BoardRow): HeldRemedy | null {
  if (state !== "held") return null;
  const to = clientPath(clientId);
  switch (held) {
    case "source_unread": {
      const reason = sourceProblemOf(problem);
      return reason && endsByConnecting(reason)
        ? { action: "reconnect", to: quickActions.settings }
        : { action: "sources", to };
    }
    case "no_recipients":
      return { action: "contacts", to };
    case "client_inactive":
      return preparedAt === null ? { action: "client", to } : null;
    case "letters_missing":
    case "sample_not_mailed":
    case null:
      return null;
  }
}
