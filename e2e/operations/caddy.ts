import { once } from "node:events";
import { mkdirSync } from "node:fs";
import { createServer, type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps, type RequestOptions } from "node:https";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { setUp, startApi as startProductApi } from "@agency/testing/product";
import { checks } from "./support/checks.ts";
import { exampleHost as host, startCaddy as startProxy } from "./support/proxies.ts";

// The Caddyfile of `docker compose --profile tls`, as it is but for ports and a certificate of its own, in front of an API.

const [work = "", apiPort = "", httpsPort = "", httpPort = ""] = process.argv.slice(2);
const { expect, finish } = checks("caddy");

/** Of the Caddy that runs: its own certificate authority. */
let authority = "";
await main();
finish();

async function main(): Promise<void> {
  const api = await startApi();
  const caddy = await startCaddy("api", `127.0.0.1:${apiPort}`);
  await answersOverHttps();
  await keepsVisitorsApart();
  await api.stop();
  await saysThatNobodyAnswers();
  await caddy.stop();
  await waitsForRestart();
  await passesPartsOfAnswers();
}

async function answersOverHttps(): Promise<void> {
  const page = await ask("/");
  expect("a page over https", `${page.status} ${page.text.slice(0, 15)}`, /^200 <!doctype html>/i);
  expect("its address for search engines", page.text, /<link rel="canonical" href="https:\/\/agency\.example\/"/);
  expect("HSTS", String(page.headers["strict-transport-security"]), /^max-age=31536000; includeSubDomains$/);
  expect("the name of the proxy", String(page.headers.server), /^undefined$/);
  const { status, headers } = await ask("/services?from=mail", { plain: true });
  expect("http", `${status} ${headers.location}`, /^308 https:\/\/agency\.example\/services\?from=mail$/);
  const large = await ask("/api/auth/login", { body: JSON.stringify({ username: "x".repeat(5_000_000) }) });
  expect("a body that the API refuses", `${large.status} ${large.text}`, /^413 .*"body_too_large"/);
}

/** Each visitor has a limit of their own on guesses, whatever they say of where they come from. */
async function keepsVisitorsApart(): Promise<void> {
  const guess = async (from: string, forged = "") => {
    // Another name each time: guesses on one account have a limit of their own.
    const body = JSON.stringify({ username: `nobody-${forged}`, password: "a wrong guess" });
    const answer = await ask("/api/auth/login", { from, body, headers: forged ? { "x-forwarded-for": forged } : {} });
    return answer.status;
  };
  let guesses = 0;
  while ((await guess("127.0.0.2", `192.0.2.${guesses}`)) === 401 && guesses < 100) guesses += 1;
  expect("guesses of one visitor end", String(await guess("127.0.0.2", "192.0.2.200")), /^429$/);
  expect("another visitor may still sign in", String(await guess("127.0.0.3")), /^401$/);
}

/** A server of ours takes the place of an API that is away for a moment. */
async function waitsForRestart(): Promise<void> {
  const begin = async (port: number) => {
    const server = createServer((_request, response) => response.end("back"));
    await once(server.listen(port, "127.0.0.1"), "listening");
    return server;
  };
  const before = await begin(0);
  const { port } = before.address() as AddressInfo;
  const caddy = await startCaddy("restart", `127.0.0.1:${port}`);
  before.close();
  const asked = [ask("/one"), ask("/two")];
  await sleep(300);
  const after = await begin(port);
  const answers = (await Promise.all(asked)).map(({ status, text }) => `${status} ${text}`);
  expect("visitors while the API restarts", answers.join(), /^200 back,200 back$/);
  await caddy.stop();
  after.closeAllConnections();
  after.close();
}

async function saysThatNobodyAnswers(): Promise<void> {
  const page = await ask("/client-portal");
  expect("a page while every API is away", `${page.status} ${page.text}`, /^50[234] .*Please try again in a minute/);
  expect("its HSTS", String(page.headers["strict-transport-security"]), /^max-age=31536000; includeSubDomains$/);
  const answer = await ask("/api/health", { headers: { "accept-language": "zh-SG" } });
  expect(
    "an answer while every API is away",
    `${answer.status} ${answer.text}`,
    /^50[234] \{"error":"unavailable",.*暂时/,
  );
}

/** A server of ours takes the place of the API, whose answers come in one piece and to their end. */
async function passesPartsOfAnswers(): Promise<void> {
  const received = Promise.withResolvers<void>();
  const server = createServer(({ url }, response) => {
    response.writeHead(200, { "content-type": "text/event-stream" }).write("data: one\n\n");
    if (url?.startsWith("/broken")) setTimeout(() => response.destroy(), 50);
    // The second part is sent only once the visitor has the first.
    else void received.promise.then(() => response.end("data: two\n\n"));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const caddy = await startCaddy("parts", `127.0.0.1:${(server.address() as AddressInfo).port}`);
  const { text } = await ask("/events", { onPart: () => received.resolve() });
  expect("an answer in parts", JSON.stringify(text), /^"data: one\\n\\ndata: two\\n\\n"$/);
  const id = "0123456789abcdefghjkmnpqrs";
  await ask(`/broken/${id}?token=${id}`, { from: "127.0.0.2" }).catch(() => undefined);
  await caddy.stop();
  server.close();
  const errors = caddy
    .log()
    .split("\n")
    .filter((line) => line.includes('"level":"error"'));
  expect("the log's line of an answer that broke off", errors.join("\n"), /reverse_proxy/);
  const told = errors.filter((line) => line.includes(id) || line.includes("127.0.0.2"));
  expect("lines with an ID or a visitor's address", told.join("\n"), /^$/);
}

/** Starts the product's API as compose does, on a data folder of the test's. */
async function startApi(): Promise<{ stop: () => Promise<void> }> {
  const env = {
    DATA_DIR: join(work, "data"),
    PORT: apiPort,
    PUBLIC_URL: `https://${host}`,
    TRUSTED_PROXIES: "127.0.0.1",
    ADMIN_PASSWORD: "kuih-lapis-langit-77",
    LOG_LEVEL: "warn",
  };
  await setUp(env);
  const api = await startProductApi(env, { onError: (text) => void process.stderr.write(text) });
  return { stop: async () => void (await api.stop()) };
}

/** Further answers are read over its certificate. */
async function startCaddy(name: string, api: string): Promise<{ log: () => string; stop: () => Promise<void> }> {
  const folder = join(work, `caddy-${name}`);
  mkdirSync(folder);
  const ports = { httpsPort: Number(httpsPort), httpPort: Number(httpPort) };
  const caddy = await startProxy({ folder, api, ...ports });
  authority = caddy.authority;
  return caddy;
}

type Asked = { plain?: boolean; from?: string; body?: string; headers?: Record<string, string>; onPart?: () => void };
type Answer = { status: number; headers: IncomingMessage["headers"]; text: string };

/** Asks Caddy as a browser would, from an address of this machine. */
function ask(
  path: string,
  { plain = false, from = "127.0.0.1", body, headers = {}, onPart }: Asked = {},
): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const options: RequestOptions = {
    host: "127.0.0.1",
    port: plain ? httpPort : httpsPort,
    path,
    localAddress: from,
    servername: host,
    method: body === undefined ? "GET" : "POST",
    headers: {
      host,
      ...(body !== undefined && { "content-type": "application/json", "sec-fetch-site": "same-origin" }),
      ...headers,
    },
    ...(!plain && { ca: authority }),
    agent: false,
  };
  const call = (plain ? requestHttp : requestHttps)(options, (response) => {
    let text = "";
    response.setEncoding("utf8").on("data", (part: string) => {
      text += part;
      onPart?.();
    });
    response
      .on("end", () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }))
      .on("error", reject);
  });
  call.on("error", reject).end(body);
  return promise;
}
