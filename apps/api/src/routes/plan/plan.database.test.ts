import { beforeEach, expect, test } from "vitest";
import { addWork, changeWork, readPlan, removeWork, saveTargets } from "@agency/contracts/plan/routes";
import { listReports, requestReport } from "@agency/contracts/reports/routes";
import { noTargets } from "@agency/model/plan";
import { startApi } from "../../testing/api.ts";
import { addClient, addClientWithFigures } from "../../testing/sample-input.ts";

const api = await startApi();
beforeEach(api.empty);

const done = { date: "2026-10-12", text: "Rewrote the menu page", link: "kopitiam.example/menu" };

test("targets and work are kept with the client, and the report of their month says them", async () => {
  const { id: clientId } = await addClientWithFigures(api);
  const params = { clientId };
  const targets = { ...noTargets, totalLeads: 120, averagePosition: 4.5 };
  await api.call(saveTargets, { params, body: targets });
  const item = await api.call(addWork, { params, body: done });
  expect(item).toMatchObject({ ...done, link: "https://kopitiam.example/menu", author: "admin" });
  await api.call(addWork, { params, body: { date: "2026-11-02", text: "Next month's" } });
  const plan = await api.call(readPlan, { params });
  expect(plan.targets).toEqual(targets);
  expect(plan.work.map(({ text }) => text)).toEqual(["Next month's", "Rewrote the menu page"]);

  const october = { params, body: { reportType: "monthly" as const, periodStart: "2026-10-01" } };
  await api.call(requestReport, october);
  await api.worker.generate();
  const frozen = { targets, work: [{ date: "2026-10-12", text: "Rewrote the menu page" }] };
  const reports = () => api.call(listReports, { params }, { session: null });
  expect((await reports())[0]?.snapshot).toMatchObject(frozen);

  // What the client has read does not change with the list.
  await api.call(changeWork, { params: { clientId, workId: item.id }, body: { ...done, text: "Rewrote two pages" } });
  expect((await reports())[0]?.snapshot).toMatchObject(frozen);
  await api.call(removeWork, { params: { clientId, workId: item.id } });
  expect((await api.call(readPlan, { params })).work).toHaveLength(1);
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
  ["no date", { ...done, date: "12/10/2026" }, "Date"],
])("%s is refused with the name of the field", async (_, body, label) => {
  const { id: clientId } = await addClient(api);
  const refused = await api.refused(addWork, { params: { clientId }, body });
  expect(refused.status).toBe(400);
  expect(refused.body.message).toContain(label);
  expect((await api.call(readPlan, { params: { clientId } })).work).toEqual([]);
});
