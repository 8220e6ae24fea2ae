import { setTimeout as sleep } from "node:timers/promises";
import { expect, type TestContext } from "vitest";
import { until } from "@agency/testing/ceiling";
import { type Desk, mailPerson, type Seen } from "./desks.ts";
import type { Stage } from "./stage.ts";

/** A row of the table that `npm run test:faults` prints. */
export type Fault = { fault: string; asked: number; lost: number; twice: number; staff: string };

declare module "vitest" {
  interface TaskMeta {
    fault?: Fault;
  }
}

/** How long to wait for a second email, in ms: longer than the polling interval and the first retries. */
const grace = 5000;

type Place = Pick<Stage, "mails">;

type Options = {
  desk: Desk;
  /** The persons of the requested emails. */
  asked: string[];
  /** The final state of every email that the staff see. */
  sees: "sent" | "failed" | "uncertain";
  /** The remark in the table, besides the counts. Called at the end. */
  remark?: () => string;
};

/**
 * Waits until the staff see the final state of every email, plus a grace period. Compares with the mail server's emails and
 * adds the counts to the table. Fails when an email is lost, sent twice or shown in the wrong state.
 */
export async function expectOutcome({ task }: TestContext, place: Place, { desk, asked, sees, remark }: Options) {
  const pending = async () => {
    const seen = await desk.seen();
    return asked.map((person) => seen.get(person)?.state ?? "unknown").filter((state) => state !== sees);
  };
  const waited = await until(async () => {
    // A second email already decides the verdict.
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
  const mails = Map.groupBy(all, mailPerson);
  const countMails = (person: string) => mails.get(person)?.length ?? 0;
  const mailState = (person: string) => seen.get(person)?.state ?? "unknown";
  return {
    /** Neither emailed nor shown to the staff as failed or uncertain. */
    lost: asked.filter((person) => countMails(person) === 0 && !["failed", "uncertain"].includes(mailState(person))),
    twice: asked.filter((person) => countMails(person) > 1),
    wrong: asked.filter((person) => countMails(person) > 0 && !["sent", "uncertain"].includes(mailState(person))),
  };
}

/** Returns, for example, `18 sent, 2 uncertain`. */
function tally(asked: string[], seen: Map<string, Seen>): string {
  const states = Object.entries(Object.groupBy(asked, (person) => seen.get(person)?.state ?? "unknown"));
  return states.map(([state, persons]) => `${persons?.length} ${state}`).join(", ");
}
