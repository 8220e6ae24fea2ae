import { expect, test } from "vitest";
import { throttleStorage } from "../kit/throttle/throttle.fixture.ts";
import { readLine, type SignInLine, writeLine } from "./sign-in-line.ts";
import { purgeSignInLines, signInLines } from "./sign-in-lines.ts";
import { signInLineEntity } from "./table.ts";

const { open } = await throttleStorage();
const start = new Date("2026-11-10T04:00:00Z");
const later = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const from = (n: number) => ({ address: `address ${n}`.slice(-8), network: `net${n}`, password: `p${n}` });

test("two processes share the checks of one account, and a restart forgets none", async () => {
  const account = { id: "shared", isAccount: true };
  const [one, other] = [signInLines(await open(), () => start), signInLines(await open(), () => start)];
  const waits = [];
  for (let n = 0; n < 8; n += 1) waits.push(await (n % 2 ? one : other).ask(account, from(n)));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
  expect(await signInLines(await open(), () => start).ask(account, from(9))).toBeGreaterThan(0);
});

test("of forty tries at the same moment, five are checked", async () => {
  const lines = signInLines(await open(), () => start);
  const account = { id: "at once", isAccount: true };
  const waits = await Promise.all(Array.from({ length: 40 }, (_, n) => lines.ask(account, from(n))));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
});

test("a line is deleted a day after the last try", async () => {
  const database = await open();
  await purgeSignInLines(database, new Date("2100-01-01"));
  await signInLines(database, () => start).ask({ id: "old", isAccount: true }, from(1));
  await signInLines(database, () => later(60)).ask({ id: "new", isAccount: true }, from(1));
  expect(await purgeSignInLines(database, later(86_400))).toBe(1);
  expect(await database.manager.find(signInLineEntity, { select: { id: true } })).toEqual([{ id: "new" }]);
});

test("of names without an account the oldest lines are forgotten, and of accounts none", async () => {
  const database = await open();
  await purgeSignInLines(database, new Date("2100-01-01"));
  const limit = 5;
  const lines = signInLines(database, () => start, { unknown: limit, portion: 2 });
  await lines.ask({ id: "account", isAccount: true }, from(1));
  for (let n = 0; n <= limit; n += 1) {
    await signInLines(database, () => later(n), { unknown: limit, portion: 2 }).ask(
      { id: `name ${n}`, isAccount: false },
      from(n),
    );
  }
  const left = await database.manager.find(signInLineEntity, { select: { id: true }, order: { id: "ASC" } });
  expect(left.map(({ id }) => id)).toEqual(["account", "name 2", "name 3", "name 4", "name 5"]);
});

test("the fullest line fits into its column, and reads as it was", () => {
  const moment = Date.parse("2099-12-31T23:59:59Z");
  const line: SignInLine = {
    fullAt: moment,
    wrong: Array(200).fill("wron"),
    places: Array.from({ length: 800 }, () => ({
      address: "address8",
      network: "network8",
      shown: 99_999,
      passwords: Array(5).fill("pass"),
      checked: 999,
      cameAt: moment,
      waitsUntil: moment,
    })),
  };
  const text = writeLine(line);
  expect(Buffer.byteLength(text)).toBeLessThan(65_535);
  expect(readLine(text)).toEqual(line);
});
