import { describe, expect, test } from "vitest";
import { displacedBy, inTurn, mustYield } from "./turns.ts";

const asked = (id: string, network: string | null) => ({ id, network });
const ids = (tests: { id: string }[]) => tests.map(({ id }) => id).join("");

describe("the order of turns", () => {
  test("is that of arrival while nobody has used anything", () => {
    expect(ids(inTurn([asked("2", "b"), asked("1", "a"), asked("3", "a")], new Map()))).toBe("123");
  });

  test("puts a network that used much behind one that used less, and behind one that used nothing", () => {
    const used = new Map([
      ["slow pages", 70],
      ["one page", 12],
    ]);
    const waiting = [asked("1", "slow pages"), asked("2", "one page"), asked("3", "new")];
    expect(ids(inTurn(waiting, used))).toBe("321");
  });

  test("is that of arrival while limits are off and no network is known", () => {
    expect(ids(inTurn([asked("2", null), asked("1", null)], new Map([["a", 1]])))).toBe("12");
  });
});

describe("a running test", () => {
  const running = asked("1", "slow");

  test("makes room once its network used more than two ordinary tests and somebody new waits", () => {
    expect(mustYield(running, [asked("2", "new")], new Map([["slow", 29]]))).toBe(false);
    expect(mustYield(running, [asked("2", "new")], new Map([["slow", 30]]))).toBe(true);
    expect(mustYield(running, [], new Map([["slow", 300]]))).toBe(false);
  });

  test("is not put off for those who used as much, so that two of them do not stop each other for ever", () => {
    const used = new Map([
      ["slow", 90],
      ["slow too", 60],
    ]);
    expect(mustYield(running, [asked("2", "slow too")], used)).toBe(false);
    expect(mustYield(asked("2", "slow too"), [running], used)).toBe(false);
  });

  test("runs to its end when no network is known", () => {
    expect(mustYield(asked("1", null), [asked("2", null)], new Map())).toBe(false);
  });
});

test("a full queue makes room for a newcomer, at the cost of the network that used most", () => {
  const used = new Map([
    ["slow", 90],
    ["slower", 120],
    ["usual", 25],
  ]);
  const waiting = [asked("1", "slow"), asked("2", "slower"), asked("3", "usual")];
  expect(displacedBy(asked("4", "new"), waiting, used)?.id).toBe("2");
  expect(displacedBy(asked("4", "slow"), waiting, used)).toBeNull();
  expect(displacedBy(asked("4", "new"), [asked("3", "usual")], used)).toBeNull();
});
