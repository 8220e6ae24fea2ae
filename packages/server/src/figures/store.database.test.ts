import { expect, test } from "vitest";
import { contextOn } from "../testing/context.ts";
import { scratchDatabase } from "../testing/migrated-scratch.ts";
import { addClient } from "../testing/records.ts";
import { keepFigures, type NewReading } from "./change-figures.ts";
import { figuresOfClient, findReadings } from "./store.ts";

const database = await scratchDatabase();
const clock = () => new Date("2026-11-03T01:00:00Z");

const read = (clientId: string, others: Partial<NewReading>): NewReading => ({
  clientId,
  reportType: "monthly",
  periodStart: "2026-10-01",
  kind: "analytics",
  detail: null,
  author: null,
  final: null,
  figures: {},
  ...others,
});
const keep = (...readings: NewReading[]) => keepFigures(contextOn(database, { clock }), readings);

test("readings of several sources, clients and periods are kept at once, each period as it stands then", async () => {
  const [one, two] = [await addClient(database), await addClient(database)];
  const kept = await keep(
    read(one.id, { figures: { totalVisitors: { value: 530 } }, final: true }),
    read(one.id, { kind: "search_console", figures: { averagePosition: { value: 8.4, notes: ["not_final"] } } }),
    read(one.id, { kind: "typed", author: "siti", figures: { totalVisitors: { value: 999 } } }),
    read(one.id, { periodStart: "2026-09-01", figures: { totalVisitors: { value: null } } }),
    read(two.id, { kind: "file", figures: { totalLeads: { value: 3 } } }),
  );
  expect(await figuresOfClient(database, one.id)).toEqual([kept[0]]);
  expect(await figuresOfClient(database, two.id)).toEqual([kept[1]]);
  expect(kept).toMatchObject([
    {
      figures: { totalVisitors: 999, averagePosition: 8.4, totalLeads: null },
      origins: { totalVisitors: { kind: "typed", author: "siti" }, averagePosition: { notes: ["not_final"] } },
      overridden: { totalVisitors: { value: 530, origin: { kind: "analytics", final: true } } },
    },
    { figures: { totalLeads: 3 } },
  ]);
  const history = await findReadings(database, { clientId: one.id, reportType: "monthly", periodStart: "2026-10-01" });
  expect(history.map(({ kind }) => kind)).toEqual(["typed", "search_console", "analytics"]);
  expect(
    await findReadings(database, { clientId: one.id, reportType: "monthly", periodStart: "2026-09-01" }),
  ).toHaveLength(1);
});

test("figures and searches of a Business Profile, figures of ads, and what leads divide into, are kept", async () => {
  const { id } = await addClient(database);
  const leads = { kinds: [{ name: "generate_lead", leads: 3 }], channels: [] };
  const [kept] = await keep(
    read(id, {
      kind: "business_profile",
      figures: { calls: { value: 0 }, websiteClicks: { value: 310 } },
      profileSearches: { value: [{ search: "kopi", fewerThan: 15 }] },
    }),
    read(id, { kind: "typed", author: "siti", figures: { websiteClicks: { value: 300 }, adSpend: { value: 12.5 } } }),
    read(id, { kind: "analytics", figures: {}, leads }),
  );
  expect(await figuresOfClient(database, id)).toEqual([kept]);
  expect(kept).toMatchObject({
    figures: { calls: 0, directions: null, websiteClicks: 300, totalVisitors: null, adSpend: 12.5 },
    origins: { calls: { kind: "business_profile" }, websiteClicks: { kind: "typed" } },
    overridden: { websiteClicks: { value: 310 } },
    leads,
    profileSearches: { rows: [{ search: "kopi", fewerThan: 15 }], origin: { kind: "business_profile" } },
  });
});

test("searches of a Business Profile are kept where nothing else of it is known", async () => {
  const { id } = await addClient(database);
  await keep(read(id, { kind: "business_profile", profileSearches: { value: [{ search: "kopi", people: 40 }] } }));
  expect(await figuresOfClient(database, id)).toMatchObject([
    { profileSearches: { rows: [{ search: "kopi", people: 40 }] } },
  ]);
});

test("two readings at once lose no figure of either", async () => {
  const { id } = await addClient(database);
  await Promise.all([
    keep(read(id, { figures: { totalVisitors: { value: 530 } } })),
    keep(read(id, { kind: "search_console", figures: { averagePosition: { value: 8.4 } } })),
    keep(read(id, { kind: "typed", author: "siti", figures: { totalLeads: { value: 3 } } })),
  ]);
  const [period] = await figuresOfClient(database, id);
  expect(period?.figures).toMatchObject({ totalVisitors: 530, averagePosition: 8.4, totalLeads: 3 });
});

test("nothing is kept when one of the readings cannot be", async () => {
  const { id } = await addClient(database);
  const one = read(id, { figures: { totalVisitors: { value: 530 } } });
  await expect(keep(one, read("nobody", { figures: { totalVisitors: { value: 1 } } }))).rejects.toThrow(/foreign key/i);
  expect(await figuresOfClient(database, id)).toEqual([]);
  expect(await findReadings(database, { clientId: id, reportType: "monthly", periodStart: "2026-10-01" })).toEqual([]);
});
