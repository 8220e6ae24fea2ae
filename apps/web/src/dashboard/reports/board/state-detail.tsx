import type { BoardRow } from "@agency/contracts/board";
import type { NumberFigure } from "@agency/model/figures";
import { revisedThings } from "@agency/model/report/revised";
import { reportSections } from "@agency/model/report/sections";
import { endsByConnecting } from "@agency/model/source-problem";
import { boardTone } from "../../shared/board-tone.ts";
import { clientPath } from "../../shared/client-in-address.ts";
import { toSourceProblem } from "../../shared/problem-text.ts";
import { quickActions } from "../../use-dashboard-place.ts";
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

/** Explains the state of a client's report: since when, to how many, or why not. */
export function stateDetail({ state, revision, detail, quarter, origins }: BoardRow, texts: BoardTexts): string {
  const { t, problemText, format } = texts;
  const when = (moment: string | null) => (moment ? format.moment(moment) : "");
  const { held, problem, preparedAt, approvedAt, sentAt, sent, recipients, handedOver, opened, revised, changed } =
    detail;
  switch (state) {
    case "held":
      if (held === "source_unread" && problem) {
        const reason = toSourceProblem(problem);
        return reason ? t(`detail.source.${reason}`, { source: problem.params["source"] ?? "" }) : problemText(problem);
      }
      return held ? t(`detail.held.${held}`) : "";
    case "failed":
    case "uncertain":
      return problemText(problem);
    case "prepared":
      return t("detail.prepared", { when: when(preparedAt) });
    case "changed":
      return changed ? changedText(changed, texts) : t("detail.prepared", { when: when(preparedAt) });
    case "approved":
      return t("detail.approved", { when: when(approvedAt) });
    case "revised":
      return revised
        ? t("detail.revised", { number: revision, changes: revisedText(revised, texts) })
        : t("detail.approved", { when: when(approvedAt) });
    case "sending":
      return t("detail.sending", { count: recipients });
    case "sent":
      return format.parts([
        ...(sent > 0 && sent < recipients ? [t("detail.sentSome", { sent, recipients, when: when(sentAt) })] : []),
        ...(sent > 0 && sent >= recipients ? [t("detail.sent", { count: sent, when: when(sentAt) })] : []),
        ...(handedOver ? [t("detail.handedOver", { name: handedOver.by, when: when(handedOver.at) })] : []),
        ...(opened.at ? [t("detail.opened", { when: when(opened.at) })] : []),
        ...(opened.recorded && !opened.at ? [t("detail.unopened")] : []),
      ]);
    case "needs_figures":
      if (detail.unasked) return t("detail.unasked");
      return quarterText(quarter, texts) ?? t("detail.needs_figures");
    case "ready":
      if (origins.every((origin) => origin === "sample")) return t("detail.sample");
      return quarterText(quarter, texts) ?? t("detail.ready");
    default:
      return t(`detail.${state}`);
  }
}

/** What a quarter lacks, and how much of that its months give: "Missing: Visitors, 3 figures from the months". Null when it lacks none. */
function quarterText(quarter: BoardRow["quarter"], { t, tAdmin, format }: BoardTexts): string | null {
  if (!quarter) return null;
  const { asked, offered, parts: platforms } = quarter;
  const count = offered.length + platforms;
  const missing = t("detail.quarter.asked", {
    figures: format.list(asked.map((figure) => figureName(figure, tAdmin))),
  });
  const fromMonths = t("detail.quarter.offered", { count, number: format.number(count) });
  const parts = [...(asked.length > 0 ? [missing] : []), ...(count > 0 ? [fromMonths] : [])];
  return parts.length === 0 ? null : format.parts(parts);
}

/** A figure in a narrow column. */
export function figureName(figure: NumberFigure, tAdmin: BoardTexts["tAdmin"]): string {
  return tAdmin(isShort(figure) ? `figures.short.${figure}` : `figures.field.${figure}`);
}

/** The changes since the client was sent the report, or since it was approved. */
function changedText(changed: NonNullable<BoardRow["detail"]["changed"]>, texts: BoardTexts): string {
  const { t } = texts;
  const { figures, parts, sent } = changed;
  const since = sent ? "sent" : "approved";
  if (figures.length + parts.length === 0) return t(`detail.changed.bare.${since}`);
  const what = figures.length > 0 || parts.includes("earlier") ? "figures" : "others";
  return t(`detail.changed.${what}.${since}`, { changes: revisedText(changed, texts) });
}

/** The changes of a revision in a narrow column: "Leads 71 → 65, the comment". */
function revisedText(
  { figures, parts }: Pick<NonNullable<BoardRow["detail"]["changed"]>, "figures" | "parts">,
  texts: BoardTexts,
): string {
  const { t, tAdmin, format } = texts;
  const number = (value: number | null) => (value === null ? t("noData") : format.number(value));
  return format.parts([
    ...figures.map(({ figure, before, after }) =>
      t("detail.figure", {
        name: figureName(figure, tAdmin),
        before: number(before),
        after: number(after),
      }),
    ),
    ...changedParts(parts, texts),
  ]);
}

/** The changes of a revision besides the figures, each in words. */
export function changedParts(
  parts: NonNullable<BoardRow["detail"]["changed"]>["parts"],
  { t, tReport, format }: BoardTexts,
): string[] {
  const sections = (how: "added" | "removed") => {
    const named = reportSections.filter((section) => parts.includes(`${how}.${section}`));
    const names = named.map((section) => tReport(`revised.section.${section}`));
    return names.length === 0 ? [] : [t(`detail.${how}`, { sections: format.list(names) })];
  };
  return [
    ...revisedThings.filter((thing) => parts.includes(thing)).map((thing) => tReport(`revised.thing.${thing}`)),
    ...sections("added"),
    ...sections("removed"),
  ];
}

export type HeldRemedy = { action: "reconnect" | "sources" | "contacts" | "client"; to: string };

/**
 * Where what holds a report is solved, without a language prefix. Null when nothing holds it, or when another action of the row is
 * the remedy: the figures, or the report of a client that runs leave out.
 */
export function heldRemedy({ clientId, state, detail: { held, problem, preparedAt } }: BoardRow): HeldRemedy | null {
  if (state !== "held") return null;
  switch (held) {
    case "source_unread": {
      const reason = toSourceProblem(problem);
      return reason && endsByConnecting(reason)
        ? { action: "reconnect", to: quickActions.settings }
        : { action: "sources", to: clientPath(clientId, "figures") };
    }
    case "no_recipients":
      return { action: "contacts", to: clientPath(clientId, "contents") };
    case "client_inactive":
      return preparedAt === null ? { action: "client", to: clientPath(clientId) } : null;
    case "figures_doubtful":
    case "letters_missing":
    case "sample_not_mailed":
    case null:
      return null;
  }
}
