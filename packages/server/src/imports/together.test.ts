import { beforeEach, expect, test } from "vitest";
import { readFigures } from "@agency/contracts/figures";
import { type ImportInput, keepImport, maximumImportBytes, previewImport } from "@agency/contracts/imports";
import { mostFilesTogether } from "@agency/model/limits";
import { startApi } from "../testing/api.ts";
import { addClient } from "../testing/sample-input.ts";
import { keepFile } from "./store.ts";

const api = await startApi();
beforeEach(() => api.empty());

const ga4 = (property: string, visits: number) =>
  [
    "# ----",
    `# Property: ${property}`,
    "# Start date: 20261001",
    "# End date: 20261031",
    "Session primary channel group (Default Channel Group),Sessions",
    `Direct,${visits}`,
    `,${visits}`,
  ].join("\n");

const send = (fileName: string, text: string, more: Partial<ImportInput> = {}) =>
  api.call(previewImport, { body: { fileName, file: Buffer.from(text).toString("base64"), ...more } });
const listFigures = async (clientId: string) =>
  (await api.call(readFigures, { params: { clientId } })).periods.map(({ figures, origins }) => ({ figures, origins }));

test("files of several clients are shown together with their names, and kept together", async () => {
  const { id: first } = await addClient(api, { name: "First Sample" });
  const { id: second } = await addClient(api, { name: "Second Sample" });
  const one = await send("first.csv", ga4("First Sample - GA4", 300));
  const two = await send("second.csv", ga4("Second Sample", 200));
  const three = await send("leads.csv", "Client,Month,Leads,Walk-ins\nFirst Sample,Oct-26,9,4\n");
  const others = [{ upload: two.upload }, { upload: three.upload, answers: { "column:walk ins": "ignore" } }];
  const body = { upload: one.upload, others };
  expect(await api.call(previewImport, { body })).toMatchObject({
    kind: "ready",
    formats: ["ga4", "ga4", "table"],
    rows: [
      { client: { clientId: first }, file: "first.csv", figures: { sessions: 300 } },
      { client: { clientId: first }, file: "leads.csv", figures: { totalLeads: 9 } },
      { client: { clientId: second }, file: "second.csv", figures: { sessions: 200 } },
    ],
    ignored: [{ file: "leads.csv", column: "Walk-ins" }],
  });
  expect(await listFigures(first)).toEqual([]);
  expect(await api.call(keepImport, { body })).toEqual({ imported: 2, clients: 2 });
  expect(await listFigures(first)).toMatchObject([
    {
      figures: { sessions: 300, totalLeads: 9 },
      origins: { sessions: { detail: "ga4/first.csv, 7" }, totalLeads: { detail: "table/leads.csv, 2" } },
    },
  ]);
  expect(await listFigures(second)).toMatchObject([{ figures: { sessions: 200 } }]);
  expect((await api.refused(keepImport, { body })).body.error).toBe("upload_ended");
});

test("a file of which every client is left out is refused with that reason", async () => {
  await addClient(api, { name: "First Sample" });
  const refused = await api.refused(previewImport, {
    body: {
      fileName: "stranger.csv",
      file: Buffer.from(ga4("A stranger", 300)).toString("base64"),
      clients: { "A stranger": null },
    },
  });
  expect(refused.body.fields).toEqual([
    { field: "file", message: "has no other figures: you left out every client in it" },
  ]);
});

test("of files of which one is still asked about, none is kept, and the question says which", async () => {
  const { id: first } = await addClient(api, { name: "First Sample" });
  const one = await send("first.csv", ga4("First Sample", 300));
  const two = await send("second.csv", ga4("Somebody Sample", 200));
  expect(two).toMatchObject({ kind: "clients", names: [{ name: "Somebody Sample", where: "property", line: 2 }] });
  const body = { upload: one.upload, others: [{ upload: two.upload }] };
  expect(await api.call(previewImport, { body })).toMatchObject({ kind: "clients", of: two.upload });
  expect((await api.refused(keepImport, { body })).body.error).toBe("invalid_input");
  expect(await listFigures(first)).toEqual([]);
});

test("two files that give the same figure differently are asked about, with what each gives", async () => {
  const { id: first } = await addClient(api, { name: "First Sample" });
  const one = await send("a.csv", ga4("First Sample", 300));
  const two = await send("b.csv", "Client,Month,Sessions,Leads\nFirst Sample,Oct-26,310,9\n");
  const others = [{ upload: two.upload }];
  const asked = await api.call(previewImport, { body: { upload: one.upload, others } });
  expect(asked).toMatchObject({
    kind: "question",
    question: {
      kind: "same_period",
      choices: [{ value: "add" }, { figures: { sessions: 300 } }, { figures: { sessions: 310 } }],
    },
  });
  const answers = asked.kind === "question" ? { [asked.question.id]: "1" } : {};
  await api.call(keepImport, { body: { upload: one.upload, others, answers } });
  expect(await listFigures(first)).toMatchObject([{ figures: { sessions: 310, totalLeads: 9 } }]);
});

test("a property that nobody has is remembered with the client that was answered, until everything is asked again", async () => {
  const { id: first } = await addClient(api, { name: "First Sample" });
  const { id: second } = await addClient(api, { name: "Second Sample" });
  const clients = { "Somebody Sample": first };
  const { upload } = await send("a.csv", ga4("Somebody Sample", 300), { clients });
  await api.call(keepImport, { body: { upload, clients } });
  const again = (more: Partial<ImportInput>) => send("b.csv", ga4("Somebody Sample", 320), more);
  for (const more of [{}, { clientId: first }])
    expect(await again(more)).toMatchObject({ kind: "ready", rows: [{ client: { clientId: first } }] });
  expect(await again({ clientId: second })).toMatchObject({ kind: "clients" });
  const mapping = { columns: {}, dateOrder: null, reportType: null };
  const asked = await again({ clientId: first, mapping });
  expect(asked).toMatchObject({ kind: "clients" });
  const answered = { "Somebody Sample": second };
  await api.call(keepImport, { body: { upload: asked.upload, clientId: first, mapping, clients: answered } });
  expect(await again({})).toMatchObject({ kind: "ready", rows: [{ client: { clientId: second } }] });
});

test("more files, or larger ones, than can be kept together are refused", async () => {
  const { database, clock } = api.dependencies;
  const { id: clientId } = await addClient(api);
  const { upload } = await send("a.csv", "Month,Visitors\nOct-26,2260\n", { clientId });
  const many = Array.from({ length: mostFilesTogether }, () => ({ upload }));
  expect((await api.refused(previewImport, { body: { upload, clientId, others: many } })).body.error).toBe(
    "invalid_input",
  );
  const [{ session } = { session: "" }] = (await database.select("SELECT session FROM import_files", [])) as {
    session: string;
  }[];
  const bytes = new Uint8Array(maximumImportBytes);
  const others = [];
  for (let file = 0; file < 4; file += 1)
    others.push({ upload: await keepFile(database, session, { name: "large.csv", bytes }, await clock()) });
  expect((await api.refused(previewImport, { body: { upload, clientId, others } })).body.error).toBe("body_too_large");
});
