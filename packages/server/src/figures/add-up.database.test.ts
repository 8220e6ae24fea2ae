import { beforeEach, expect, test } from "vitest";
import { addUpMonths, changeFigures, type FiguresInput, readFigures } from "@agency/contracts/figures";
import { type AdPlatform, sumUpAds } from "@agency/model/ads";
import { activeClients } from "../clients/store.ts";
import { startApi } from "../testing/api.ts";
import { addClient, typeIn } from "../testing/sample-input.ts";
import { keepFigures } from "./change-figures.ts";

const api = await startApi();
beforeEach(api.empty);

const quarter = { reportType: "quarterly", periodStart: "2026-07-01" } as const;
const months = ["2026-07-01", "2026-08-01", "2026-09-01"];

async function addClientWithMonths(figures: FiguresInput["figures"], starts = months): Promise<string> {
  const { id } = await addClient(api);
  for (const periodStart of starts) await typeIn(api, id, { reportType: "monthly", periodStart, figures });
  return id;
}

const addUp = (clientIds: string[]) => api.call(addUpMonths, { body: { periodStart: quarter.periodStart, clientIds } });

async function readQuarter(clientId: string) {
  const { periods } = await api.call(readFigures, { params: { clientId } });
  return periods.find(({ reportType }) => reportType === "quarterly");
}

test("quarters of several clients get what follows from their months, with an origin that says so, and nothing else", async () => {
  const full = await addClientWithMonths({ totalLeads: 30, adSpend: 100.1, totalFollowers: 800, totalVisitors: 900 });
  const partial = await addClientWithMonths({ totalLeads: 7 }, months.slice(1));
  const { clients } = await addUp([full, partial, "7KQ2"]);
  expect(clients).toEqual([{ clientId: full, figures: ["totalFollowers", "totalLeads", "adSpend"] }]);
  const kept = await readQuarter(full);
  expect(kept?.figures).toMatchObject({ totalLeads: 90, adSpend: 300.3, totalFollowers: 800, totalVisitors: null });
  expect(kept?.origins.totalLeads).toMatchObject({ kind: "months", detail: months.join(", "), author: "admin" });
  expect(kept?.origins.totalFollowers).toMatchObject({ kind: "months", detail: "2026-09-01" });
  expect(await readQuarter(partial)).toBeUndefined();
  // What is there already is not added up again.
  expect(await addUp([full])).toEqual({ clients: [] });
});

test("what was typed for the quarter stays, and a source that is read later replaces a sum", async () => {
  const clientId = await addClientWithMonths({ totalLeads: 30, calls: 4 });
  await api.call(changeFigures, { params: { clientId }, body: { ...quarter, figures: { totalLeads: 85 } } });
  await addUp([clientId]);
  expect((await readQuarter(clientId))?.figures).toMatchObject({ totalLeads: 85, calls: 12 });
  const [client] = await activeClients(api.dependencies.database);
  if (!client) throw new Error("The client is gone");
  const read = { kind: "business_profile", detail: null, author: null, final: true } as const;
  const figures = { calls: { value: 13 } };
  await keepFigures(api.dependencies, [{ clientId: client.id, ...quarter, ...read, figures }]);
  expect((await readQuarter(clientId))?.figures.calls).toBe(13);
});

test("months are added up only for a quarter that is over", async () => {
  const clientId = await addClientWithMonths({ totalLeads: 30 });
  for (const periodStart of ["2026-08-01", "2026-10-01"]) {
    const { status, body } = await api.refused(addUpMonths, { body: { periodStart, clientIds: [clientId] } });
    expect([status, body.error]).toEqual([400, "invalid_input"]);
  }
  expect(await readQuarter(clientId)).toBeUndefined();
});

test("a quarter has the ads and answers of its months' files, and names the months that lack them", async () => {
  const { id: clientId } = await addClient(api);
  const [client] = await activeClients(api.dependencies.database);
  if (!client) throw new Error("The client is gone");
  const ads = (platform: AdPlatform, spend: number) => ({
    value: sumUpAds({ platform, currency: "MYR", counted: null, attribution: null }, [
      { name: "Raya", spend, impressions: 400, clicks: 20, conversions: 1.5, value: null },
    ]),
  });
  const bing = { value: { engine: "bing" as const, part: "count" as const, count: 40, pagesPerDay: 2 } };
  const read = { kind: "file", detail: null, author: "admin", final: null } as const;
  await keepFigures(
    api.dependencies,
    months.map((periodStart) => ({
      clientId: client.id,
      reportType: "monthly" as const,
      periodStart,
      ...read,
      figures: { adSpend: { value: periodStart === "2026-08-01" ? 100 : 130 } },
      ads: [ads("google_ads", 100), ...(periodStart === "2026-08-01" ? [] : [ads("meta_ads", 30)])],
      aiAnswers: [bing],
    })),
  );
  expect(await addUp([clientId])).toEqual({ clients: [{ clientId, figures: [] }] });
  expect(await readQuarter(clientId)).toMatchObject({
    // What Meta's ads cost in August is not known.
    figures: { adSpend: null },
    ads: [
      {
        platform: "google_ads",
        spend: 300,
        clicks: 60,
        conversions: 4.5,
        campaigns: [{ name: "Raya", spend: 300 }],
        origin: { kind: "months", detail: months.join(", "), author: "admin" },
      },
      {
        platform: "meta_ads",
        spend: null,
        lacking: ["2026-08-01"],
        origin: { kind: "months", detail: "2026-07-01, 2026-09-01" },
      },
    ],
    aiAnswers: [{ engine: "bing", count: 120, pagesPerDay: null, origin: { kind: "months" } }],
  });
  expect(await addUp([clientId])).toEqual({ clients: [] });
});
