import type { BoardRow } from "@agency/contracts/board/schemas";
import { boardTone } from "../../shared/board-tone.ts";
import { sourceProblemOf } from "../../shared/source-problem-of.ts";
import type { BoardTexts } from "./use-board-texts.ts";
import table from "../../shared/table/table.module.css";

/** The state of a client's report. */
export function StateBadge({ row: { state }, texts: { t } }: { row: BoardRow; texts: BoardTexts }) {
  return (
    <span className={table["state"]} data-tone={boardTone[state]}>
      {t(`state.${state}`)}
    </span>
  );
}

/** The figures with a name that fits a column. */
const short = ["totalVisitors", "organicTraffic", "averagePosition", "totalLeads"] as const;

function isShort(figure: string): figure is (typeof short)[number] {
  return short.some((one) => one === figure);
}

/** What the state of a client's report means: since when, to how many, or why not. */
export function stateDetail(
  { state, revision, detail }: BoardRow,
  { t, tAdmin, problemText, format }: BoardTexts,
): string {
  const when = (moment: string | null) => (moment ? format.moment(moment) : "");
  const { held, problem, preparedAt, approvedAt, sentAt, sent, recipients, revised } = detail;
  switch (state) {
    case "held":
      if (held === "source_unread" && problem) {
        const reason = sourceProblemOf(problem);
        return reason ? t(`detail.source.${reason}`, { source: problem.params["source"] ?? "" }) : problemText(problem);
      }
      return held ? t(`detail.held.${held}`) : "";
    case "failed":
    case "uncertain":
      return problemText(problem);
    case "prepared":
      return t("detail.prepared", { when: when(preparedAt) });
    case "approved":
      return t("detail.approved", { when: when(approvedAt) });
    case "revised": {
      const number = (value: number | null) => (value === null ? t("noData") : format.number(value));
      const figures = (revised?.figures ?? []).map(({ figure, before, after }) =>
        t("detail.figure", {
          name: tAdmin(isShort(figure) ? `figures.short.${figure}` : `figures.field.${figure}`),
          before: number(before),
          after: number(after),
        }),
      );
      const changes = [...figures, ...((revised?.others ?? true) ? [t("detail.others")] : [])];
      return t("detail.revised", { number: revision, changes: format.parts(changes) });
    }
    case "sending":
      return t("detail.sending", { count: recipients });
    case "sent":
      return sent < recipients
        ? t("detail.sentSome", { sent, recipients, when: when(sentAt) })
        : t("detail.sent", { count: sent, when: when(sentAt) });
    case "needs_figures":
      return detail.unasked ? t("detail.unasked") : t("detail.needs_figures");
    default:
      return t(`detail.${state}`);
  }
}
