import { pino } from "pino";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sendContact } from "@agency/contracts/enquiries";
import { startApi } from "../../testing/api.ts";
import { contactForm } from "../../testing/sample-forms.ts";

type Line = { msg: string; reason?: string; count?: number; req?: { url: string }; res?: { statusCode: number } };
const lines: Line[] = [];
const log = pino({ level: "info" }, { write: (line: string) => void lines.push(JSON.parse(line)) });
const api = await startApi({ log, environment: { RATE_LIMITS: "on" } });

beforeEach(() => {
  lines.length = 0;
  vi.useFakeTimers({ toFake: ["setTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
});

const send = async (body: object) =>
  (await api.app.inject({ method: "POST", url: sendContact.path, payload: body })).statusCode;

test("what is answered has one line each, and what is refused one line a minute with its number", async () => {
  expect(await send({})).toBe(400);
  expect(lines).toMatchObject([{ msg: "request completed", req: { url: "/api/contact" }, res: { statusCode: 400 } }]);

  while ((await send(contactForm)) === 201);
  for (let times = 0; times < 20; times += 1) await send(contactForm);
  const refusals = () =>
    lines.flatMap(({ msg, reason, count }) => (msg === "Calls were refused" ? [[reason, count]] : []));
  expect(refusals()).toEqual([["budget_spent", 1]]);
  expect(lines.filter(({ res }) => res?.statusCode === 429)).toEqual([]);
  vi.advanceTimersByTime(60_000);
  expect(refusals()).toEqual([
    ["budget_spent", 1],
    ["budget_spent", 20],
  ]);
  vi.advanceTimersByTime(600_000);
  expect(refusals()).toHaveLength(2);
  await send(contactForm);
  expect(refusals()).toHaveLength(3);
});
