import type { SpeedTest } from "./speed-test.ts";

/** How long a network's use of the browser counts, in ms. */
export const usedFor = 15 * 60 * 1000;

/** Seconds of the browser that each network used within that time, its running tests included. */
export type Used = ReadonlyMap<string, number>;

type Asked = Pick<SpeedTest, "id" | "network">;

/** About two ordinary tests. Who used no more is never put off for others, once the test has begun. */
const modestSeconds = 30;

/**
 * Sorts waiting tests into the order of their turns: those of a network that used less of the browser come first, and of two that used the
 * same, the earlier one. Seconds count, not tests: a page that takes long uses as much as three that do not.
 */
export function inTurn<T extends Asked>(waiting: readonly T[], used: Used): T[] {
  return waiting.toSorted(
    // The ids are in order of creation, also within a millisecond.
    (one, other) => secondsOf(one, used) - secondsOf(other, used) || (one.id < other.id ? -1 : 1),
  );
}

/** Whether a running test makes room, because somebody waits whose network used much less. */
export function mustYield(running: Asked, waiting: readonly Asked[], used: Used): boolean {
  return waiting.some((other) => isGreedy(running, other, used));
}

/**
 * The waiting test that loses its place in a full queue to a newcomer: of those whose network used much more, the last one.
 * @returns null when the newcomer is refused
 */
export function displacedBy<T extends Asked>(newcomer: Asked, waiting: readonly T[], used: Used): T | null {
  return inTurn(waiting, used).findLast((other) => isGreedy(other, newcomer, used)) ?? null;
}

function isGreedy(one: Asked, other: Asked, used: Used): boolean {
  const seconds = secondsOf(one, used);
  return seconds >= modestSeconds && secondsOf(other, used) < seconds / 2;
}

function secondsOf({ network }: Asked, used: Used): number {
  return network === null ? 0 : (used.get(network) ?? 0);
}
