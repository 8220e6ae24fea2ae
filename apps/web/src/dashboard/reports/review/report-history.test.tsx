import { parse } from "node-html-parser";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { type Language, aboutLanguage } from "@agency/content/settings";
import { getMessages } from "@agency/content/translations";
import type { ReportDraft } from "@agency/contracts/reports";
import { addMessages, getTranslator } from "../../../shared/i18n/messages.ts";
import { ClientUses, type ClientUsesProps } from "./report-history.tsx";

type Uses = ReportDraft["revisions"][number]["uses"];

const nothing: Uses = { opened: null, downloaded: null, mailed: null };
const on = (firstDay: number, lastDay: number, times: number) => ({
  times,
  firstAt: `2026-11-0${firstDay}T03:00:00.000Z`,
  lastAt: `2026-11-0${lastDay}T03:00:00.000Z`,
});
const revision = (uses: Uses, number = 1) => ({
  number,
  approvedAt: "2026-11-01T02:00:00.000Z",
  approvedBy: "admin",
  withdrawn: null,
  revised: null,
  uses,
});

/** The text about the revisions, or in their place. */
function shown(draft: Partial<ClientUsesProps["draft"]>, language: Language = "en"): string[] {
  const { how } = getMessages(language).review.history.uses;
  return paragraphs(draft, language).filter((text) => text !== how);
}

/** The text without the heading. */
function paragraphs(draft: Partial<ClientUsesProps["draft"]>, language: Language = "en"): string[] {
  addMessages(language, "review", getMessages(language).review);
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={getTranslator(language)}>
      <MemoryRouter initialEntries={[`${aboutLanguage(language).prefix}/admin/review`]}>
        <ClientUses draft={{ revisions: [revision(nothing)], recording: "on", recordedSince: null, ...draft }} />
      </MemoryRouter>
    </I18nextProvider>,
  );
  return parse(html)
    .querySelectorAll("li, p")
    .map(({ text }) => text);
}

test("what a client did once or more often is said in sentences, with the first and the last day", () => {
  const revisions = [revision({ opened: on(2, 4, 3), downloaded: on(4, 4, 1), mailed: on(2, 2, 1) })];
  expect(shown({ revisions })).toEqual([
    "Opened in the portal 3 times, last on 4 November 2026. First opened on 2 November 2026. PDF downloaded once, on 4 November 2026. Link in the email used on 2 November 2026.",
  ]);
  expect(shown({ revisions }, "ms")).toEqual([
    "Dibuka di portal 3 kali, kali terakhir pada 4 November 2026. Pertama kali dibuka pada 2 November 2026. PDF dimuat turun sekali, pada 4 November 2026. Pautan dalam e-mel digunakan pada 2 November 2026.",
  ]);
});

test("the counts say how an opening is counted, and only where there are any", () => {
  const { how } = getMessages("ms").review.history.uses;
  expect(paragraphs({}, "ms")).toContain(how);
  expect(paragraphs({ recording: "off" }, "ms")).not.toContain(how);
});

test("several revisions are told apart", () => {
  const revisions = [revision(nothing, 2), revision({ ...nothing, opened: on(3, 3, 1) })];
  expect(shown({ revisions })).toEqual([
    "Revision 2 Not opened yet.",
    "Revision 1 Opened in the portal once, on 3 November 2026.",
  ]);
});

test("what happened before the recording began is not claimed", () => {
  const recordedSince = "2026-11-02T03:00:00.000Z";
  expect(shown({ recordedSince })).toEqual(["Not opened since recording began on 2 November 2026."]);
  const revisions = [revision({ ...nothing, opened: on(3, 3, 1) })];
  expect(shown({ recordedSince, revisions })).toEqual([
    "Opened in the portal once, on 3 November 2026. Recorded since 2 November 2026.",
  ]);
  expect(shown({ recordedSince: "2026-10-02T03:00:00.000Z" })).toEqual(["Not opened yet."]);
});

test("a client that is not recorded has no figures, and a report that nobody approved no readers", () => {
  expect(shown({ recording: "off" })).toEqual(["Not recorded for this client."]);
  expect(shown({ recording: "refused" })).toEqual([
    "Not recorded for this client, who has switched it off in the portal.",
  ]);
  expect(shown({ revisions: [] })).toEqual([]);
});
