import { beforeEach, describe, expect, test } from "vitest";
import { sendContact } from "@agency/contracts/enquiries/routes";
import type { ContactInput } from "@agency/contracts/enquiries/schemas";
import { type Api, startApi } from "../testing/api.ts";
import { contactForm } from "../testing/sample-enquiry.ts";

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
