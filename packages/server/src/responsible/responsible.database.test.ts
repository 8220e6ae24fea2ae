import { beforeEach, expect, test } from "vitest";
import { listActivity } from "@agency/contracts/activity";
import { readAttention } from "@agency/contracts/attention";
import { readBoard, readChoices, startRun } from "@agency/contracts/board";
import { listEvents } from "@agency/contracts/client-history";
import { listClients } from "@agency/contracts/clients";
import { changeEnquiry, listEnquiries } from "@agency/contracts/enquiries";
import { changeResponsible, listColleagues, readResponsible } from "@agency/contracts/responsible";
import { readQueue } from "@agency/contracts/review-queue";
import { login } from "@agency/contracts/staff";
import { changeMember, listTeam } from "@agency/contracts/team";
import { sessionIn, staffMember, startApi } from "../testing/api.ts";
import { writeIn } from "../testing/sample-forms.ts";
import { addClient, addClientWithFigures } from "../testing/sample-input.ts";

const api = await startApi();
beforeEach(() => api.empty());

/** Adds somebody with a name. @param clientIds the only clients that they see */
async function add(name: string, clientIds?: string[]) {
  const before = new Set((await api.call(listTeam, {})).map(({ id }) => id));
  const session = await api.join("staff", clientIds);
  const { id = "", username = "" } = (await api.call(listTeam, {})).find((one) => !before.has(one.id)) ?? {};
  await api.call(changeMember, { params: { memberId: id }, body: { name } });
  return { id, username, session };
}

const give = (clientId: string, staffId: string | null) =>
  api.call(changeResponsible, { params: { clientId }, body: { staffId } });

const responsibleFor = async (clientId: string) =>
  (await api.call(readResponsible, { params: { clientId } })).responsible?.name ?? null;

const leave = (memberId: string, handOverTo: string | null = null) =>
  api.call(changeMember, { params: { memberId }, body: { active: false, handOverTo } });

test("a client has one responsible person by the name that others read, and its history says who was", async () => {
  const { id: clientId } = await addClient(api);
  const aina = await add("Aina Contoh");
  expect(await give(clientId, aina.id)).toMatchObject({ responsible: { id: aina.id, name: "Aina Contoh" } });
  expect(await api.call(listClients, {})).toMatchObject([{ responsible: { name: "Aina Contoh" } }]);
  expect(await give(clientId, null)).toMatchObject({ responsible: null });
  const { events } = await api.call(listEvents, { params: { clientId } });
  expect(events.filter(({ kind }) => kind === "done")).toMatchObject([
    { what: "client.responsible", to: null },
    { what: "client.responsible", to: "Aina Contoh" },
  ]);
});

test("whoever has left, was never there, or does not see the client cannot be responsible for it", async () => {
  const [own, other] = [await addClient(api), await addClient(api)];
  const freelancer = await add("Freelancer", [own.id]);
  const left = await add("Left");
  await leave(left.id);
  const names = async (clientId: string) =>
    (await api.call(readResponsible, { params: { clientId } })).candidates.map(({ name }) => name);
  expect(await names(own.id)).toContain("Freelancer");
  expect(await names(other.id)).not.toContain("Freelancer");
  for (const staffId of [freelancer.id, left.id, "01890000-0000-7000-8000-00000000000a"]) {
    const refused = await api.refused(changeResponsible, { params: { clientId: other.id }, body: { staffId } });
    expect(refused.body).toMatchObject({ error: "invalid_input", fields: [{ field: "staffId" }] });
  }
  await give(own.id, freelancer.id);
  expect(await responsibleFor(own.id)).toBe("Freelancer");
  // Another list of own clients ends it.
  await api.call(changeMember, { params: { memberId: freelancer.id }, body: { clientIds: [other.id] } });
  expect(await responsibleFor(own.id)).toBeNull();
  const { id: enquiryId } = await writeIn(api);
  const asked = { params: { enquiryId }, body: { responsibleId: freelancer.id } };
  expect((await api.refused(changeEnquiry, asked)).body.fields?.[0]?.field).toBe("responsibleId");
});

test("mine is what the caller is responsible for: in the list, the board, its runs, the queue, attention and enquiries", async () => {
  const [mine, other] = [await addClientWithFigures(api), await addClientWithFigures(api)];
  const aina = await add("Aina Contoh");
  await give(mine.id, aina.id);
  const clientIds = [mine.id, other.id];
  await api.call(startRun, { body: { action: "prepare", reportType: "monthly", clientIds } });
  await api.worker.generate();
  const { id: enquiryId } = await writeIn(api);
  await writeIn(api, { firstName: "Budi" });
  await api.call(changeEnquiry, { params: { enquiryId }, body: { responsibleId: aina.id } });
  // Long enough ago to need attention.
  api.clock.advance(4 * 24 * 3600);
  await api.renewSession();
  const body = { username: aina.username, password: staffMember.password };
  const { headers } = await api.answer(login, { body }, { session: null });
  const asAina = { session: sessionIn(headers["set-cookie"]) };
  const filter = { mine: "yes", reportType: "monthly" } as const;

  expect(await api.call(listClients, { query: { mine: "yes" } }, asAina)).toMatchObject([{ id: mine.id }]);
  const board = await api.call(readBoard, { query: filter }, asAina);
  expect(board).toMatchObject({ total: 1, rows: [{ clientId: mine.id, responsible: { name: "Aina Contoh" } }] });
  expect(board.counts.prepared).toBe(1);
  expect((await api.call(readChoices, { query: filter }, asAina)).choices).toMatchObject([{ clientId: mine.id }]);
  expect((await api.call(readQueue, { query: filter }, asAina)).entries).toMatchObject([{ clientId: mine.id }]);
  expect((await api.call(readBoard, { query: { reportType: "monthly" } }, asAina)).total).toBe(2);
  const attention = await api.call(readAttention, { query: { mine: "yes" } }, asAina);
  expect(attention).toMatchObject({ total: 1, items: [{ clientId: mine.id, kind: "waiting_review" }] });
  const enquiries = await api.call(listEnquiries, { query: { responsible: "me" } }, asAina);
  expect(enquiries).toMatchObject([{ id: enquiryId, responsible: { name: "Aina Contoh" } }]);
  const run = { action: "approve", reportType: "monthly", filter: { mine: "yes" } } as const;
  expect(await api.call(startRun, { body: run }, asAina)).toMatchObject({ total: 1 });
  // Nobody else's are the caller's.
  expect(await api.call(listClients, { query: { mine: "yes" } })).toEqual([]);
});

test("a leaver's clients and enquiries are handed over in the step that deactivates them, and the history keeps the name", async () => {
  const [first, second] = [await addClient(api), await addClient(api)];
  const [leaver, successor] = [await add("Leaver"), await add("Successor")];
  await give(first.id, leaver.id);
  await give(second.id, leaver.id);
  const { id: enquiryId } = await writeIn(api);
  await api.call(changeEnquiry, { params: { enquiryId }, body: { responsibleId: leaver.id, state: "answered" } });
  const team = await api.call(listTeam, {});
  expect(team.find(({ id }) => id === leaver.id)?.leaves).toEqual({ clients: 2, enquiries: 1 });

  expect(await leave(leaver.id, successor.id)).toMatchObject({
    state: "deactivated",
    leaves: { clients: 0, enquiries: 0 },
  });
  expect(await responsibleFor(first.id)).toBe("Successor");
  expect(await api.call(listEnquiries, { query: { responsible: successor.id } })).toHaveLength(1);
  const entries = async (kind: string) => (await api.call(listActivity, { query: { kind } })).entries;
  expect(await entries("team.handedOver")).toMatchObject([
    { about: { clientId: null, name: "Leaver" }, by: "admin", clients: 2, enquiries: 1, to: "Successor" },
  ]);
  const handed = (await entries("client.responsible")).filter(({ to }) => to === "Successor");
  expect(new Set(handed.map(({ about }) => about?.clientId))).toEqual(new Set([first.id, second.id]));
  const colleagues = await api.call(listColleagues, {});
  expect(colleagues.map(({ name }) => name)).not.toContain("Leaver");

  await leave(successor.id);
  expect(await responsibleFor(first.id)).toBeNull();
  expect(await api.call(listEnquiries, { query: { responsible: "nobody" } })).not.toHaveLength(0);
});

test("clients that only a leaver was given go to the successor, who sees them from then on", async () => {
  const [only, shared, foreign] = [await addClient(api), await addClient(api), await addClient(api)];
  const leaver = await add("Leaver", [only.id, shared.id]);
  const successor = await add("Successor", [shared.id]);
  const team = await api.call(listTeam, {});
  expect(team.find(({ id }) => id === leaver.id)?.leaves).toEqual({ clients: 1, enquiries: 0 });
  await leave(leaver.id, successor.id);
  const seen = await api.call(listClients, {}, { session: successor.session });
  expect(seen.map(({ id }) => id).toSorted()).toEqual([only.id, shared.id].toSorted());
  expect(await responsibleFor(only.id)).toBe("Successor");
  expect(await responsibleFor(shared.id)).toBeNull();
  expect(await responsibleFor(foreign.id)).toBeNull();
});

test("a successor who has left, or is the leaver, is refused, and nobody is deactivated", async () => {
  const { id: clientId } = await addClient(api);
  const [leaver, left] = [await add("Leaver"), await add("Left")];
  await leave(left.id);
  await give(clientId, leaver.id);
  for (const handOverTo of [left.id, leaver.id]) {
    const asked = { params: { memberId: leaver.id }, body: { active: false, handOverTo } };
    expect((await api.refused(changeMember, asked)).body.fields?.[0]?.field).toBe("handOverTo");
  }
  expect(await responsibleFor(clientId)).toBe("Leaver");
  const { entries } = await api.call(listActivity, { query: { kind: "team.handedOver" } });
  expect(entries.map(({ about }) => about?.name)).not.toContain("Left");
});
