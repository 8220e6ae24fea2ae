import { strFromU8, unzipSync } from "fflate";
import { beforeEach, expect, test } from "vitest";
import { downloadArchive } from "@agency/contracts/client-archive";
import { requestReport } from "@agency/contracts/reports";
import { startApi } from "../testing/api.ts";
import { addClient, october, september, typeIn } from "../testing/sample-input.ts";

const api = await startApi();
beforeEach(() => api.empty());

async function addApproved(name: string) {
  const { id: clientId } = await addClient(api, { name, language: "ms" });
  for (const figures of [september, october]) {
    await typeIn(api, clientId, figures);
    const body = { reportType: "monthly", periodStart: figures.periodStart } as const;
    await api.call(requestReport, { params: { clientId }, body });
    await api.worker.generate();
  }
  return clientId;
}

const download = (clientId: string) => api.attempt(downloadArchive, { params: { clientId } });

test("all approved reports come as one zip: a PDF of each, figures with their sources, and an index without a network", async () => {
  const clientId = await addApproved("Kedai <b>Bunga</b>");
  const { statusCode, headers, rawPayload } = await download(clientId);
  expect(statusCode).toBe(200);
  expect(headers["content-type"]).toBe("application/zip");
  expect(headers["content-disposition"]).toBe('attachment; filename="kedai-b-bunga-b-reports-2026-11-10.zip"');
  const files = unzipSync(rawPayload);
  expect(Object.keys(files)).toEqual([
    "reports/kedai-b-bunga-b-2026-10.pdf",
    "reports/kedai-b-bunga-b-2026-09.pdf",
    "figures.csv",
    "index.html",
  ]);
  for (const name of Object.keys(files).filter((each) => each.endsWith(".pdf")))
    expect(strFromU8((files[name] as Uint8Array).subarray(0, 5))).toBe("%PDF-");

  const figures = strFromU8(files["figures.csv"] as Uint8Array);
  expect(figures.split("\r\n")[0]).toBe("Laporan,Hari pertama,Hari terakhir,Versi,Angka,Nilai,Sumber,Masa dibaca");
  const visitors = figures.split("\r\n").filter((line) => line.includes(`,${october.figures.totalVisitors},`));
  expect(visitors).toHaveLength(1);
  expect(visitors[0]).toMatch(/^Laporan bulanan,2026-10-01,2026-10-31,1,.*,2026-11-10T/);
  // Of the staff's accounts, a client reads none.
  expect(figures).not.toContain("admin");

  const index = strFromU8(files["index.html"] as Uint8Array);
  expect(index).toContain('lang="ms-MY"');
  expect(index).toContain("Kedai &lt;b&gt;Bunga&lt;/b&gt;");
  expect(index).toContain('href="reports/kedai-b-bunga-b-2026-10.pdf"');
  expect(index).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
});

test("one archive is made at a time, and the next one begins when it is done", async () => {
  const clientId = await addApproved("Kedai Bunga");
  const answers = await Promise.all([download(clientId), download(clientId)]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([200, 409]);
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json().error).toBe("archive_busy");
  expect((await download(clientId)).statusCode).toBe(200);
});

test("without an approved report there is nothing to download, and only the staff download", async () => {
  const { id: clientId } = await addClient(api);
  const refused = await download(clientId);
  expect(refused.statusCode).toBe(409);
  expect(refused.json().error).toBe("archive_empty");
  const stranger = await api.attempt(downloadArchive, { params: { clientId } }, { session: null });
  expect(stranger.statusCode).toBe(401);
});
