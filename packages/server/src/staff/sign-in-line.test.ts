import { describe, expect, test } from "vitest";
import { askForCheck, type Asker, emptyLine, settleCheck, type SignInLine } from "./sign-in-line.ts";

const start = Date.parse("2026-11-10T04:00:00Z");
const right = "right";

/** One account, its checks, and whoever asks for one. */
function account() {
  let line: SignInLine = emptyLine;
  let checks = 0;
  return {
    checks: () => checks,
    line: () => line,
    /** @returns the seconds to wait, or whether the password was right */
    ask: (asker: Asker, now: number): number | boolean => {
      const { line: after, wait } = askForCheck(line, asker, now);
      line = after;
      if (wait > 0) return wait;
      const isRight = asker.password === right;
      if (!isRight) checks += 1;
      line = settleCheck(line, asker, isRight);
      return isRight;
    },
  };
}

const from = (n: number, password: string): Asker => ({ address: `address ${n}`, network: `network ${n}`, password });
const owner: Asker = { address: "owner", network: "owner", password: right };

type Attack = (turn: number) => Asker;

/**
 * A guess every 50 ms. The owner arrives after `arrives` seconds and asks again when told.
 * @returns after how many seconds the owner was in
 */
function ownerUnder(attack: Attack, arrives: number, passwords: string[] = [right]): number {
  const { ask } = account();
  const left = [...passwords];
  let next = start + arrives * 1000;
  for (let turn = 0; turn < (arrives + 180) * 20; turn += 1) {
    const now = start + turn * 50;
    ask(attack(turn), now);
    if (now < next) continue;
    const answer = ask({ ...owner, password: left[0] ?? right }, now);
    if (answer === true) return (now - start) / 1000 - arrives;
    if (answer === false) left.shift();
    else next = now + answer * 1000;
  }
  return Infinity;
}

const attacks: [name: string, attack: Attack][] = [
  ["a new password each time", (turn) => from(turn % 100, `guess ${turn}`)],
  ["one password for all", (turn) => from(turn % 100, "guess")],
  ["a password of its own for each address", (turn) => from(turn % 100, `guess ${turn % 100}`)],
  ["a list that every address goes through", (turn) => from(turn % 100, `guess ${Math.floor(turn / 100) % 50}`)],
  ["one network", (turn) => ({ address: `${turn % 100}`, network: "one", password: `guess ${turn}` })],
];

describe.each(attacks)("100 addresses with %s", (_, attack) => {
  test.each([5, 17, 44, 130])("let the owner in within 60 s, who comes after %d s", (arrives) => {
    expect(ownerUnder(attack, arrives)).toBeLessThanOrEqual(60);
  });
});

test("the attack of an hour: the owner is in within 60 s, and fewer than 100 guesses are checked", () => {
  const { ask, checks } = account();
  const comes = [600, 1801, 3500].map((seconds) => start + seconds * 1000);
  const waits: number[] = [];
  let next = comes[0] ?? 0;
  for (let turn = 0; turn < 72_000; turn += 1) {
    const now = start + turn * 50;
    ask(from(turn % 100, `guess ${turn}`), now);
    const arrived = comes[0];
    if (!arrived || now < next) continue;
    const answer = ask(owner, now);
    if (typeof answer === "number") next = now + answer * 1000;
    else {
      waits.push((now - arrived) / 1000);
      comes.shift();
      next = comes[0] ?? 0;
    }
  }
  expect(waits).toHaveLength(3);
  expect(Math.max(...waits)).toBeLessThanOrEqual(60);
  expect(checks()).toBeLessThan(100);
  expect(checks()).toBeGreaterThan(80);
}, 60_000);

test("the owner may mistype once meanwhile", () => {
  expect(ownerUnder((turn) => from(turn % 100, `guess ${turn}`), 44, ["rihgt", right])).toBeLessThanOrEqual(100);
});

test("whoever tries alone has five checks at once, then one every 40 seconds", () => {
  const { ask } = account();
  const answers = Array.from({ length: 6 }, (_, n) => ask(from(1, `guess ${n}`), start));
  expect(answers).toEqual([false, false, false, false, false, 40]);
  expect(ask(from(1, "guess 5"), start + 39_999)).toBe(1);
  expect(ask(from(1, "guess 5"), start + 40_000)).toBe(false);
});

test("asking again with the same password costs no place", () => {
  const { ask } = account();
  for (let n = 0; n < 5; n += 1) ask(from(n, "guess"), start);
  for (let n = 0; n < 20; n += 1) ask(owner, start + n * 1000);
  ask(from(6, "another"), start + 20_000);
  expect(ask(from(6, "a second one"), start + 25_000)).toBe(15);
  // The check that comes is kept for the better place.
  expect(ask(from(6, "a second one"), start + 40_000)).toBe(15);
  expect(ask(owner, start + 40_500)).toBe(true);
});

test("a check is kept for somebody who does not come for ten seconds only", () => {
  const { ask } = account();
  for (let n = 0; n < 5; n += 1) ask(from(n, `guess ${n}`), start);
  expect(ask(owner, start)).toBe(40);
  ask(from(1, "a second one"), start + 1000);
  expect(ask(from(1, "a second one"), start + 49_000)).toBe(15);
  expect(ask(from(1, "a second one"), start + 50_001)).toBe(false);
});

test("the right password gives back what was mistyped before it", () => {
  const { ask, line } = account();
  for (let n = 0; n < 4; n += 1) ask({ ...owner, password: `mistyped ${n}` }, start);
  expect(ask(owner, start)).toBe(true);
  expect(line().places).toEqual([]);
  expect(Array.from({ length: 5 }, (_, n) => ask(from(1, `guess ${n}`), start))).toEqual(Array(5).fill(false));
});

test("of very many addresses those with the worst places are forgotten first", () => {
  const { ask, line } = account();
  for (let n = 0; n < 5; n += 1) ask(from(n, "guess"), start);
  ask(owner, start + 1);
  for (let n = 0; n < 1000; n += 1) {
    ask(from(1000 + n, `one ${n}`), start + 2);
    ask(from(1000 + n, `two ${n}`), start + 3);
  }
  expect(line().places).toHaveLength(800);
  expect(line().places.map(({ address }) => address)).toContain("owner");
});

test("an address is forgotten a day after its last try", () => {
  const { ask, line } = account();
  ask(from(1, "guess"), start);
  ask(owner, start + 86_400_001);
  ask(from(2, "guess"), start + 86_400_001);
  expect(line().places.map(({ address }) => address)).toEqual(["address 2"]);
});
