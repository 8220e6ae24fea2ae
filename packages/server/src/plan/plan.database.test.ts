import { beforeEach, expect, test } from "vitest";
import { addDatedNote, changeDatedNote, removeDatedNote } from "@agency/contracts/dated-notes";
import { addWork, changeWork, readPlan, removeWork, saveSections, saveTargets } from "@agency/contracts/plan";
import { approveReport, listReports, readDraft, requestReport } from "@agency/contracts/reports";
import { noTargets } from "@agency/model/plan";
import { periodWith } from "@agency/model/report/periods";
import type { ReportType } from "@agency/model/report/report-type";
import { reportSections } from "@agency/model/report/sections";
import { snapshotFromJson } from "@agency/model/report/snapshot";
import { checkWhy } from "@agency/model/report/why/check";
import { clientByAccessId } from "../clients/store.ts";
import { startApi } from "../testing/api.ts";
import { generateOctober } from "../testing/records.ts";
import { addClient, addClientWithFigures } from "../testing/sample-input.ts";
import { workFor } from "./store.ts";

const api = await startApi();
beforeEach(api.empty);

const october = { reportType: "monthly" as const, periodStart: "2026-10-01" };
/** A line for the report of a month, by its first day. */
const lineFor = (periodStart: string, text: string) => ({ reportType: "monthly" as const, periodStart, text });

const done = { ...lineFor("2026-10-01", "Rewrote the menu page"), link: "kopitiam.example/menu" };

test("targets and work are kept with the client, and the report of their month says them", async () => {
  const { id: clientId } = await addClientWithFigures(api);
  const params = { clientId };
  const targets = { ...noTargets, totalLeads: 120, averagePosition: 4.5 };
  await api.call(saveTargets, { params, body: targets });
  const item = await api.call(addWork, { params, body: done });
  expect(item).toMatchObject({ ...done, link: "https://kopitiam.example/menu", author: "admin" });
  await api.call(addWork, { params, body: lineFor("2026-11-01", "Next month's") });
  const plan = await api.call(readPlan, { params });
  expect(plan.targets).toEqual(targets);
  expect(plan.reportType).toBe("monthly");
  expect(plan.work.map(({ text }) => text)).toEqual(["Next month's", "Rewrote the menu page"]);

  await api.call(requestReport, { params, body: october });
  await api.worker.generate();
  const frozen = { targets, work: [lineFor("2026-10-01", "Rewrote the menu page")] };
  const reports = () => api.call(listReports, { params }, { session: null });
  expect((await reports())[0]?.snapshot).toMatchObject(frozen);

  // A report that the client has read does not change with the list.
  await api.call(changeWork, { params: { clientId, workId: item.id }, body: { ...done, text: "Rewrote two pages" } });
  expect((await reports())[0]?.snapshot).toMatchObject(frozen);
  await api.call(removeWork, { params: { clientId, workId: item.id } });
  expect((await api.call(readPlan, { params })).work).toHaveLength(1);
});

test("what is planned for the month after stands in the report as what comes next, until it is done", async () => {
  const { id: clientId } = await addClientWithFigures(api);
  const params = { clientId };
  const plan = (month: string, text: string) =>
    api.call(addWork, { params, body: { ...lineFor(month, text), planned: true } });
  const catering = await plan("2026-11-01", "A page about catering");
  await plan("2026-10-01", "Never done");
  await plan("2026-12-01", "Later");
  expect(catering.planned).toBe(true);
  const report = async (periodStart: string) => {
    await api.call(requestReport, { params, body: { reportType: "monthly", periodStart } });
    await api.worker.generate();
    return (await api.call(listReports, { params }, { session: null }))[0]?.snapshot;
  };
  const line = { ...lineFor("2026-11-01", "A page about catering"), link: null };
  expect(await report("2026-10-01")).toMatchObject({ work: [], next: [line] });

  const workId = catering.id;
  // A change that does not say leaves it planned.
  await api.call(changeWork, { params: { clientId, workId }, body: line });
  expect((await report("2026-10-01"))?.next).toEqual([line]);
  await api.call(changeWork, { params: { clientId, workId }, body: { ...line, planned: false } });
  expect(await report("2026-10-01")).toMatchObject({ work: [], next: [], revised: { number: 2, parts: ["next"] } });
  expect((await api.call(readPlan, { params })).work).toMatchObject([
    { text: "Later", planned: true },
    { text: "A page about catering", planned: false },
    { text: "Never done", planned: true },
  ]);
});

test("a quarter names the work of its months and weeks, a month that of the weeks that end in it, and a week only its own", async () => {
  const { id: clientId } = await addClient(api);
  const params = { clientId };
  const weeks = [
    ["2026-09-28", "Of the week that ends in October"],
    ["2026-09-21", "Of the week in September"],
  ] as const;
  await api.call(addWork, { params, body: lineFor("2026-09-01", "Of September") });
  await api.call(addWork, { params, body: lineFor("2026-10-01", "Of October") });
  for (const [periodStart, text] of weeks) {
    await api.call(addWork, { params, body: { reportType: "weekly", periodStart, text } });
  }
  const body = { reportType: "quarterly", periodStart: "2026-07-01", text: "Of the quarter" } as const;
  await api.call(addWork, { params, body });
  const client = await clientByAccessId(api.dependencies.database, clientId.replaceAll("-", ""));
  if (!client) throw new Error("The client is gone");
  const named = async (type: ReportType, start: string) => {
    const found = await workFor(api.dependencies.database, [client.id], type, periodWith(type, start));
    return found.get(client.id)?.work.map(({ text }) => text);
  };
  expect(await named("weekly", "2026-09-28")).toEqual(["Of the week that ends in October"]);
  expect(await named("monthly", "2026-10-01")).toEqual(["Of the week that ends in October", "Of October"]);
  expect(await named("monthly", "2026-09-01")).toEqual(["Of the week in September", "Of September"]);
  const quarter = ["Of the week in September", "Of September", "Of the quarter"];
  expect(await named("quarterly", "2026-07-01")).toEqual(quarter);
});

test("a client's work cannot be changed through another client", async () => {
  const [one, other] = [await addClient(api), await addClient(api)];
  const { id: workId } = await api.call(addWork, { params: { clientId: one.id }, body: done });
  const foreign = { clientId: other.id, workId };
  const { status, body } = await api.refused(changeWork, { params: foreign, body: { ...done, text: "Taken" } });
  expect([status, body.error]).toEqual([404, "not_found"]);
  await api.call(removeWork, { params: foreign });
  expect((await api.call(readPlan, { params: { clientId: one.id } })).work).toMatchObject([{ text: done.text }]);
});

test.each([
  ["an empty line", { ...done, text: "  " }, "Text"],
  ["a script as a link", { ...done, link: "javascript:alert(1)" }, "Link"],
  ["no date", { ...done, periodStart: "12/10/2026" }, "Start of the period"],
  ["a day on which no month begins", { ...done, periodStart: "2026-10-12" }, "Start of the period"],
])("%s is refused with the name of the field", async (_, body, label) => {
  const { id: clientId } = await addClient(api);
  const refused = await api.refused(addWork, { params: { clientId }, body });
  expect(refused.status).toBe(400);
  expect(refused.body.message).toContain(label);
  expect((await api.call(readPlan, { params: { clientId } })).work).toEqual([]);
});

test("a client has its package's sections until the staff choose others, and the report shows those in their order", async () => {
  const { id: clientId } = await addClientWithFigures(api);
  const params = { clientId };
  const usual = (await api.call(readPlan, { params })).sections;
  expect(usual.chosen).toBe(false);
  expect(usual.sections.map(({ section }) => section)).toEqual([...reportSections]);

  const chosen = usual.sections
    .toReversed()
    .map((one) => ({ ...one, shown: one.section === "search" || one.section === "trend" }));
  const saved = await api.call(saveSections, { params, body: { sections: chosen } });
  // A comment that the staff write into one report always appears.
  const kept = chosen.map((one) => (one.section === "comment" ? { ...one, shown: true } : one));
  expect(saved).toEqual({ chosen: true, sections: kept });
  expect((await api.call(readPlan, { params })).sections).toEqual(saved);

  await api.call(requestReport, { params, body: october });
  await api.worker.generate();
  const approved = async () => (await api.call(listReports, { params }, { session: null }))[0]?.snapshot;
  expect((await approved())?.sections).toEqual(["search", "comment", "trend"]);

  expect(await api.call(saveSections, { params, body: { sections: null } })).toEqual(usual);
  await api.worker.generate();
  expect(await approved()).toMatchObject({ sections: ["search", "comment", "trend"], revised: null });

  await api.call(requestReport, { params, body: october });
  await api.worker.generate();
  expect(await approved()).toMatchObject({
    sections: [...reportSections],
    revised: { number: 2, figures: [], parts: expect.arrayContaining(["order", "added.traffic", "added.social"]) },
  });
});

test("a section that is named twice is refused with the name of the field", async () => {
  const { id: clientId } = await addClient(api);
  const twice = [
    { section: "trend", shown: true },
    { section: "trend", shown: false },
  ] as const;
  const { status, body } = await api.refused(saveSections, { params: { clientId }, body: { sections: [...twice] } });
  expect([status, body.message]).toEqual([400, expect.stringContaining("Sections of the report")]);
  expect((await api.call(readPlan, { params: { clientId } })).sections.chosen).toBe(false);
});

test("a prepared report follows targets, work and sections until it is approved", async () => {
  const { id: clientId } = await addClientWithFigures(api);
  const params = { clientId };
  const { database } = api.dependencies;
  const client = await clientByAccessId(api.dependencies.database, clientId.replaceAll("-", ""));
  if (!client) throw new Error("The client is gone");
  const { reportId } = await generateOctober(database, client, { approving: false, approver: null });
  /** The report that the staff would approve after the worker has been. */
  const prepared = async () => {
    await api.worker.generate();
    return (await api.call(readDraft, { params: { clientId, reportId } })).report?.snapshot;
  };

  expect(await prepared()).toMatchObject({ targets: noTargets, work: [] });

  await api.call(saveTargets, { params, body: { ...noTargets, totalLeads: 120 } });
  expect(await prepared()).toMatchObject({ targets: { totalLeads: 120 }, work: [] });
  const { id: workId } = await api.call(addWork, { params, body: done });
  expect((await prepared())?.work).toMatchObject([{ text: done.text }]);
  await api.call(changeWork, { params: { clientId, workId }, body: { ...done, text: "Rewrote two pages" } });
  expect((await prepared())?.work).toMatchObject([{ text: "Rewrote two pages" }]);
  await api.call(changeWork, { params: { clientId, workId }, body: { ...done, periodStart: "2026-11-01" } });
  expect((await prepared())?.work).toEqual([]);
  await api.call(changeWork, {
    params: { clientId, workId },
    body: { ...done, periodStart: "2026-11-01", planned: true },
  });
  expect((await prepared())?.next).toMatchObject([{ text: done.text }]);
  await api.call(changeWork, { params: { clientId, workId }, body: done });
  await prepared();
  await api.call(removeWork, { params: { clientId, workId } });
  expect((await prepared())?.work).toEqual([]);
  await api.call(saveSections, { params, body: { sections: [{ section: "social", shown: false }] } });
  expect((await prepared())?.sections).not.toContain("social");

  await api.call(approveReport, { params: { clientId, reportId }, body: {} });
  await api.call(saveTargets, { params, body: { ...noTargets, totalLeads: 999 } });
  expect(await api.worker.generate()).toEqual([]);
  expect((await api.call(listReports, { params }, { session: null }))[0]?.snapshot.targets.totalLeads).toBe(120);
});

test("work of another month leaves a prepared report as it is", async () => {
  const { id: clientId } = await addClientWithFigures(api);
  const { database } = api.dependencies;
  const client = await clientByAccessId(api.dependencies.database, clientId.replaceAll("-", ""));
  if (!client) throw new Error("The client is gone");
  await generateOctober(database, client, { approving: false, approver: null });
  await api.worker.generate();
  await api.call(addWork, { params: { clientId }, body: { ...done, periodStart: "2026-11-01" } });
  await api.call(addWork, { params: { clientId }, body: { ...done, periodStart: "2026-12-01", planned: true } });
  expect(await api.worker.generate()).toEqual([]);
});

test("what happened on a day stands in the reports whose period has it, with its proof, and an approved one keeps it", async () => {
  const { id: clientId } = await addClientWithFigures(api);
  const params = { clientId };
  const moved = {
    day: "2026-10-12",
    words: { en: "The website moved to a new address", ms: "Laman web berpindah ke alamat baharu" },
  };
  const note = await api.call(addDatedNote, { params, body: moved });
  expect(note).toMatchObject({ ...moved, author: "admin" });
  await api.call(addDatedNote, { params, body: { day: "2026-11-01", words: { en: "Another month" } } });
  expect((await api.call(readPlan, { params })).datedNotes.map(({ day }) => day)).toEqual(["2026-11-01", "2026-10-12"]);

  await api.call(requestReport, { params, body: october });
  await api.worker.generate();
  const frozen = async () => (await api.call(listReports, { params }, { session: null }))[0]?.snapshot;
  const said = await frozen();
  expect(said?.happened).toContainEqual({ kind: "note", ...moved });
  expect(said?.datedNotes).toEqual([moved]);
  if (!said) throw new Error("October has a report");
  const snapshot = snapshotFromJson(said);
  const { held, total } = checkWhy(snapshot);
  expect(held).toBe(total);
  // A note of another day is none of the period, and its sentence does not hold.
  const elsewhere = { ...snapshot, happened: [{ kind: "note" as const, ...moved, day: "2026-09-30" }] };
  expect(checkWhy(elsewhere)).toMatchObject({ held: total - (snapshot.happened?.length ?? 0) });

  const datedNoteId = note.id;
  await api.call(changeDatedNote, { params: { clientId, datedNoteId }, body: { ...moved, words: { en: "Moved" } } });
  expect((await frozen())?.datedNotes).toEqual([moved]);
  await api.call(requestReport, { params, body: october });
  await api.worker.generate();
  expect(await frozen()).toMatchObject({
    datedNotes: [{ words: { en: "Moved" } }],
    revised: { parts: ["notes"] },
  });
  await api.call(removeDatedNote, { params: { clientId, datedNoteId } });
  expect((await api.call(readPlan, { params })).datedNotes).toHaveLength(1);
});

test("a note needs a day, words in a language, and no more of them than a line has", async () => {
  const { id: clientId } = await addClientWithFigures(api);
  const params = { clientId };
  for (const body of [
    { day: "2026-02-30", words: { en: "Moved" } },
    { day: "2026-10-12", words: {} },
    { day: "2026-10-12", words: { en: " " } },
    { day: "2026-10-12", words: { en: "x".repeat(141) } },
  ]) {
    expect((await api.refused(addDatedNote, { params, body })).body).toMatchObject({ error: "invalid_input" });
  }
  const body = { day: "2026-10-12", words: { en: "Moved" } };
  const { id: datedNoteId } = await api.call(addDatedNote, { params, body });
  const { id: other } = await addClient(api);
  const foreign = await api.refused(changeDatedNote, { params: { clientId: other, datedNoteId }, body });
  expect(foreign.body).toMatchObject({ error: "not_found" });
});
