import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { readFigures } from "@agency/contracts/figures";
import { keepImport, previewImport } from "@agency/contracts/imports";
import { startApi } from "../testing/api.ts";
import { addClient, typeIn } from "../testing/sample-input.ts";

const api = await startApi();
let clientId: string;
beforeEach(async () => {
  ({ id: clientId } = await addClient(api, { name: "Salon Rambut Fatihah" }));
});

const slip = (name: string) => readFileSync(join(import.meta.dirname, "slips", name)).toString("base64");
const lines = (...rows: string[]) => Buffer.from(rows.join("\n")).toString("base64");
const previewBody = (fileName: string, file: string) => ({ fileName, file, clientId });

async function previewDoubts(body: ReturnType<typeof previewBody>) {
  const preview = await api.call(previewImport, { body });
  if (preview.kind !== "ready") throw new Error(`The file is asked about: ${preview.kind}`);
  return preview.rows.flatMap(({ doubts }) => doubts);
}

test.each([
  ["swap.xlsx", "Total visitors (1,480) is more than the 310 visits: everybody who comes makes at least one visit"],
  ["leads-big.xlsx", "Leads (4,100) is more than the 1,900 visits"],
  ["pct45.csv", "Visitors from organic search (45) may be a percentage, not a number of people"],
])("%s is kept only once somebody has said that it is right", async (name, message) => {
  const body = previewBody(name, slip(name));
  const doubts = await previewDoubts(body);
  expect(doubts.map((doubt) => doubt.message)).toEqual([message]);
  const refused = await api.refused(keepImport, { body });
  expect(refused).toMatchObject({ status: 409, body: { error: "figures_doubtful" } });
  const periods = async () => (await api.call(readFigures, { params: { clientId } })).periods;
  expect(await periods()).toEqual([]);
  await api.call(keepImport, { body: { ...body, confirmed: doubts.map(({ id }) => id) } });
  expect(await periods()).toMatchObject([{ confirmed: [{ by: "admin" }] }]);
  // Somebody has said that it is right.
  expect(await previewDoubts(body)).toEqual([]);
});

test("a row is compared with what the client has, and with the other rows of the file", async () => {
  const known = { reportType: "monthly", figures: { adSpend: 850 } } as const;
  await typeIn(api, clientId, { ...known, periodStart: "2026-08-01" });
  const [one, ...others] = await previewDoubts(
    previewBody("sen.csv", lines("Month,Ad spend (RM)", "Sep-26,900", "Oct-26,85000")),
  );
  expect(one?.message).toBe("Ad spend (85,000) is usually about 875: perhaps this is in cents");
  expect(others).toEqual([]);
});

test("a figure of the file that does not fit one that stands is asked about", async () => {
  await typeIn(api, clientId, { reportType: "monthly", periodStart: "2026-10-01", figures: { sessions: 310 } });
  const [one] = await previewDoubts(previewBody("leads.csv", lines("Month,Leads", "Oct-26,4120")));
  expect(one?.message).toBe("Leads (4,120) is more than the 310 visits");
});
