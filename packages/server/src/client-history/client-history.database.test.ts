import { beforeEach, expect, test } from "vitest";
import { giveAnswer } from "@agency/contracts/answers";
import { addNote, listEvents, removeNote } from "@agency/contracts/client-history";
import { deleteClient, updateClient } from "@agency/contracts/clients";
import { recordOpening, switchRecording } from "@agency/contracts/opens";
import { readPerson } from "@agency/contracts/people";
import { sendReport } from "@agency/contracts/reports";
import { startApi } from "../testing/api.ts";
import { addClient, addClientWithFigures } from "../testing/sample-input.ts";

const api = await startApi();
beforeEach(() => api.empty());

const note = (clientId: string, text: string) => api.call(addNote, { params: { clientId }, body: { text } });
const list = async (clientId: string, query: { limit?: number; offset?: number } = {}) =>
  api.call(listEvents, { params: { clientId }, query });

test("notes are kept with their author and time, newest first, and removed one by one", async () => {
  const { id: clientId } = await addClient(api);
  api.clock.advance(60);
  const first = await note(clientId, "  Renewal in January.\nNo jargon <b>please</b>.  ");
  api.clock.advance(60);
  await note(clientId, "Prefers calls before noon");
  const { events } = await list(clientId);
  expect(events.map((event) => (event.kind === "note" ? [event.text, event.by] : event.kind))).toEqual([
    ["Prefers calls before noon", "admin"],
    ["Renewal in January.\nNo jargon <b>please</b>.", "admin"],
    "added",
  ]);
  await api.call(removeNote, { params: { clientId, noteId: first.id } });
  expect((await list(clientId)).events).toHaveLength(2);
  const again = await api.refused(removeNote, { params: { clientId, noteId: first.id } });
  expect(again.body.error).toBe("note_not_found");
});

test("a note that is empty or longer than 2,000 characters is refused and changes nothing, and 2,000 fit", async () => {
  const { id: clientId } = await addClient(api);
  for (const text of ["   ", "x".repeat(2001)]) {
    const refused = await api.refused(addNote, { params: { clientId }, body: { text } });
    expect(refused.body.error).toBe("invalid_input");
  }
  await note(clientId, "笔".repeat(2000));
  expect((await list(clientId)).events).toHaveLength(2);
});

test("a note of one client is not removed by way of another, and notes go with their client", async () => {
  const [one, other] = [await addClient(api), await addClient(api, { name: "Another", email: "another@x.example" })];
  const { id: noteId } = await note(one.id, "Only here");
  const refused = await api.refused(removeNote, { params: { clientId: other.id, noteId } });
  expect(refused.body.error).toBe("note_not_found");
  const { records } = await api.call(readPerson, { query: { email: one.email } });
  expect(records).toContainEqual(
    expect.objectContaining({ kind: "client-note", data: expect.objectContaining({ text: "Only here" }) }),
  );
  await api.call(deleteClient, { params: { clientId: one.id } });
  expect(await api.dependencies.database.select("SELECT * FROM client_notes")).toEqual([]);
});

test("the history says who typed figures, and when a report was approved, emailed, opened and answered, in pages", async () => {
  const { id: clientId } = await addClientWithFigures(api, { email: "owner@kedai.example" });
  await api.call(switchRecording, { params: { clientId }, body: { on: true } });
  api.clock.advance(60);
  const { id: reportId } = await api.call(sendReport, { params: { clientId }, body: { reportType: "monthly" } });
  await api.worker.generate();
  api.clock.advance(60);
  await api.worker.deliver();
  api.clock.advance(3600);
  const client = { session: null };
  await api.call(recordOpening, { params: { clientId, reportId }, body: { revision: 1 } }, client);
  api.clock.advance(60);
  const said = { rating: "up", question: null, customers: null, worth: null, name: "Puan Lim" } as const;
  await api.call(giveAnswer, { params: { clientId, reportId }, body: { revision: 1, ...said } }, client);

  const { events, more } = await list(clientId);
  // The worker sends by the machine's clock.
  const [sent, ...others] = events.toSorted(
    (one, other) => Number(other.kind === "sent") - Number(one.kind === "sent"),
  );
  expect(sent).toMatchObject({ kind: "sent", recipient: "owner@kedai.example", reportId, revision: 1 });
  expect(others).toMatchObject([
    { kind: "answered", name: "Puan Lim", reportId, reportType: "monthly", revision: 1 },
    { kind: "used", use: "opened", times: 1 },
    { kind: "approved", by: "admin", revision: 1 },
    { kind: "figures", by: "admin", from: "typed", reportType: "monthly" },
    { kind: "added" },
  ]);
  expect(more).toBe(false);
  const page = await list(clientId, { limit: 2, offset: 1 });
  expect(page).toEqual({ events: events.slice(1, 3), more: true });
});

test("the history says who changed which fields of a client", async () => {
  const { id: clientId, name, email } = await addClient(api);
  api.clock.advance(60);
  await api.call(updateClient, { params: { clientId }, body: { name, email, monthlyFee: 4200 } });
  expect((await list(clientId)).events[0]).toMatchObject({
    kind: "done",
    what: "client.changed",
    actor: "person",
    by: "admin",
    changed: ["monthlyFee"],
  });
});
