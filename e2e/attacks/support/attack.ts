import { expect, test as base } from "@playwright/test";
import { createConnection, type RowDataPacket } from "mysql2/promise";
import assert from "node:assert/strict";
import { createClient } from "@agency/contracts/clients";
import { ceiling } from "@agency/testing/ceiling";
import { openServices } from "@agency/testing/databases";
import { type MailServer, startMailServer } from "@agency/testing/mail-server";
import { startProduct } from "@agency/testing/product";
import { openSession } from "@agency/testing/session";
import { machine, startCompose } from "./compose.ts";
import { type Call, type Reply, send, takeCount } from "./send.ts";
import type { Started, Stoppable } from "./started.ts";

export type Shape = {
  /**
   * `services`: MariaDB, Redis and a mail server. `embedded`: SQLite, and mails as files. `compose`: docker-compose.yml's containers and
   * the same mail server, reached from the machine's address, as its own proxy does.
   */
  shape: "services" | "embedded" | "compose";
  limits: "on" | "off";
  /** Environment variables besides those of the shape. */
  settings: Record<string, string>;
};

export type Target = Started & {
  mails: MailServer["mails"];
  /** Another client, whose data no answer may contain. */
  victim: { id: string; secrets: string[] };
  send: (call: Call) => Promise<Reply>;
  /** A new session of the staff. */
  signIn: () => Promise<string>;
  /** Adds a client with its own email address. @returns its ID */
  addClient: (details?: Record<string, unknown>) => Promise<string>;
  /** Lines of API and worker. */
  log: string[];
};

const victim = {
  name: "Canary Kepong Trading",
  email: "canary-owner@victim.example",
  businessType: "Canary breeding",
  website: "https://canary.victim.example",
  monthlyFee: 987_654,
};

/** A mail server that containers reach, too. */
const mailServers = { services: {}, compose: { listensOn: "0.0.0.0", host: machine } };

/** Tests against one running product per worker. Each also fails when the product logged an error meanwhile. */
export const test = base.extend<{ noErrorInside: void }, Shape & { target: Target }>({
  shape: ["services", { option: true, scope: "worker" }],
  limits: ["off", { option: true, scope: "worker" }],
  settings: [{}, { option: true, scope: "worker" }],

  target: [
    async ({ shape, limits, settings }, use) => {
      const mailServer = shape === "embedded" ? undefined : await startMailServer(mailServers[shape]);
      const log: string[] = [];
      const given = {
        LOG_LEVEL: "info",
        CHROMIUM_PATH: "off",
        RATE_LIMITS: limits,
        ...(mailServer ? { SMTP_URL: mailServer.url } : {}),
        ...settings,
      };
      const { stop, ...started } = await starts[shape](given, (line) => log.push(line));
      try {
        await use({ ...started, mails: mailServer?.mails ?? [], log, ...(await means(started)) });
      } finally {
        await stop();
        await mailServer?.stop();
      }
    },
    { scope: "worker", timeout: ceiling },
  ],

  noErrorInside: [
    async ({ target }, use, testInfo) => {
      takeCount();
      const before = target.log.length;
      await use();
      testInfo.annotations.push({ type: "requests", description: String(takeCount()) });
      expect(target.log.slice(before).filter(isError), "errors in the log").toEqual([]);
    },
    { auto: true },
  ],
});

function isError(line: string): boolean {
  return !line.startsWith("{") || (JSON.parse(line) as { level: number }).level >= 50;
}

type Start = (settings: Record<string, string>, onLine: (line: string) => void) => Promise<Stoppable>;

const starts: Record<Shape["shape"], Start> = {
  embedded: async (settings, onLine) => ({
    ...(await startProduct(settings, onLine)),
    query: () => assert.fail("This shape has no database server"),
  }),
  services: async (settings, onLine) => {
    const services = await openServices();
    const product = await startProduct({ ...services.settings, ...settings }, onLine);
    return {
      ...product,
      query: (sql) => readValue(services.settings.DATABASE_URL, sql),
      stop: async () => {
        await product.stop();
        await services.drop();
      },
    };
  },
  // Its own file trusts the machine's proxy. Here the machine is a stranger, unless a test claims addresses.
  compose: ({ TRUSTED_PROXIES: trusted, ...settings }, onLine) =>
    startCompose({ ...settings, TRUSTED_PROXIES: trusted ? machine : "" }, onLine),
};

async function readValue(databaseUrl: string, sql: string): Promise<string> {
  const connection = await createConnection(databaseUrl);
  try {
    const [rows] = await connection.query<RowDataPacket[]>(sql);
    return String(Object.values(rows[0] ?? {})[0]);
  } finally {
    await connection.end();
  }
}

async function means(product: Started) {
  const ask = (call: Call) => send(product, call);
  const signIn = async () => {
    const cookie = await openSession(product);
    return cookie.slice(cookie.indexOf("=") + 1);
  };
  let added = 0;
  const addClient = async (details: Record<string, unknown> = {}) => {
    added += 1;
    const usual = { name: `Sample client ${added}`, email: `client${added}@attack.example`, confirmed: true };
    const body = { ...usual, ...details };
    const session = await signIn();
    const made = await ask({ method: createClient.method, path: createClient.path, body, session });
    assert.equal(made.status, 201, made.body);
    return (JSON.parse(made.body) as { id: string }).id;
  };
  const id = await addClient(victim);
  const secrets = [id, id.replaceAll("-", ""), victim.email, victim.name, victim.businessType, "987654"];
  return { send: ask, signIn, addClient, victim: { id, secrets } };
}
