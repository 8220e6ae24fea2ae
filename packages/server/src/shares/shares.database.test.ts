import { beforeEach, describe, expect, test } from "vitest";
import { keepLogo, readClient, rotateClientId, updateClient } from "@agency/contracts/clients";
import { erasePerson } from "@agency/contracts/people";
import { requestReport } from "@agency/contracts/reports";
import {
  downloadShared,
  endShare,
  listShares,
  makeShare,
  readShared,
  readSharedLogo,
  recordSharedOpening,
} from "@agency/contracts/shares";
import { redCircle } from "../clients/logo-files.fixture.ts";
import { startApi } from "../testing/api.ts";
import { addMailLink } from "../testing/mail-link.ts";
import { addClientWithFigures } from "../testing/sample-input.ts";

const api = await startApi();
const nobody = { session: null };
const day = 24 * 60 * 60 * 1000;
let place: { clientId: string; reportId: string };

beforeEach(async () => {
  await api.empty();
  place = await addReport("Kedai Bunga");
});

async function addReport(name: string) {
  const { id: clientId } = await addClientWithFigures(api, { name });
  const body = { reportType: "monthly" } as const;
  const { id: reportId } = await api.call(requestReport, { params: { clientId }, body });
  await api.worker.generate();
  return { clientId, reportId };
}

const make = (who: { session?: null } = nobody, days: 7 | 30 | 90 = 7) =>
  api.call(makeShare, { params: place, body: { days } }, who);
const read = (shareToken: string) => api.call(readShared, { params: { shareToken } }, nobody);
const refusal = async (shareToken: string) =>
  (await api.refused(readShared, { params: { shareToken } }, nobody)).body.error;

test("a client's link opens this report and its PDF for somebody without the ID, and each opening counts", async () => {
  const { share, token } = await make();
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(share).toMatchObject({ by: "client", views: 0, lastViewedAt: null });

  const { report, expiresAt } = await read(token);
  const opened = (who?: { session: null }) =>
    api.call(recordSharedOpening, { params: { shareToken: token }, body: { revision: 1 } }, who);
  await opened(nobody);
  expect(report.id).toBe(place.reportId);
  expect(expiresAt).toBe(share.expiresAt);
  expect(JSON.stringify(report)).not.toContain(place.clientId);
  await opened();
  const pdf = await api.answer(downloadShared, { params: { shareToken: token } }, nobody);
  expect(pdf.headers["content-type"]).toBe("application/pdf");

  // The staff's own look, the PDF, and a crawler's GET and HEAD do not count as views.
  for (const method of ["GET", "HEAD"] as const) {
    await api.app.inject({ method, url: `/api/shared/${token}`, headers: { "user-agent": "LinkPreview/1.0" } });
  }
  const [listed] = await api.call(listShares, { params: place }, nobody);
  expect(listed).toMatchObject({ id: share.id, views: 1 });
  expect(listed?.lastViewedAt).not.toBeNull();
  // The token opens no room.
  expect((await api.refused(readClient, { params: { clientId: token } }, nobody)).status).toBe(404);
});

test("a link shows its client's logo, and no longer than the report", async () => {
  const { share, token } = await make();
  const refusedPicture = async () =>
    (await api.refused(readSharedLogo, { params: { shareToken: token } }, nobody)).body.error;
  expect(await read(token)).toMatchObject({ logo: null });
  expect(await refusedPicture()).toBe("not_found");

  const body = { file: redCircle.toString("base64") };
  await api.call(keepLogo, { params: { clientId: place.clientId }, body });
  expect(await read(token)).toMatchObject({ logo: { width: 600, height: 200, ground: "light" } });
  const picture = await api.call(readSharedLogo, { params: { shareToken: token } }, nobody);
  expect(Buffer.from(picture).subarray(1, 4).toString()).toBe("PNG");

  await api.call(endShare, { params: { ...place, shareId: share.id } }, nobody);
  expect(await refusedPicture()).toBe("share_ended");
});

test("the database knows only the hash of a link, and says who made it", async () => {
  const { token } = await make({});
  const rows = await api.dependencies.database.select("SELECT * FROM report_shares");
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(await api.call(listShares, { params: place }, nobody)).toMatchObject([{ by: "agency" }]);
});

test("an ended link says that it has ended, and so does one whose days are over; a wrong one opens nothing", async () => {
  const { share, token } = await make();
  const { token: other } = await make(nobody, 30);
  const end = () => api.call(endShare, { params: { ...place, shareId: share.id } }, nobody);
  await end();
  await end();
  expect(await refusal(token)).toBe("share_ended");
  expect((await api.refused(downloadShared, { params: { shareToken: token } }, nobody)).status).toBe(410);
  expect(await api.call(listShares, { params: place }, nobody)).toHaveLength(1);

  api.clock.set(new Date(api.clock.read().getTime() + 29 * day));
  expect((await read(other)).report.id).toBe(place.reportId);
  api.clock.set(new Date(api.clock.read().getTime() + 2 * day));
  expect(await refusal(other)).toBe("share_ended");
  expect(await refusal("x".repeat(43))).toBe("share_not_found");
  expect(await refusal("x")).toBe("share_not_found");
});

test("nobody makes, sees or ends the links of another client's report", async () => {
  const { share } = await make();
  const other = await addReport("Kedai Roti");
  const foreign = { clientId: other.clientId, reportId: place.reportId };
  for (const route of [listShares, makeShare]) {
    const refused = await api.refused(route, { params: foreign, body: { days: 7 } }, nobody);
    expect(refused.body.error).toBe("report_not_found");
  }
  const ending = await api.refused(endShare, { params: { ...other, shareId: share.id } }, nobody);
  expect(ending.body.error).toBe("share_not_found");
  expect(await api.call(listShares, { params: place }, nobody)).toHaveLength(1);
});

test("a report has at most twenty open links, and only of 7, 30 or 90 days", async () => {
  for (let count = 0; count < 20; count += 1) await make();
  const params = place;
  const one = await api.refused(makeShare, { params, body: { days: 7 } }, nobody);
  expect(one.body).toMatchObject({ error: "too_many_shares", message: expect.stringContaining("20") });
  const forever = await api.refused(makeShare, { params, body: { days: 9999 as 90 } }, nobody);
  expect(forever.status).toBe(400);
});

test("a client's new ID ends the links to its reports, and no other client's", async () => {
  const { token } = await make(nobody, 90);
  const others = await addReport("Kedai Kek");
  const kept = await api.call(makeShare, { params: others, body: { days: 90 } });
  const { id: clientId } = await api.call(rotateClientId, { params: { clientId: place.clientId } });
  expect(await refusal(token)).toBe("share_ended");
  expect(await api.call(listShares, { params: { ...place, clientId } }, nobody)).toEqual([]);
  expect((await read(kept.token)).report.id).toBe(others.reportId);
});

describe("the link in a report's email", () => {
  const wei = { name: "Wei", email: "wei@client.example", language: null, reportTypes: ["monthly" as const] };
  const change = (email: string, contacts: (typeof wei)[]) =>
    api.call(updateClient, {
      params: { clientId: place.clientId },
      body: { name: "Kedai Bunga", email, contacts },
    });

  test("opens the report without the client ID, and is not among the links that people made", async () => {
    const token = await addMailLink(api, place.reportId, "wei@client.example");
    const shared = await read(token);
    expect(shared).toMatchObject({ mailed: true, report: { id: place.reportId } });
    expect(JSON.stringify(shared)).not.toMatch(/wei@|client\.example/u);
    expect(await api.call(listShares, { params: place }, nobody)).toEqual([]);
  });

  test("ends when its recipient is no longer a contact, and only then", async () => {
    await change("bunga@client.example", [wei]);
    const first = await addMailLink(api, place.reportId, "bunga@client.example");
    const second = await addMailLink(api, place.reportId, "wei@client.example");
    await change("bunga@client.example", [{ ...wei, name: "Lee Wei" }]);
    await read(second);
    await change("bunga@client.example", []);
    expect(await refusal(second)).toBe("share_ended");
    await read(first);
    await change("roti@client.example", []);
    expect(await refusal(first)).toBe("share_ended");
  });

  test("ends when the client ID is replaced", async () => {
    const token = await addMailLink(api, place.reportId, "bunga@client.example");
    await api.call(rotateClientId, { params: { clientId: place.clientId } });
    expect(await refusal(token)).toBe("share_ended");
  });

  test("ends after twelve months", async () => {
    const token = await addMailLink(api, place.reportId, "bunga@client.example");
    api.clock.advance(364 * 24 * 3600);
    await read(token);
    api.clock.advance(2 * 24 * 3600);
    expect(await refusal(token)).toBe("share_ended");
  });

  test("is deleted with what is held about its recipient", async () => {
    await change("bunga@client.example", [wei]);
    const token = await addMailLink(api, place.reportId, wei.email);
    await api.call(erasePerson, { query: { email: wei.email } });
    expect(await refusal(token)).toBe("share_not_found");
  });
});
