import { expect, test as base } from "@playwright/test";
import { createConnection, type RowDataPacket } from "mysql2/promise";
import assert from "node:assert/strict";
import { createClient } from "@agency/contracts/clients";
import { ceiling } from "@agency/testing/ceiling";
import { openServices } from "@agency/testing/databases";
import { type MailServer, startMailServer } from "@agency/testing/mail-server";
import { type Product, startProduct } from "@agency/testing/product";
import { openSession } from "@agency/testing/session";
import { type Call, type Reply, send, takeCount } from "./send.ts";

export type Shape = {
  /** `services`: MariaDB, Redis and a mail server. `embedded`: SQLite, and mails as files. */
  shape: "services" | "embedded";
  limits: "on" | "off";
  /** Environment variables besides those of the shape. */
  settings: Record<string, string>;
};

export type Target = Product & {
  mails: MailServer["mails"];
  /** Another client, whose data no answer may contain. */
  victim: { id: string; secrets: string[] };
  send: (call: Call) => Promise<Reply>;
  /** A new session of the staff. */
  signIn: () => Promise<string>;
  /** Adds a client with its own email address. @returns its ID */
  addClient: (details?: Record<string, unknown>) => Promise<string>;
  /** Queries MariaDB directly; only in the shape that has it. */
  query: (sql: string) => Promise<RowDataPacket[]>;
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

/** Tests against one running product per worker. Each also fails when the product logged an error meanwhile. */
export const test = base.extend<{ noErrorInside: void }, Shape & { target: Target }>({
  shape: ["services", { option: true, scope: "worker" }],
  limits: ["off", { option: true, scope: "worker" }],
  settings: [{}, { option: true, scope: "worker" }],

  target: [
    async ({ shape, limits, settings }, use) => {
      const services = shape === "services";
      const mailServer = services ? await startMailServer() : undefined;
      const databases = services ? await openServices() : undefined;
      const log: string[] = [];
      const product = await startProduct(
        {
          LOG_LEVEL: "info",
          CHROMIUM_PATH: "off",
          RATE_LIMITS: limits,
          ...(mailServer ? { SMTP_URL: mailServer.url } : {}),
          ...databases?.settings,
          ...settings,
        },
        (line) => log.push(line),
      );
      try {
        await use({
          ...product,
          mails: mailServer?.mails ?? [],
          log,
          ...(await means(product, databases?.settings.DATABASE_URL)),
        });
      } finally {
        await product.stop();
        await databases?.drop();
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

async function means(product: Product, databaseUrl: string | undefined) {
  const ask = (call: Call) => send(product, call);
  const signIn = async () => {
    const cookie = await openSession(product);
    return cookie.slice(cookie.indexOf("=") + 1);
  };
  const query = async (sql: string) => {
    assert.ok(databaseUrl, "This shape has no database server");
    const connection = await createConnection(databaseUrl);
    try {
      const [rows] = await connection.query<RowDataPacket[]>(sql);
      return rows;
    } finally {
      await connection.end();
    }
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
  return { send: ask, signIn, query, addClient, victim: { id, secrets } };
}
