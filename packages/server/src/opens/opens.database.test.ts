import { beforeEach, expect, test } from "vitest";
import { deleteClient, readClient } from "@agency/contracts/clients";
import { recordOpening, switchRecording } from "@agency/contracts/opens";
import { readPerson } from "@agency/contracts/people";
import { downloadRevision } from "@agency/contracts/portal-history";
import { downloadReport, readDraft, requestReport } from "@agency/contracts/reports";
import { downloadShared, makeShare, readShared, recordSharedOpening } from "@agency/contracts/shares";
import { recordings } from "@agency/model/states";
import { until } from "@agency/testing/ceiling";
import { startApi } from "../testing/api.ts";
import { addMailLink } from "../testing/mail-link.ts";
import { addClientWithFigures } from "../testing/sample-input.ts";
import { changedRecording } from "./opens.ts";

const api = await startApi();
const client = { session: null };
const minute = 60;
let place: { clientId: string; reportId: string };
/** The token of the link in the report's email. */
let mailLink: string;

beforeEach(async () => {
  await api.empty();
  place = await addReport("Kedai Bunga");
  mailLink = await addMailLink(api, place.reportId, "bunga@client.example");
});

async function addReport(name: string) {
  const { id: clientId } = await addClientWithFigures(api, { name, email: "bunga@client.example" });
  const { id: reportId } = await api.call(requestReport, { params: { clientId }, body: { reportType: "monthly" } });
  await api.worker.generate();
  return { clientId, reportId };
}

const open = (who: { session?: null } = client) =>
  api.call(recordOpening, { params: place, body: { revision: 1 } }, who);
const openByMail = (who: { session?: null } = client) =>
  api.call(recordSharedOpening, { params: { shareToken: mailLink }, body: { revision: 1 } }, who);
const download = (who: { session?: null } = client) => api.answer(downloadReport, { params: place }, who);
const record = (on: boolean, who: { session?: null } = client) =>
  api.call(switchRecording, { params: { clientId: place.clientId }, body: { on } }, who);
const draft = () => api.call(readDraft, { params: place });
const uses = async () => (await draft()).revisions[0]?.uses;
const nothing = { opened: null, downloaded: null, mailed: null };
const rows = () => api.dependencies.database.select("SELECT * FROM report_opens");

test("a client's openings, downloads and ways from the mail are told to the staff, with the first and the last", async () => {
  expect(await uses()).toEqual(nothing);
  const first = api.clock.read().toISOString();
  await openByMail();
  await download();
  await until(async () => expect((await uses())?.downloaded).toEqual({ times: 1, firstAt: first, lastAt: first }));

  api.clock.advance(24 * 60 * minute);
  await api.renewSession();
  const last = api.clock.read().toISOString();
  await open();
  expect(await uses()).toEqual({
    opened: { times: 2, firstAt: first, lastAt: last },
    downloaded: { times: 1, firstAt: first, lastAt: first },
    mailed: { times: 1, firstAt: first, lastAt: first },
  });
});

test("what is repeated within half an hour is one use", async () => {
  await open();
  api.clock.advance(29 * minute);
  await open();
  expect((await uses())?.opened?.times).toBe(1);
  api.clock.advance(minute);
  await open();
  expect((await uses())?.opened?.times).toBe(2);
});

test("openings at the same time are one, and every row has its place", async () => {
  await Promise.all(Array.from({ length: 12 }, () => openByMail()));
  expect(await uses()).toMatchObject({ opened: { times: 1 }, mailed: { times: 1 }, downloaded: null });
  api.clock.advance(31 * minute);
  await Promise.all(Array.from({ length: 12 }, () => open()));
  expect(await uses()).toMatchObject({ opened: { times: 2 }, mailed: { times: 1 } });
  expect(await rows()).toHaveLength(2);
});

test("the staff's own look and links that were shared are nobody's reading", async () => {
  await openByMail({});
  await download({});
  const { token } = await api.call(makeShare, { params: place, body: { days: 7 } }, client);
  await api.call(readShared, { params: { shareToken: token } }, client);
  await api.answer(downloadShared, { params: { shareToken: token } }, client);
  await api.call(recordSharedOpening, { params: { shareToken: token }, body: { revision: 1 } }, client);
  // Late enough to count beside any of these, had they been recorded.
  api.clock.advance(31 * minute);
  await download();
  await until(async () => expect((await uses())?.downloaded?.times).toBe(1));
  expect(await uses()).toMatchObject({ opened: null, mailed: null });
});

test("whoever reads by the email's link is told that it is recorded, unless it is not", async () => {
  const read = () => api.call(readShared, { params: { shareToken: mailLink } }, client);
  expect(await read()).toMatchObject({ mailed: true, recorded: true });
  await api.answer(downloadShared, { params: { shareToken: mailLink } }, client);
  await until(async () => expect((await uses())?.downloaded?.times).toBe(1));
  await record(false);
  expect(await read()).toMatchObject({ mailed: true, recorded: false });
  await openByMail();
  expect(await rows()).toEqual([]);
});

test("each revision has its own uses", async () => {
  await api.call(requestReport, {
    params: { clientId: place.clientId },
    body: { reportType: "monthly", comment: "Lebih baik." },
  });
  await api.worker.generate();
  await api.answer(downloadRevision, { params: { ...place, number: "1" } }, client);
  await api.call(recordOpening, { params: place, body: { revision: 2 } }, client);
  await until(async () => {
    const { revisions } = await draft();
    expect(revisions.map(({ number, uses: of }) => [number, of.opened?.times, of.downloaded?.times])).toEqual([
      [2, 1, undefined],
      [1, undefined, 1],
    ]);
  });
});

test("only revisions that the client can read are recorded", async () => {
  for (const revision of [2, 99_999]) {
    const refused = await api.refused(recordOpening, { params: place, body: { revision } }, client);
    expect(refused.body.error).toBe("report_not_found");
  }
  const { id: clientId } = await addClientWithFigures(api, { name: "Kedai Roti" });
  const foreign = { clientId, reportId: place.reportId };
  const refused = await api.refused(recordOpening, { params: foreign, body: { revision: 1 } }, client);
  expect(refused.body.error).toBe("report_not_found");
  expect(await rows()).toEqual([]);
});

test("a client switches recording off: what was recorded is deleted, nothing more is recorded, and staff cannot undo it", async () => {
  await open();
  expect(await record(false)).toEqual({ recording: "refused" });
  expect(await rows()).toEqual([]);
  await open();
  await download();
  expect(await draft()).toMatchObject({ recording: "refused", revisions: [{ uses: nothing }] });

  const params = { clientId: place.clientId };
  const refused = await api.refused(switchRecording, { params, body: { on: true } });
  expect(refused.body).toMatchObject({ error: "recording_refused", message: expect.stringContaining("client") });
  expect(await record(false, {})).toEqual({ recording: "refused" });

  api.clock.advance(minute);
  expect(await record(true)).toEqual({ recording: "on" });
  expect(await api.call(readClient, { params }, client)).toMatchObject({ recording: "on" });
  expect((await draft()).recordedSince).toBe(api.clock.read().toISOString());
  expect(await rows()).toEqual([]);
});

test("the staff switch recording off and on again, and the client may, too", async () => {
  await open();
  expect(await record(false, {})).toEqual({ recording: "off" });
  expect(await rows()).toEqual([]);
  expect(await record(true, {})).toEqual({ recording: "on" });
  await record(false, {});
  expect(await record(true)).toEqual({ recording: "on" });
});

test("switching off while readers open the report leaves nothing behind", async () => {
  await Promise.all([
    ...Array.from({ length: 8 }, () => openByMail()),
    record(false),
    ...Array.from({ length: 8 }, () => open()),
  ]);
  expect(await rows()).toEqual([]);
});

test("what is held about the client's address includes the uses, and goes with the client", async () => {
  await open();
  const { records } = await api.call(readPerson, { query: { email: "bunga@client.example" } });
  expect(records).toContainEqual(
    expect.objectContaining({ kind: "report-use", data: expect.objectContaining({ kind: "opened", times: 1 }) }),
  );
  await api.call(deleteClient, { params: { clientId: place.clientId } });
  expect(await rows()).toEqual([]);
});

test("no row says who read", async () => {
  await openByMail();
  const [row] = await rows();
  expect(Object.keys(row ?? {}).toSorted()).toEqual(["firstAt", "kind", "lastAt", "reportId", "revision", "times"]);
});

test("the client's own word stands, whatever the staff switched before", () => {
  for (const before of recordings) {
    expect(changedRecording(before, { on: false, by: "client" })).toBe("refused");
    expect(changedRecording(before, { on: true, by: "client" })).toBe("on");
  }
});

test("the staff switch recording off and on, but not on again what the client refused", () => {
  expect(changedRecording("on", { on: false, by: "staff" })).toBe("off");
  expect(changedRecording("off", { on: true, by: "staff" })).toBe("on");
  expect(changedRecording("refused", { on: false, by: "staff" })).toBe("refused");
  expect(changedRecording("refused", { on: true, by: "staff" })).toBeNull();
});
