import { expect, test } from "vitest";
import type { SourceProblem } from "@agency/model/source-problem";
import { Refusal } from "../kit/refusal.ts";
import { readSource } from "./read-source.ts";
import type { ReadEnd, Source, SourceHealth, SourceRead, SourceReading } from "./source.ts";

const october = { start: "2026-10-01", end: "2026-10-31" };
const november2 = new Date("2026-11-02T01:00:00Z");
const november4 = new Date("2026-11-04T01:00:00Z");
const read: SourceRead = {
  id: "read",
  sourceId: "source",
  reportType: "monthly",
  periodStart: october.start,
  state: "running",
  problem: null,
  readAt: null,
  final: false,
  backfill: false,
  requestedAt: november2,
  attempts: 1,
  dueAt: november2,
  leaseOwner: "worker",
  leaseUntil: november2,
  requestId: null,
};
const source: Source = {
  id: "source",
  clientId: "client",
  connectionId: "connection",
  kind: "search_console",
  accountId: "sc-domain:kedai.example",
  name: "kedai.example",
  sites: ["kedai.example"],
  accepted: [],
  timeZone: "America/Los_Angeles",
  chosenBy: "siti",
  chosenAt: november2,
  tracking: null,
  fills: null,
  problem: null,
  problemSince: null,
  readAt: null,
  watchedOn: null,
};
const given: SourceReading = {
  type: "monthly",
  period: october,
  readAt: november2,
  timeZone: "America/Los_Angeles",
  final: false,
  empty: false,
  figures: { averagePosition: { value: 4.2, detail: "searchconsole", notes: ["not_final"] } },
};

type Options = { now?: Date; answer?: Partial<SourceReading> | Error; read?: Partial<SourceRead>; approved?: boolean };

async function reading({ now = november2, answer = {}, read: changes = {}, approved = false }: Options) {
  const kept: { ends: ReadEnd[]; health: SourceHealth | null; retryAt: Date | null; asked: number } = {
    ends: [],
    health: null,
    retryAt: null,
    asked: 0,
  };
  const row = { ...read, ...changes };
  const outcome = await readSource(
    {
      work: {
        claim: async () => null,
        approved: async () => new Set(approved ? [row.id] : []),
        finish: async (_, ends, health) => {
          Object.assign(kept, { ends, health });
          return ends.length;
        },
        release: async () => undefined,
        giveBack: async (_, { retryAt }, health) => void Object.assign(kept, { retryAt, health }),
      },
      getAccessToken: async () => "token",
      read: async (_source, _token, periods) => {
        kept.asked = periods.length;
        if (answer instanceof Error) throw answer;
        return periods.map(() => ({ ...given, readAt: now, ...answer }));
      },
      clock: () => now,
      newId: () => "reading",
      log: { warn: () => undefined },
      stopping: new AbortController().signal,
    },
    { source, reads: [row] },
  );
  return { outcome, ...kept };
}

const failure = (problem: SourceProblem, retryAt: Date | null) =>
  Object.assign(new Error(problem), { problem, retryAt });

test("a month that Google may still change is read again in the night before the fourth day after it", async () => {
  const { outcome, ends } = await reading({});
  expect(outcome).toBe("done");
  expect(ends).toMatchObject([{ nextAt: new Date("2026-11-03T17:00:00Z"), final: false, reading: { final: false } }]);
});

test.each([
  ["that is final", { answer: { final: true } }],
  ["that was read on the fourth day", { now: november4 }],
])("a month %s is not read again", async (_, options) => {
  expect((await reading(options)).ends).toMatchObject([{ nextAt: null, reading: { id: "reading" } }]);
});

test("a month that was read once is not read again after the approval of its report", async () => {
  const { asked, ends } = await reading({ read: { readAt: november2 }, now: november4, approved: true });
  expect(asked).toBe(0);
  expect(ends).toMatchObject([{ nextAt: null, reading: null }]);
});

test("an empty month keeps no figures, and says so of the source", async () => {
  const { ends, health } = await reading({ answer: { empty: true, final: true, figures: {} } });
  expect(ends).toMatchObject([{ problem: "empty", reading: null, nextAt: null }]);
  expect(health).toMatchObject({ problem: "empty", problemSince: november2 });
});

test("an empty month of the history is not a problem", async () => {
  const { health } = await reading({ answer: { empty: true, final: true, figures: {} }, read: { backfill: true } });
  expect(health).toMatchObject({ problem: null });
});

const in5Minutes = new Date(november2.getTime() + 5 * 60_000);

test.each([
  ["a quota: when Google says", failure("too_many", in5Minutes), 1, "2026-11-02T01:05:00.000Z"],
  [
    "a fault of Google's: not before our pause ends",
    failure("server_error", in5Minutes),
    5,
    "2026-11-02T01:16:00.000Z",
  ],
  ["a slow answer: later with each try, at most 4 hours", failure("slow", in5Minutes), 19, "2026-11-02T05:00:00.000Z"],
  ["no access: after 6 hours, since a person must act", failure("no_access", null), 1, "2026-11-02T07:00:00.000Z"],
  ["an ended connection", new Refusal("connection_ended"), 1, "2026-11-02T07:00:00.000Z"],
])("the next try after %s", async (_, answer, attempts, next) => {
  const { outcome, retryAt, health } = await reading({ answer, read: { attempts } });
  expect(outcome).toBe("retried");
  expect(retryAt?.toISOString()).toBe(next);
  expect(health).toMatchObject({ problemSince: november2 });
});

test("a source is given up after 20 tries", async () => {
  expect(await reading({ answer: failure("slow", in5Minutes), read: { attempts: 20 } })).toMatchObject({
    outcome: "failed",
    retryAt: null,
    health: { problem: "slow" },
  });
});
