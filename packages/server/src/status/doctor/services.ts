import { Redis } from "ioredis";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { connectDatabase } from "../../kit/db/database.ts";
import type { Environment } from "../../kit/environment.ts";
import { smtpServerOf } from "../../kit/mail/smtp-server.ts";
import { checkSmtp } from "../../kit/mail/smtp.ts";
import { startProblem } from "../../kit/start/start-problem.ts";
import { type Finding, ok, todo } from "./finding.ts";

/** How long a service may take to answer, in ms. */
const patience = 5000;

const migrate = "Start the product once, or run: node apps/api/src/setup.ts";

/** Whether the database answers and has every migration. */
export async function checkDatabase({
  DATABASE_URL: url,
  DATA_DIR: folder,
}: Pick<Environment, "DATABASE_URL" | "DATA_DIR">): Promise<Finding> {
  if (!url && !existsSync(join(folder, "agency.sqlite"))) {
    return todo("Database", `there is none in ${folder}. Check DATA_DIR and DATABASE_URL. ${migrate}`);
  }
  try {
    const database = await connectDatabase({ url, folder }, []);
    try {
      const [found] = await database.source.query<{ version: string }[]>(
        `SELECT ${url ? "VERSION()" : "sqlite_version()"} AS version`,
      );
      const told = `${url ? "MariaDB" : "SQLite"} ${found?.version}`;
      if (await database.migrated()) return ok("Database", `${told}, up to date`);
      return todo("Database", `${told} answers, but lacks migrations. ${migrate}`);
    } finally {
      await database.close();
    }
  } catch (error) {
    return todo("Database", firstLine(startProblem(error)));
  }
}

export async function checkRedis({ REDIS_URL: url }: Pick<Environment, "REDIS_URL">): Promise<Finding> {
  if (!url) return ok("Redis", "not used: the worker looks for work every two seconds");
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: patience,
    commandTimeout: patience,
    retryStrategy: () => null,
  });
  let cause = "";
  redis.on("error", (error: Error) => (cause ||= error.message));
  try {
    await redis.connect();
    await redis.ping();
    return ok("Redis", "answers");
  } catch (error) {
    const said = cause || (error as Error).message;
    return todo(
      "Redis",
      `does not answer (${said}). Check that it runs, and REDIS_URL. Until then work starts with a delay.`,
    );
  } finally {
    redis.disconnect();
  }
}

/** Whether the mail server takes connections and the sign-in, and whether they are encrypted. */
export async function checkMailServer(
  environment: Pick<Environment, "SMTP_URL" | "PUBLIC_URL" | "MAIL_HELO" | "SMTP_CLEAR_LOGIN">,
): Promise<Finding> {
  const server = smtpServerOf(environment);
  if (!server) {
    if (!environment.PUBLIC_URL.startsWith("https:"))
      return ok("Mail server", "none: emails are files in DATA_DIR/mail");
    return todo("Mail server", "none, so nobody gets an email: they are files in DATA_DIR/mail. Set SMTP_URL.");
  }
  const { host, hostname, username } = new URL(server.url);
  try {
    const { encrypted } = await checkSmtp(server);
    const signedIn = username === "" ? "answers" : "takes the sign-in";
    if (encrypted || isOnThisMachine(hostname)) return ok("Mail server", `${host} ${signedIn}`);
    return todo(
      "Mail server",
      `${host} ${signedIn}, but without encryption: others on the way can read the emails${username === "" ? "" : " and the password"}. Switch on STARTTLS there, or use smtps://.`,
    );
  } catch (error) {
    return todo(
      "Mail server",
      `${host}: ${firstLine((error as Error).message)}. Check SMTP_URL; mail:test sends an email.`,
    );
  }
}

function isOnThisMachine(host: string): boolean {
  return host === "localhost" || host === "[::1]" || host.startsWith("127.");
}

function firstLine(text: string): string {
  return text.split("\n", 1)[0] ?? text;
}
