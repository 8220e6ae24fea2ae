import { Redis } from "ioredis";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { lstat, readdir } from "node:fs/promises";
import { isIP } from "node:net";
import { join } from "node:path";
import { connect, type ConnectionOptions } from "node:tls";
import { Agent, fetch } from "undici";
import { endingTables, keptTables } from "@agency/model/kept-tables";
import { diskState, isBackupLate, readServerState } from "../attention/server-state.ts";
import { connectDatabase } from "../kit/db/database.ts";
import { type Migration, newerMigrations } from "../kit/db/migrations.ts";
import { type Environment, EnvironmentError } from "../kit/environment.ts";
import { readSmtpServer } from "../kit/mail/smtp.ts";
import { checkSmtp } from "../kit/mail/smtp.ts";
import { presentKeys } from "../kit/secrets.ts";
import { startProblem, unlikelySettings } from "../kit/start.ts";

/** How one part of the product is. */
export type Finding = {
  /** The part, in a word or two, such as `Mail server`. */
  part: string;
  ok: boolean;
  /** How it is; where it is not ok, also what to do. */
  told: string;
};

export const ok = (part: string, told: string): Finding => ({ part, ok: true, told });
export const todo = (part: string, told: string): Finding => ({ part, ok: false, told });

/** The Node that the product is tested on. */
const testedNode = 24;

const megabyte = 1_000_000;

/** The least for an API, in bytes: half of its memory under load. */
const leastMemory = 200 * megabyte;

export function checkNode(version: string): Finding {
  if (Number.parseInt(version, 10) === testedNode) return ok("Node", version);
  return todo("Node", `${version}, on which the product is not tested. Run it on Node ${testedNode}.`);
}

/** @param available bytes that a program may still take */
export function checkMemory(available: number): Finding {
  const told = `${Math.round(available / megabyte)} MB available`;
  if (available >= leastMemory) return ok("Memory", told);
  return todo(
    "Memory",
    `${told}. Give the machine more, or stop other programs: an API takes up to 400 MB under load.`,
  );
}

/** The room on the disk of DATA_DIR, and the last backup. */
export async function checkServerState(
  environment: Pick<Environment, "DATA_DIR" | "PUBLIC_URL">,
  now: Date,
): Promise<Finding[]> {
  const state = await readServerState(environment).catch((error: NodeJS.ErrnoException) => error);
  if (state instanceof Error) {
    return [todo("Disk", `${environment.DATA_DIR} cannot be read (${state.code}). Check DATA_DIR and who runs this.`)];
  }
  const room = `${Math.round(state.freeBytes / megabyte)} MB free for ${environment.DATA_DIR}`;
  const roomy = diskState(state) === "ok";
  const made = state.lastBackupAt === null ? "none was made yet" : `made at ${state.lastBackupAt.toISOString()}`;
  return [
    roomy
      ? ok("Disk", room)
      : todo("Disk", `${room}. Make room: old backups and logs first, never the database's files.`),
    isBackupLate(state, now)
      ? todo(
          "Last backup",
          `${made}. Make one each day: with agency-backup.timer of systemd, the service backup of compose, or npm run backup -- /backups`,
        )
      : ok("Last backup", made),
  ];
}

/** Whether the tables of facts that the product keeps are still good. */
export function checkTables(now: Date): Finding[] {
  const ending = endingTables(now);
  if (ending.length === 0) return [ok("Tables of facts", "known for the next three months")];
  return ending.map(({ table, until }) =>
    todo(
      "Tables of facts",
      `${table} ends on ${until} (${keptTables[table].source}). Update to a version that knows more: agency update agency-….tar.gz`,
    ),
  );
}

/** Whether only the account of the product may read what is in DATA_DIR. */
export async function checkRights(folder: string, user: number | undefined): Promise<Finding> {
  const names = await readdir(folder, { recursive: true }).catch((error: NodeJS.ErrnoException) => error);
  if (names instanceof Error) {
    return todo("Files", `${folder} cannot be read (${names.code}). Check DATA_DIR, or start the product once.`);
  }
  const open: string[] = [];
  const others: string[] = [];
  for (const path of [folder, ...names.map((name) => join(folder, name))]) {
    const found = await lstat(path).catch(() => null);
    if (found && found.mode & 0o077) open.push(path);
    if (found && user !== undefined && found.uid !== user) others.push(path);
  }
  if (others[0])
    return todo("Files", `${others[0]} belongs to another account. Give it to the product's, or run this as that one.`);
  if (!open[0]) return ok("Files", `only this account can read ${folder}`);
  return todo("Files", `other accounts may use ${open[0]}${andMore(open)}. Take it from them: chmod -R go= ${folder}`);
}

function andMore({ length }: string[]): string {
  return length > 1 ? ` and ${length - 1} more` : "";
}

/** How long Redis may take to answer, in ms. */
const redisPatience = 5000;

const migrate = "Start the product once, or run: node apps/api/src/setup.ts";

/** Whether the database answers, and has every migration of this version and no other. */
export async function checkDatabase(
  { DATABASE_URL: url, DATA_DIR: folder }: Pick<Environment, "DATABASE_URL" | "DATA_DIR">,
  migrations: Migration[],
): Promise<Finding> {
  if (!url && !existsSync(join(folder, "agency.sqlite"))) {
    return todo("Database", `there is none in ${folder}. Check DATA_DIR and DATABASE_URL. ${migrate}`);
  }
  try {
    const database = await connectDatabase({ url, folder }, { tables: [], migrations });
    try {
      const [found] = await database.source.query<{ version: string }[]>(
        `SELECT ${url ? "VERSION()" : "sqlite_version()"} AS version`,
      );
      const told = `${url ? "MariaDB" : "SQLite"} ${found?.version}`;
      if (!(await database.migrated())) return todo("Database", `${told} answers, but lacks migrations. ${migrate}`);
      const newer = await newerMigrations(database.source);
      if (newer.length === 0) return ok("Database", `${told}, up to date`);
      return todo(
        "Database",
        `${told}, of a newer version, as after an undo or a failed update (${newer.join(", ")}). This version runs on it, and backups hold ` +
          "all of it. When the newer version is repaired, go forward: agency update agency-….tar.gz",
      );
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
    connectTimeout: redisPatience,
    commandTimeout: redisPatience,
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

/** Where others use the product and SMTP_URL is not set. */
export const withoutMailServer = todo(
  "Mail server",
  "none, so nobody gets an email: they are files in DATA_DIR/mail. Set SMTP_URL.",
);

/** Whether the mail server takes connections and the sign-in, and whether they are encrypted. */
export async function checkMailServer(
  environment: Pick<Environment, "SMTP_URL" | "PUBLIC_URL" | "MAIL_HELO" | "SMTP_CLEAR_LOGIN">,
): Promise<Finding> {
  const server = readSmtpServer(environment);
  if (!server) {
    if (!environment.PUBLIC_URL.startsWith("https:"))
      return ok("Mail server", "none: emails are files in DATA_DIR/mail");
    return withoutMailServer;
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

type Variables = Record<string, string | undefined>;

/** Variables that have no effect, or that are for tests. */
export function checkSettings(source: Variables, { RATE_LIMITS }: Pick<Environment, "RATE_LIMITS">): Finding[] {
  const found = unlikelySettings(source).map((sentence) => todo("Settings", sentence));
  if (RATE_LIMITS === "off") found.push(todo("Settings", "RATE_LIMITS is off, so guesses are not limited. Remove it."));
  return found.length > 0 ? found : [ok("Settings", "every variable has an effect")];
}

/** Whether the key that encrypts tokens and seals backups is there. */
export function checkSecretKey(environment: Environment): Finding {
  try {
    if (presentKeys(environment).length === 0) {
      return environment.DATABASE_URL
        ? todo(
            "SECRET_KEY",
            "is not set. Make one with `openssl rand -base64 32`, and give the same one to every process.",
          )
        : todo(
            "SECRET_KEY",
            "there is none in DATA_DIR yet. Start the product once, then keep a copy of secret.key elsewhere.",
          );
    }
  } catch (error) {
    if (error instanceof EnvironmentError) return todo("SECRET_KEY", error.message);
    throw error;
  }
  if (!environment.SECRET_KEY_OLD) return ok("SECRET_KEY", "is there; keep a copy apart from the backups");
  return todo(
    "SECRET_KEY",
    "SECRET_KEY_OLD is set. Once the set-up has said that connections are encrypted again, remove it.",
  );
}

/** How long the site may take to answer, in ms. */
const sitePatience = 10_000;

const day = 86_400_000;

/** Certificates are renewed 30 days before their end; one with less than this has been missed. */
const fewestDays = 14;

type Site = Pick<Environment, "PUBLIC_URL" | "TRUSTED_PROXIES">;

/** Whether the product answers at its public address, as visitors reach it. Its certificate is `checkCertificate`'s alone to judge. */
export async function checkPublicUrl({ PUBLIC_URL: url }: Pick<Site, "PUBLIC_URL">): Promise<Finding> {
  const dispatcher = new Agent({ connect: { rejectUnauthorized: false } });
  try {
    const answer = await fetch(`${url}/api/health/ready`, { dispatcher, signal: AbortSignal.timeout(sitePatience) });
    const { status } = (await answer.json()) as { status?: string };
    if (answer.ok && status === "ok") return ok("Site", `the product answers at ${url}`);
    return todo("Site", `${url} answers with ${answer.status}: the product is not ready. Look at the log of the API.`);
  } catch (error) {
    const { cause } = error as { cause?: { code?: string } };
    const why = cause?.code ?? (error instanceof SyntaxError ? "another program answers" : (error as Error).name);
    return todo(
      "Site",
      `the product does not answer at ${url} (${why}). Start it, and check PUBLIC_URL, the proxy and DNS.`,
    );
  } finally {
    await dispatcher.destroy();
  }
}

/**
 * How long the site's certificate is still valid; nothing of a site without https.
 * @param trust further authorities besides Node's own
 */
export async function checkCertificate(
  { PUBLIC_URL }: Pick<Site, "PUBLIC_URL">,
  now: Date,
  trust: Pick<ConnectionOptions, "ca"> = {},
): Promise<Finding[]> {
  const { protocol, hostname, port } = new URL(PUBLIC_URL);
  if (protocol !== "https:") return [];
  const host = hostname.replaceAll(/^\[|\]$/g, "");
  const socket = connect({
    ...trust,
    host,
    port: Number(port) || 443,
    ...(isIP(host) === 0 && { servername: host }),
    rejectUnauthorized: false,
    timeout: sitePatience,
  });
  socket.once("timeout", () => socket.destroy(new Error("no answer")));
  try {
    await once(socket, "secureConnect");
    const { valid_to: validTo } = socket.getPeerCertificate();
    const days = Math.floor((Date.parse(validTo) - now.getTime()) / day);
    if (socket.authorizationError) return [todo("Certificate", refused(String(socket.authorizationError)))];
    if (days >= fewestDays) return [ok("Certificate", `valid for ${days} days`)];
    return [todo("Certificate", `valid for ${days} days only. Renew it: certbot renew`)];
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return [todo("Certificate", `${host} makes no TLS connection (${code ?? message}). Check the proxy.`)];
  } finally {
    socket.destroy();
  }
}

function refused(reason: string): string {
  return `browsers do not trust it (${reason}). Get one for the host of PUBLIC_URL, and let the proxy send the whole chain.`;
}

export function checkProxy({ PUBLIC_URL, TRUSTED_PROXIES }: Site): Finding {
  if (TRUSTED_PROXIES) return ok("Proxy", `TRUSTED_PROXIES names ${TRUSTED_PROXIES}`);
  if (!PUBLIC_URL.startsWith("https:")) return ok("Proxy", "none named, and none needed without https");
  return todo(
    "Proxy",
    "PUBLIC_URL is https, but TRUSTED_PROXIES is not set: all visitors share one limit. Set it to the address that your proxy's requests come from.",
  );
}
