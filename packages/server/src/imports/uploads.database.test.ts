import { randomBytes } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { readFigures } from "@agency/contracts/figures";
import { keepImport, maximumImportBytes, previewImport } from "@agency/contracts/imports";
import { startApi } from "../testing/api.ts";
import { addClient } from "../testing/sample-input.ts";
import { keepFile, mostFiles, purgeFiles, readFile } from "./store.ts";

const api = await startApi();
beforeEach(async () => {
  await api.empty();
  await api.renewSession();
});

const upload = async (text: string, more: object = {}) =>
  api.call(previewImport, { body: { fileName: "october.csv", file: Buffer.from(text).toString("base64"), ...more } });

test("a file is sent once: its answers and its keeping name it", async () => {
  const { id: clientId } = await addClient(api);
  const asked = await upload("Pelawat\n2260\n", { clientId });
  expect(asked).toMatchObject({ kind: "question", question: { id: "period" } });
  const answered = { upload: asked.upload, clientId, answers: { period: "monthly 2026-10-01" } };
  expect(await api.call(previewImport, { body: answered })).toMatchObject({ kind: "ready", upload: asked.upload });
  expect(await api.call(keepImport, { body: answered })).toEqual({ imported: 1, clients: 1 });
  const { periods } = await api.call(readFigures, { params: { clientId } });
  expect(periods).toMatchObject([
    { figures: { totalVisitors: 2260 }, origins: { totalVisitors: { detail: "table/october.csv, 2" } } },
  ]);
  expect((await api.refused(keepImport, { body: answered })).body.error).toBe("upload_ended");
});

test("a file of the largest size is kept byte for byte", async () => {
  const { database, clock } = api.dependencies;
  const bytes = randomBytes(maximumImportBytes);
  const id = await keepFile(database, "session", { name: "large.zip", bytes }, await clock());
  const kept = await readFile(database, "session", id, await clock());
  expect(bytes.equals(kept?.bytes ?? new Uint8Array())).toBe(true);
});

test("a file belongs to the session that sent it, and is kept for an hour", async () => {
  const { id: clientId } = await addClient(api);
  const { upload: id } = await upload("Month,Visitors\nOct-26,2260\n", { clientId });
  const body = { upload: id, clientId };
  const another = { session: await api.signIn() };
  expect((await api.refused(previewImport, { body }, another)).body.error).toBe("upload_ended");
  api.clock.advance(59 * 60);
  expect(await api.call(previewImport, { body })).toMatchObject({ kind: "ready" });
  api.clock.advance(60);
  const refused = await api.refused(previewImport, { body }, { headers: { "accept-language": "ms" } });
  expect(refused).toMatchObject({
    status: 410,
    body: { error: "upload_ended", message: "Fail ini tidak disimpan lagi. Sila pilih fail itu sekali lagi." },
  });

  const { database, clock } = api.dependencies;
  await purgeFiles(database, await clock());
  expect(await database.select("SELECT * FROM import_file_parts", [])).toEqual([]);
});

test("a session keeps its newest files, and a file that is refused is not kept", async () => {
  const { id: clientId } = await addClient(api);
  const ids: string[] = [];
  for (let visitors = 1; visitors <= mostFiles.ofSession + 1; visitors += 1) {
    ids.push((await upload(`Month,Visitors\nOct-26,${visitors}\n`, { clientId })).upload);
    api.clock.advance(1);
  }
  const [oldest = "", ...others] = ids;
  expect((await api.refused(previewImport, { body: { upload: oldest, clientId } })).body.error).toBe("upload_ended");
  const refused = {
    fileName: "x.csv",
    file: Buffer.from("Month,Visitors\nOct-26,many\n").toString("base64"),
    clientId,
  };
  expect((await api.refused(previewImport, { body: refused })).body.error).toBe("invalid_csv");
  for (const other of others) {
    expect(await api.call(previewImport, { body: { upload: other, clientId } })).toMatchObject({ kind: "ready" });
  }
});

test("a request with neither a file nor one that was sent says what is missing", async () => {
  const { id: clientId } = await addClient(api);
  const { body } = await api.refused(previewImport, { body: { clientId } });
  expect(body.fields?.map(({ field }) => field)).toEqual(["fileName", "file"]);
});
