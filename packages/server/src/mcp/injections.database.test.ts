import { expect, test } from "vitest";
import { giveAnswer } from "@agency/contracts/answers";
import { readBoard } from "@agency/contracts/board";
import { addNote } from "@agency/contracts/client-history";
import { addWork } from "@agency/contracts/plan";
import { approveReport, requestReport } from "@agency/contracts/reports";
import { saveSettings } from "@agency/contracts/settings";
import { bareOrigin } from "@agency/model/origin";
import { figuresEntity } from "../figures/table.ts";
import { startApi } from "../testing/api.ts";
import { writeIn } from "../testing/sample-forms.ts";
import { addClientWithFigures } from "../testing/sample-input.ts";
import { openDoor } from "./assistant.fixture.ts";
import { injections, mark } from "./injections.fixture.ts";

const api = await startApi();
await api.call(saveSettings, { body: { tokens: true } });
const own = await addClientWithFigures(api, {
  name: "Kedai Contoh",
  email: "own@kedai.example",
  package: "enterprise",
});
const other = await addClientWithFigures(api, { name: "Sample Stranger", email: "stranger@other.example" });
const door = await openDoor(api);
const { database } = api.dependencies;
const period = { reportType: "monthly", periodStart: "2026-10-01" } as const;
const origin = bareOrigin("file", "2026-11-02T01:00:00.000Z");

const texts = injections({ name: other.name, id: other.id });

/** Where a text from outside lies, and whether an assistant is shown such a text at all. */
const places = [
  ["keyword", true],
  ["page", true],
  ["campaign", true],
  ["profile search", true],
  ["key event", true],
  ["line of work", true],
  ["planned line", true],
  ["question", true],
  ["enquiry", false],
  ["note", false],
] as const;
type PlaceName = (typeof places)[number][0];

/** Texts that the API keeps are lines without controls, as its forms would send them. */
const asLine = (text: string, most = 200) =>
  text
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]/gu, " ")
    .slice(0, most)
    .trim();

/** Puts one text into each place, as sources, visitors, clients and the staff would, and makes the report again. */
async function plant(round: Record<PlaceName, string>): Promise<void> {
  const params = { clientId: own.id };
  const [row] = await database.select("SELECT id FROM clients WHERE name = ?", [own.name]);
  const figures = { spend: 100, impressions: 900, clicks: 40, conversions: 3, value: null };
  await database.manager.update(
    figuresEntity,
    { clientId: String(row?.["id"]), ...period },
    {
      searches: {
        keywords: [{ query: round.keyword, clicks: 9, impressions: 90, position: 3 }],
        pages: [{ page: `https://kedai.example/?q=${round.page}`, clicks: 9, impressions: 90, position: 3 }],
        scope: { list: "top", country: null },
      },
      profileSearches: { rows: [{ search: round["profile search"], people: 30 }], origin },
      leads: { kinds: [{ name: round["key event"], leads: 9 }], channels: [], origin: { kind: "file", account: null } },
      ads: [
        {
          ...figures,
          platform: "google_ads",
          currency: "MYR",
          counted: asLine(round.campaign, 60),
          attribution: null,
          campaigns: [{ ...figures, name: round.campaign }],
          others: null,
          origin,
        },
      ],
    },
  );
  await api.call(addWork, { params, body: { ...period, text: asLine(round["line of work"]) } });
  await api.call(addWork, {
    params,
    body: { ...period, periodStart: "2026-11-01", text: asLine(round["planned line"]), planned: true },
  });
  await api.call(addNote, { params, body: { text: round.note } });
  await writeIn(api, { projectDetails: round.enquiry });
  await api.call(requestReport, { params, body: { reportType: "monthly" } });
  await api.worker.generate();
  const find = async () => (await api.call(readBoard, { query: { reportType: "monthly", search: own.name } })).rows[0];
  const reportId = (await find())?.reportId ?? "";
  // Letters that no font has keep it from being approved by itself.
  await api.call(approveReport, { params: { ...params, reportId }, body: {} });
  const revision = (await find())?.revision ?? 0;
  await api.call(
    giveAnswer,
    {
      params: { ...params, reportId },
      body: {
        revision,
        rating: null,
        question: asLine(round.question, 500),
        customers: null,
        worth: null,
        name: null,
      },
    },
    { session: null },
  );
}

/** Every row of every table but of events and of the last use of tokens. */
async function rows(): Promise<unknown> {
  const kept = database.source.entityMetadatas.map(({ tableName }) => tableName).filter((name) => name !== "activity");
  const all = await Promise.all(kept.map((name) => database.select(`SELECT * FROM ${name}`)));
  return all.map((ofTable) => ofTable.map(({ lastUsedAt: _used, ...row }) => row));
}

/** The texts of an answer, apart by whether they stand where texts from outside belong. */
function apart(value: unknown, isOutside = false): { outside: string[]; inside: string[] } {
  if (typeof value === "string") return isOutside ? { outside: [value], inside: [] } : { outside: [], inside: [value] };
  if (typeof value !== "object" || value === null) return { outside: [], inside: [] };
  const parts = Object.entries(value).map(([name, part]) => {
    const { outside, inside } = apart(part, isOutside || name === "untrusted_text_from_outside");
    return { outside, inside: [name, ...inside] };
  });
  return { outside: parts.flatMap(({ outside }) => outside), inside: parts.flatMap(({ inside }) => inside) };
}

const calls = (name: string): [tool: string, given: Record<string, unknown>][] => [
  ["what_needs_attention", {}],
  ["list_month", {}],
  ["read_report", { client: name }],
  ["read_report", { client: name, language: "ms" }],
  ["read_draft", { client: name }],
  ["compare_periods", { client: name, earlier: "2026-10-01", later: "2026-10-01" }],
];

test("200 injected texts change nothing, tell nothing of another client, and stand only where texts from outside belong", async () => {
  expect(new Set(texts.map((text) => mark.exec(text)?.[0])).size).toBe(200);
  const [staff, viewer, limited] = [
    await api.join("staff"),
    await api.join("viewer"),
    await api.join("staff", [own.id]),
  ];
  const proposer = await door.assistant({ clientIds: [own.id], mayPropose: true });
  const assistants = [
    { isLimited: false, ...(await door.assistant()) },
    { isLimited: false, ...(await door.assistant({}, staff)) },
    { isLimited: false, ...(await door.assistant({}, viewer)) },
    { isLimited: true, ...(await door.assistant({}, limited)) },
    { isLimited: true, ...proposer },
  ];
  const describe = async () => JSON.stringify(await Promise.all(assistants.map(({ client }) => client.listTools())));
  const described = await describe();
  const foreign = new RegExp([other.name, other.id, other.id.replaceAll("-", ""), "stranger@"].join("|"), "i");
  const seen = new Set<PlaceName>();

  for (let first = 0; first < texts.length; first += places.length) {
    const round = Object.fromEntries(places.map(([place], at) => [place, texts[first + at]])) as Record<
      PlaceName,
      string
    >;
    await plant(round);
    const before = await rows();
    for (const { ask, isLimited } of assistants) {
      for (const [tool, given] of calls(own.name)) {
        const { isError, answer, text } = await ask(tool, given);
        expect(isError, `${tool}: ${text}`).toBe(false);
        const { outside, inside } = apart(answer);
        expect(
          inside.filter((one) => mark.test(one)),
          tool,
        ).toEqual([]);
        for (const [place] of places) {
          const planted = mark.exec(round[place])?.[0] ?? "";
          if (outside.some((one) => one.toLowerCase().includes(planted))) seen.add(place);
        }
        // What the planted texts say themselves does not count as a leak.
        const others = isLimited ? [...inside, ...outside.filter((one) => !mark.test(one))] : [];
        expect(
          others.filter((one) => foreign.test(one)),
          tool,
        ).toEqual([]);
      }
      if (!isLimited) continue;
      for (const [tool, given] of calls(other.name)) {
        if (!("client" in given)) continue;
        const { isError, text } = await ask(tool, given);
        expect(isError, tool).toBe(true);
        expect(text, tool).toBe(`No client is called ${JSON.stringify(other.name)}. list_month names them.`);
      }
    }
    // Of another client, and of one's own without a draft, nothing is proposed.
    for (const client of [own.name, other.name]) {
      for (const tool of ["propose_comment", "propose_line"])
        expect(await proposer.ask(tool, { client, text: asLine(round.note) }), tool).toMatchObject({ isError: true });
    }
    expect(await rows()).toEqual(before);
  }
  expect(places.filter(([place, isShown]) => seen.has(place) !== isShown)).toEqual([]);
  expect(await describe()).toBe(described);
  expect(described).not.toMatch(mark);
  for (const { client } of assistants) expect(client.getInstructions()).not.toMatch(mark);
});
