import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { mailLookUp } from "./mail-look-up.ts";

const mail = { id: "1", messageId: "<a+b/c@agency.test>" };

const echoed = (rest: object) => JSON.stringify({ query: "a+b/c@agency.test", ...rest });
const inside = '{"items":[{"message":{"headers":{"message-id":"a+b\\/c@agency.test"}}}]}';
const nextPage = '{"items":[],"pages":["https://mail.test/events?message-id=a+b/c@agency.test&page=2"]}';
const encodedPage = '{"items":[],"next":"https://mail.test/events?message-id=a%2Bb%2Fc%40agency.test"}';
const message = '{"message":{"id":"<a+b/c@agency.test>"},"events":[]}';
const headers = JSON.stringify([
  { raw: "Subject: Report\r\nMessage-ID: <a+b/c@agency.test>\r\nTo: a@person.test\r\n" },
]);
const reply = JSON.stringify([{ raw: "In-Reply-To: <a+b/c@agency.test>\r\nMessage-ID: <other@agency.test>\r\n" }]);

let server: Server;
let answer: { status: number; body: string };
let asked: { url: string | undefined; authorization: string | undefined }[];

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push({ url: request.url, authorization: request.headers.authorization });
    response.writeHead(answer.status).end(answer.body);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
});
beforeEach(() => {
  asked = [];
});
afterAll(() => server.close());

const address = (credentials = "") => {
  const { port } = server.address() as AddressInfo;
  return `http://${credentials}127.0.0.1:${port}/search?query=message-id:{messageId}`;
};

test.each([
  ["a list that names it", { status: 200, body: '{"messages":[{"MessageID":"a+b/c@agency.test"}]}' }, true],
  ["a list of bare texts", { status: 200, body: '["<a+b/c@agency.test>"]' }, true],
  ["a list that names it further inside", { status: 200, body: inside }, true],
  ["a list beside the question", { status: 200, body: echoed({ items: [{ id: "a+b/c@agency.test" }] }) }, true],
  ["a list of raw headers", { status: 200, body: headers }, true],
  ["a list of the headers of an answer to it", { status: 200, body: reply }, null],
  ["the mail itself, and an empty list", { status: 200, body: message }, null],
  ["the question, and an empty list", { status: 200, body: echoed({ items: [] }) }, null],
  ["the question in a list of addresses", { status: 200, body: nextPage }, null],
  ["the question in the address of the next page", { status: 200, body: encodedPage }, null],
  ["a list of one whose Message-ID only begins alike", { status: 200, body: '[{"id":"a+b/c@agency.test.my"}]' }, null],
  ["a list by Message-ID", { status: 200, body: '[{"a+b/c@agency.test":"delivered"}]' }, null],
  ["the question alone", { status: 200, body: echoed({}) }, null],
  ["a page for people", { status: 200, body: "<p>Sign in to look for a+b/c@agency.test</p>" }, null],
  ["an empty list", { status: 200, body: '{"messages":[]}' }, false],
  ["a list of others", { status: 200, body: '{"messages":[{"MessageID":"other@agency.test"}]}' }, false],
  ["a 404", { status: 404, body: "a+b/c@agency.test was not found" }, false],
])("%s is a valid reply", async (_, given, taken) => {
  answer = given;
  expect(await mailLookUp(address())(mail)).toBe(taken);
  expect(asked).toEqual([{ url: "/search?query=message-id:a%2Bb%2Fc%40agency.test", authorization: undefined }]);
});

test("a failure is an error", async () => {
  answer = { status: 500, body: "" };
  await expect(mailLookUp(address())(mail)).rejects.toThrow("answered 500");
  await expect(mailLookUp("http://127.0.0.1:9/{messageId}")(mail)).rejects.toThrow(/fetch|port/);
});

test("the user name and password of the URL are sent as basic authentication", async () => {
  answer = { status: 404, body: "" };
  await mailLookUp(address("api:a%40b@"))(mail);
  expect(asked[0]?.authorization).toBe(`Basic ${Buffer.from("api:a@b").toString("base64")}`);
});
