import { beforeEach, expect, test } from "vitest";
import { readAttention } from "@agency/contracts/attention";
import { type Client, readClient, rotateClientId, updateClient } from "@agency/contracts/clients";
import { erasePerson, readPerson } from "@agency/contracts/people";
import { readDraft, resendReport, sendReport } from "@agency/contracts/reports";
import { readShared, recordSharedOpening } from "@agency/contracts/shares";
import {
  listWrongRecipients,
  noteWrongRecipient,
  readWrongRecipient,
  settleWrongRecipient,
  takeBackWrongRecipient,
} from "@agency/contracts/wrong-recipients";
import { startApi } from "../testing/api.ts";
import { addMailLink } from "../testing/mail-link.ts";
import { addClientWithFigures } from "../testing/sample-input.ts";

const api = await startApi();
const first = "bunga@client.example";
const second = "ali@wrong.example";
let place: { clientId: string; reportId: string };

beforeEach(async () => {
  await api.empty();
  const ali = { name: "Encik Ali", email: second, phone: "012-345 6789", language: "ms" as const };
  const { id: clientId } = await addClientWithFigures(api, {
    name: "Kedai Bunga",
    email: first,
    contacts: [{ ...ali, reportTypes: ["monthly", "quarterly"] }],
  });
  const { id: reportId } = await api.call(sendReport, { params: { clientId }, body: { reportType: "monthly" } });
  await api.worker.generate();
  await api.worker.deliver();
  place = { clientId, reportId };
});

async function emailTo(recipient: string): Promise<string> {
  const { progress } = await api.call(readDraft, { params: place });
  return progress.dispatches.find((one) => one.number === 0 && one.recipient === recipient)?.id ?? "";
}

const note = async (recipient: string) =>
  api.call(noteWrongRecipient, { params: { ...place, dispatchId: await emailTo(recipient) } });
const read = (wrongRecipientId: string) => api.call(readWrongRecipient, { params: { wrongRecipientId } });
const client = async () => (await api.call(readClient, { params: { clientId: place.clientId } })) as Client;
const waiting = async () =>
  (await api.call(readAttention, {})).items.flatMap((item) =>
    item.kind === "wrong_recipient" ? [{ recipient: item.recipient, client: item.clientName }] : [],
  );
const opens = (shareToken: string) => api.attempt(readShared, { params: { shareToken } }, { session: null });

test("one press ends the links of that address, removes the contact, and leaves everybody else theirs", async () => {
  const wrong = await addMailLink(api, place.reportId, second);
  const right = await addMailLink(api, place.reportId, first);
  const noted = await note(second);
  expect(noted).toMatchObject({ recipient: second, recipientName: "Encik Ali", contact: "removed", reached: 2 });
  expect((await opens(wrong)).json()).toMatchObject({ error: "share_ended" });
  expect((await opens(right)).statusCode).toBe(200);
  expect((await client()).contacts).toEqual([]);
  expect((await client()).contactReportTypes).toBeNull();
  expect(await api.call(listWrongRecipients, { params: place })).toMatchObject([
    { id: noted.id, dispatchId: await emailTo(second), noticedBy: "admin", settled: null },
  ]);
});

test("a client keeps its own address, which gets no reports until somebody corrects it", async () => {
  const link = await addMailLink(api, place.reportId, first);
  expect(await note(first)).toMatchObject({ contact: "first", recipientName: null });
  expect(await client()).toMatchObject({ email: first, contactReportTypes: [] });
  expect((await opens(link)).json()).toMatchObject({ error: "share_ended" });
  await api.call(resendReport, { params: place, body: {} });
  const { progress } = await api.call(readDraft, { params: place });
  expect(progress.dispatches.filter(({ number }) => number === 1).map(({ recipient }) => recipient)).toEqual([second]);
});

test("an email that waits for the address is never sent", async () => {
  await api.call(resendReport, { params: place, body: {} });
  await note(first);
  await api.worker.deliver();
  const { progress } = await api.call(readDraft, { params: place });
  const again = progress.dispatches.filter(({ number }) => number === 1);
  expect(again.map(({ recipient, state }) => [recipient, state])).toEqual(
    expect.arrayContaining([
      [first, "cancelled"],
      [second, "sent"],
    ]),
  );
});

test("an email that was not sent reached nobody, and noting it changes nothing", async () => {
  await api.call(resendReport, { params: place, body: {} });
  const { progress } = await api.call(readDraft, { params: place });
  const dispatchId = progress.dispatches.find(({ number, recipient }) => number === 1 && recipient === second)?.id;
  const refused = await api.refused(noteWrongRecipient, { params: { ...place, dispatchId: dispatchId ?? "" } });
  expect(refused.body.error).toBe("not_sent");
  expect((await client()).contacts).toHaveLength(1);
});

test("four presses at once note it once", async () => {
  const params = { ...place, dispatchId: await emailTo(second) };
  const noted = await Promise.all(Array.from({ length: 4 }, () => api.call(noteWrongRecipient, { params })));
  expect(new Set(noted.map(({ id }) => id)).size).toBe(1);
  expect(noted[0]).toMatchObject({ contact: "removed" });
});

test("the 72 hours run from the press, and the page says who read the report by its link", async () => {
  const link = await addMailLink(api, place.reportId, second);
  await api.call(recordSharedOpening, { params: { shareToken: link }, body: { revision: 1 } }, { session: null });
  const opened = api.clock.read().toISOString();
  api.clock.advance(3600);
  const { id, notice, uses } = await note(second);
  expect(notice).toEqual({ until: new Date(api.clock.read().getTime() + 72 * 3_600_000).toISOString(), hoursLeft: 72 });
  expect(uses.mailed).toEqual({ times: 1, firstAt: opened, lastAt: opened });
  api.clock.advance(11 * 3600 + 60);
  expect((await read(id)).notice.hoursLeft).toBe(60);
  api.clock.advance(73 * 3600);
  await api.renewSession();
  expect((await read(id)).notice.hoursLeft).toBe(0);
});

test("a client ID that the address was told is offered for replacement, and is harmless after it", async () => {
  const { id, knownId } = await note(second);
  expect(knownId).toBe("current");
  await api.call(rotateClientId, { params: { clientId: place.clientId } });
  const after = await read(id);
  expect(after.knownId).toBe("former");
  expect(after.clientId).not.toBe(place.clientId);
});

test("an address that was told no client ID cannot open the portal", async () => {
  await api.dependencies.database.write((transaction) => transaction.query("DELETE FROM client_welcomes"));
  expect((await note(second)).knownId).toBe("none");
});

test("it stands in Attention until somebody did everything, and again when it is opened again", async () => {
  const { id: wrongRecipientId } = await note(second);
  expect(await waiting()).toEqual([{ recipient: second, client: "Kedai Bunga" }]);
  const params = { wrongRecipientId };
  const { settled } = await api.call(settleWrongRecipient, { params, body: { settled: true } });
  expect(settled).toEqual({ at: api.clock.read().toISOString(), by: "admin" });
  expect(await waiting()).toEqual([]);
  await api.call(settleWrongRecipient, { params, body: { settled: false } });
  expect(await waiting()).toHaveLength(1);
});

test("taken back, the contact is as it was, and the link stays ended", async () => {
  const link = await addMailLink(api, place.reportId, second);
  const before = await client();
  for (const recipient of [second, first]) {
    const { id: wrongRecipientId } = await note(recipient);
    await api.call(takeBackWrongRecipient, { params: { wrongRecipientId } });
    expect((await api.refused(readWrongRecipient, { params: { wrongRecipientId } })).body.error).toBe(
      "wrong_recipient_not_found",
    );
  }
  expect(await client()).toEqual(before);
  expect((await opens(link)).json()).toMatchObject({ error: "share_ended" });
  expect(await api.call(listWrongRecipients, { params: place })).toEqual([]);
});

test("taking it back keeps what the staff corrected meanwhile", async () => {
  const { id: wrongRecipientId } = await note(first);
  const corrected = { name: "Kedai Bunga", email: "right@client.example", contactReportTypes: ["monthly" as const] };
  await api.call(updateClient, { params: { clientId: place.clientId }, body: corrected });
  await api.call(takeBackWrongRecipient, { params: { wrongRecipientId } });
  expect(await client()).toMatchObject(corrected);
});

test("it belongs to what is held about the address, and erasing the person forgets who the contact was", async () => {
  const { id } = await note(second);
  const { records } = await api.call(readPerson, { query: { email: second } });
  expect(records).toContainEqual(
    expect.objectContaining({
      kind: "report-wrong-recipient",
      data: expect.objectContaining({ former: expect.objectContaining({ name: "Encik Ali" }) }),
    }),
  );
  await api.call(erasePerson, { query: { email: second } });
  expect(await read(id)).toMatchObject({ recipient: second, canPutBack: false });
});

test("an email of another client is not found", async () => {
  const dispatchId = await emailTo(second);
  const other = await addClientWithFigures(api, { name: "Kedai Roti" });
  const params = { clientId: other.id, reportId: place.reportId, dispatchId };
  expect((await api.refused(noteWrongRecipient, { params })).body.error).toBe("report_not_found");
});
