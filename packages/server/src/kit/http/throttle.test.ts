import { beforeEach, describe, expect, test } from "vitest";
import { bookConsultation, readFreeTimes } from "@agency/contracts/bookings";
import { type ContactInput, sendContact } from "@agency/contracts/enquiries";
import { signUp } from "@agency/contracts/newsletter";
import { type Api, startApi } from "../../testing/api.ts";
import { contactForm } from "../../testing/sample-forms.ts";
import { addressKey, networkKey } from "./throttle.ts";

test.each([
  ["203.0.113.1", "203.0.113.1", true],
  ["203.0.113.1", "203.0.113.2", false],
  ["203.0.113.1", "::ffff:203.0.113.1", true],
  ["2001:db8:1:2::1", "2001:db8:1:2:ffff::9", true],
  ["2001:db8:1:2::1", "2001:db8:1:3::1", false],
  ["203.0.113.1:4711", "203.0.113.1:4712", true],
  ["[2001:db8:1:2::1]:4711", "2001:db8:1:2::9", true],
  ["2002:cb00:7101:1::1", "2002:cb00:7101:ffff::1", true],
  ["2002:cb00:7101:1::1", "2002:cb00:7102:1::1", false],
])("%s and %s count as one customer: %s", (one, other, same) => {
  expect(addressKey(one) === addressKey(other)).toBe(same);
});

test.each([
  ["203.0.113.1", "203.0.113.200", true],
  ["203.0.113.1", "203.0.114.1", false],
  ["2001:db8:1:2::1", "2001:db8:1:3::1", true],
  ["2001:db8:1::1", "2001:db8:2::1", false],
  ["203.0.113.1:4711", "203.0.113.200", true],
  ["2002:cb00:7101::1", "2002:cb00:71ff::1", true],
])("%s and %s are in one network: %s", (one, other, same) => {
  expect(networkKey(one) === networkKey(other)).toBe(same);
});

let api: Api;

type Sending = {
  /** Forwarding headers of the request. */
  from?: (n: number) => string;
  /** Address of the connection. */
  via?: string;
  body?: ContactInput;
};

/** Sends this many forms and returns the status of each answer. */
async function send(
  times: number,
  { from = () => "203.0.113.1", via = "127.0.0.1", body = contactForm }: Sending = {},
): Promise<number[]> {
  const statuses: number[] = [];
  for (let n = 0; n < times; n += 1) {
    const answer = await api.app.inject({
      method: sendContact.method,
      url: sendContact.path,
      remoteAddress: via,
      headers: { "x-forwarded-for": from(n) },
      payload: body,
    });
    statuses.push(answer.statusCode);
  }
  return statuses;
}

const tenThenNone = [...Array.from({ length: 10 }, () => 201), 429];

describe("without a proxy", () => {
  beforeEach(async () => {
    api = await startApi({ environment: { RATE_LIMITS: "on" } });
  });

  test("an address may send ten forms before it has to wait", async () => {
    expect(await send(11, { via: "203.0.113.1" })).toEqual(tenThenNone);
    expect(await send(1, { via: "203.0.113.2" })).toEqual([201]);
  });

  test("forwarding headers do not get round the limit", async () => {
    expect(await send(11, { from: (n) => `203.0.113.${n}` })).toEqual(tenThenNone);
  });

  test("an invalid form does not count", async () => {
    expect(new Set(await send(12, { body: { ...contactForm, email: "x" } }))).toEqual(new Set([400]));
    expect(await send(1)).toEqual([201]);
  });
});

test("behind a trusted proxy, only the address that the proxy adds counts", async () => {
  api = await startApi({ environment: { RATE_LIMITS: "on", TRUSTED_PROXIES: "127.0.0.1,10.0.0.0/8" } });
  expect(new Set(await send(12, { from: (n) => `203.0.113.${n}` }))).toEqual(new Set([201]));
  expect(await send(11, { from: (n) => `192.0.2.${n}, 203.0.113.99` })).toEqual(tenThenNone);
});

describe("forms that email the person who is named in them", () => {
  beforeEach(async () => {
    api = await startApi({ environment: { RATE_LIMITS: "on" } });
  });

  const post = async (route: typeof signUp | typeof bookConsultation, via: string, payload: object) => {
    const answer = await api.app.inject({ method: route.method, url: route.path, remoteAddress: via, payload });
    return answer.statusCode;
  };

  test("reach one mailbox five times, from however many addresses and in however many spellings", async () => {
    const statuses: number[] = [];
    for (let n = 1; n <= 6; n += 1) {
      statuses.push(await post(signUp, `198.51.100.${n}`, { email: `victim+${n}@person.example` }));
    }
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
    expect(await post(signUp, "198.51.100.7", { email: "somebody@person.example" })).toBe(202);
    api.clock.advance(899);
    expect(await post(signUp, "198.51.100.7", { email: "victim@person.example" })).toBe(429);
    api.clock.advance(1);
    expect(await post(signUp, "198.51.100.7", { email: "victim@person.example" })).toBe(202);
  });

  test("hold four times for one address and eight for one network, until those are free again", async () => {
    const { days } = await api.call(readFreeTimes, {}, { session: null });
    const starts = days.flatMap((day) => day.starts);
    let asked = 0;
    const book = (via: string) => {
      asked += 1;
      return post(bookConsultation, via, { name: "P", email: `p${asked}@person.example`, slot: starts[asked] });
    };
    const statuses: number[] = [];
    for (const via of ["1", "1", "1", "1", "1", "2", "2", "2", "3", "4"]) {
      statuses.push(await book(`203.0.113.${via}`));
    }
    expect(statuses).toEqual([201, 201, 201, 201, 429, 201, 201, 201, 201, 429]);
    expect(await book("198.51.100.1")).toBe(201);
    api.clock.advance(120 * 60);
    expect(await book("203.0.113.1")).toBe(201);
  });
});
