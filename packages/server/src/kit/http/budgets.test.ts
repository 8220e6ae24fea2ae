import { describe, expect, test } from "vitest";
import { anonymousCallsTo } from "@agency/contracts/anonymous-calls.fixture";
import { bookConsultation } from "@agency/contracts/bookings";
import { sendContact } from "@agency/contracts/enquiries";
import { signUp } from "@agency/contracts/newsletter";
import { allRoutes, routeName } from "@agency/contracts/routes.fixture";
import { startApi } from "../../testing/api.ts";
import { realPlace } from "../../testing/real-place.ts";
import { contactForm } from "../../testing/sample-forms.ts";

const outside = { resolve: async () => [] };
const unlimited = await startApi(outside);
const ids = await realPlace(unlimited);
const limited = await startApi({ environment: { RATE_LIMITS: "on", STAFF_EMAIL: "staff@agency.test" }, ...outside });

type Sent = { method: string; path: string; body?: string | undefined };

const send = ({ app }: typeof limited, { method, path, body }: Sent, remoteAddress = "198.51.100.1") =>
  app.inject({
    method: method as "POST",
    url: path,
    remoteAddress,
    headers: {
      "sec-fetch-site": "same-origin",
      "accept-language": "ms",
      ...(body !== undefined && { "content-type": "application/json" }),
    },
    ...(body !== undefined && { payload: body }),
  });

/** How many rows each table has, but for the counts of the limits, and for wrong passwords, which the limits of guesses bound. */
async function rows({ dependencies: { database } }: typeof limited): Promise<Record<string, number>> {
  const tables = database.source.entityMetadatas.filter(
    ({ tableName }) => tableName !== "throttles" && tableName !== "activity",
  );
  const counts = tables.map(
    async ({ tableName, target }) => [tableName, await database.manager.count(target)] as const,
  );
  return Object.fromEntries(await Promise.all(counts));
}

const costly = new Set(
  allRoutes.filter(({ contract }) => contract.costs?.length || contract.costsWith).map((route) => routeName(route)),
);
const calls = anonymousCallsTo(ids);

describe("a stranger's call that costs nothing keeps nothing, however often it comes", () => {
  test.each(calls.filter(({ name }) => !costly.has(name)))("$name", async (call) => {
    // The first use of a report is kept, and further ones count in its row.
    await send(unlimited, call);
    const before = await rows(unlimited);
    for (let times = 0; times < 3; times += 1) await send(unlimited, call);
    expect(await rows(unlimited)).toEqual(before);
  });
});

let networks = 0;

describe("a stranger's call that costs room or emails has a budget", () => {
  test.each(calls.filter(({ name }) => costly.has(name)))("$name", async (call) => {
    networks += 1;
    // What the calls before have used up of the budgets of all is there again.
    limited.clock.advance(7200);
    let refused = false;
    let sender = 1;
    for (; !refused && sender < 250; sender += 1) {
      refused = (await send(limited, call, `10.0.${networks}.${sender}`)).body.includes("budget_spent");
    }
    expect(refused).toBe(true);
    expect(sender).toBeLessThanOrEqual(62);
    const before = await rows(limited);
    await send(limited, call, `10.0.${networks}.${sender}`);
    expect(await rows(limited)).toEqual(before);
    // From elsewhere it is taken.
    const elsewhere = await send(limited, call, `10.1.${networks}.1`);
    expect(elsewhere.body).not.toContain("budget_spent");
  });
});

const contact = (n: number): Sent => ({
  ...sendContact,
  body: JSON.stringify({ ...contactForm, email: `person${n}@person.example` }),
});

test("a refusal says when to try again, and how else to reach the agency", async () => {
  limited.clock.advance(7200);
  for (let n = 0; n < 10; n += 1) expect((await send(limited, contact(n), "192.0.2.1")).statusCode).toBe(201);
  const refused = await send(limited, contact(10), "192.0.2.1");
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect(refused.json().message).toMatch(/dalam 6 minit, .*\+60 5-000 0000, WhatsApp \+6050000000/);
  // A neighbour is taken, and so is the sender a little later.
  expect((await send(limited, contact(11), "192.0.2.2")).statusCode).toBe(201);
  limited.clock.advance(Number(refused.headers["retry-after"]));
  expect((await send(limited, contact(12), "192.0.2.1")).statusCode).toBe(201);
});

test("in an hour, one network causes at most 60 emails to strangers and 20 to the staff", async () => {
  const api = await startApi({ environment: { RATE_LIMITS: "on", STAFF_EMAIL: "staff@agency.test" } });
  const forms = [contact, signedUp, consultation];
  for (let second = 0; second < 3600; second += 9) {
    await send(api, forms[second % 3]?.(second) ?? contact(second), `2001:db8:7:${second.toString(16)}::1`);
    api.clock.advance(9);
  }
  const queued = await api.dependencies.database.select("SELECT recipient, state FROM notifications");
  const signUps = await api.dependencies.database.select("SELECT id FROM sign_ups");
  const toStaff = queued.filter(({ recipient }) => recipient === "staff@agency.test");
  expect(toStaff.filter(({ state }) => state === "queued").length).toBeLessThanOrEqual(19);
  expect(toStaff.filter(({ state }) => state === "gathered").length).toBeGreaterThan(10);
  expect(queued.length - toStaff.length + signUps.length).toBeLessThanOrEqual(60);
});

function signedUp(n: number): Sent {
  return { ...signUp, body: JSON.stringify({ email: `reader${n}@person.example` }) };
}

function consultation(n: number): Sent {
  return { ...bookConsultation, body: JSON.stringify({ name: "Aina", email: `talk${n}@person.example` }) };
}
