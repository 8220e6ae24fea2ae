import { setTimeout as sleep } from "node:timers/promises";
import { expect, type TestContext } from "vitest";
import { until } from "@agency/testing/ceiling";
import { type Desk, personOf, type Seen } from "./desks.ts";
import type { Stage } from "./stage.ts";

/** A line of the table that `npm run test:faults` prints. */
export type Fault = { fault: string; asked: number; lost: number; twice: number; staff: string };

declare module "vitest" {
  interface TaskMeta {
    fault?: Fault;
  }
}

/** So long a second mail would have to follow, in ms: longer than workers look for work and the first retries take. */
const grace = 5000;

type Place = Pick<Stage, "mails">;

type Options = {
  desk: Desk;
  /** The persons of the mails that were asked for. */
  asked: string[];
  /** How every mail ends in sight of the staff. */
  sees: "sent" | "failed" | "uncertain";
  /** What the table says, besides the counts; asked when all has come to its end. */
  remark?: () => string;
};

/**
 * Waits until the staff see every mail at its end and then a little longer, counts what the mail server has, and puts the
 * count into the table. Fails where a mail is lost, there twice or shown as what it is not.
 */
export async function expectOutcome({ task }: TestContext, place: Place, { desk, asked, sees, remark }: Options) {
  const pending = async () => {
    const seen = await desk.seen();
    return asked.map((person) => seen.get(person)?.state ?? "unknown").filter((state) => state !== sees);
  };
  const waited = await until(async () => {
    // A second mail is the verdict already.
    const { twice } = count(await place.mails(), asked, new Map());
    if (twice.length === 0) expect(await pending()).toEqual([]);
  }).then(
    () => null,
    (error: unknown) => error,
  );
  await sleep(grace);
  const seen = await desk.seen();
  const { lost, twice, wrong } = count(await place.mails(), asked, seen);
  task.meta.fault = {
    fault: `${desk.kind}: ${task.name.replace(` (${desk.kind})`, "")}`,
    asked: asked.length,
    lost: lost.length,
    twice: twice.length,
    staff: [tally(asked, seen), remark?.()].filter(Boolean).join("; "),
  };
  expect({ lost, twice, wrong }).toEqual({ lost: [], twice: [], wrong: [] });
  if (waited) throw waited;
  expect(await pending()).toEqual([]);
}

function count(all: Buffer[], asked: string[], seen: Map<string, Seen>) {
  const mails = Map.groupBy(all, personOf);
  const numberOf = (person: string) => mails.get(person)?.length ?? 0;
  const stateOf = (person: string) => seen.get(person)?.state ?? "unknown";
  return {
    /** Neither mailed nor shown as what somebody must look after. */
    lost: asked.filter((person) => numberOf(person) === 0 && !["failed", "uncertain"].includes(stateOf(person))),
    twice: asked.filter((person) => numberOf(person) > 1),
    wrong: asked.filter((person) => numberOf(person) > 0 && !["sent", "uncertain"].includes(stateOf(person))),
  };
}

/** Such as `18 sent, 2 uncertain`. */
function tally(asked: string[], seen: Map<string, Seen>): string {
  const states = Object.entries(Object.groupBy(asked, (person) => seen.get(person)?.state ?? "unknown"));
  return states.map(([state, persons]) => `${persons?.length} ${state}`).join(", ");
}
