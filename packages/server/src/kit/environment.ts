import { readFileSync } from "node:fs";
import { isIP } from "node:net";
import { resolve } from "node:path";
import { parseEnv } from "node:util";
import { z } from "zod";
import { readEmail } from "@agency/model/email-address";

const port = z.coerce.number().int().min(1).max(65_535);
const sampleModes = ["on", "off", "mail"] as const;
const onOff = z.enum(["on", "off"]);
const serviceUrl = (...protocols: string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol.slice(0, -1)), {
    error: `must be a URL that starts with ${protocols.map((protocol) => `${protocol}://`).join(" or ")}`,
  });
const hostAndPort = z
  .string()
  .refine((value) => value.split(",").every((one) => /^(?:[^\s:[\]]+|\[[\da-f:]+\]):\d{1,5}$/i.test(one)), {
    error: "must be host:port, comma separated",
  });

const emailAddress = z.string().transform((typed, context) => {
  const read = readEmail(typed);
  if ("email" in read) return read.email;
  context.addIssue({
    code: "custom",
    message: "must be an email address with letters from a to z, digits, dots or hyphens before the @",
  });
  return z.NEVER;
});

const secretKey = z.string().transform((text, context) => {
  const key = readKey(text.trim());
  if (key) return key;
  context.addIssue({
    code: "custom",
    message: "must be 32 bytes in base64 or hex, such as `openssl rand -base64 32` makes",
  });
  return z.NEVER;
});

function isAddressOrNetwork(value: string): boolean {
  const [address = "", bits, ...more] = value.split("/");
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

/** Every variable that the product reads, with its meaning. docs/settings.md has the same table. */
export const variables = {
  AGENCY_ENV: z
    .string()
    .min(1)
    .optional()
    .describe(
      "Files with further variables, comma separated; real variables win. The npm commands read `.env` of the checkout when unset",
    ),
  AGENCY_DIR: z
    .string()
    .min(1)
    .optional()
    .describe(
      "The agency's folder in place of the sample's ([adopt.md](adopt.md)). A relative one is meant from the product's folder",
    ),
  SITE_DIR: z
    .string()
    .min(1)
    .optional()
    .describe(
      "Folder of the built site; the newest that `npm run build` made when unset, `off` for an API without pages",
    ),
  HOST: z.string().min(1).default("127.0.0.1").describe("Address the API listens on; also of the speed-test service"),
  PORT: port.default(3000).describe("Port the API listens on; also of the speed-test service"),
  PUBLIC_URL: serviceUrl("http", "https")
    .optional()
    .describe("Public address of the site, in links, the cookie and the built pages; `http://HOST:PORT` when unset"),
  DATA_DIR: z
    .string()
    .min(1)
    .default("./data")
    .describe("Folder for the SQLite file, email files and the journal of sent emails"),
  DATABASE_URL: serviceUrl("mysql", "mariadb")
    .optional()
    .describe("MariaDB, such as `mysql://user:password@host:3306/name`; a SQLite file in DATA_DIR when unset"),
  REDIS_URL: serviceUrl("redis", "rediss")
    .optional()
    .describe("Redis, such as `redis://host:6379/0`, which wakes the worker; the worker polls when unset"),
  SMTP_URL: serviceUrl("smtp", "smtps")
    .optional()
    .describe("Mail server, such as `smtp://user:password@host:587`; emails are written to DATA_DIR/mail when unset"),
  SMTP_CLEAR_LOGIN: onOff
    .default("off")
    .describe(
      "`on` sends the password of SMTP_URL without encryption where the mail server offers none; by default no email leaves then, unless the server is on this machine",
    ),
  MAIL_HELO: z
    .string()
    .regex(/^[a-z\d-]+(?:\.[a-z\d-]+)+$/i, { error: "must be a host name such as mail.agency.example" })
    .optional()
    .describe("Name that the worker gives the mail server (EHLO); the host of PUBLIC_URL when unset"),
  MAIL_LOOKUP_URL: z
    .string()
    .refine((value) => /^https?:\/\//.test(value) && URL.canParse(value) && value.includes("{messageId}"), {
      error: "must be a URL that starts with http:// or https:// and contains {messageId}",
    })
    .optional()
    .describe(
      "URL where the mail service reports whether it accepted an email; must contain `{messageId}`; no lookup when unset",
    ),
  MAIL_FROM: emailAddress.optional().describe("Sender of every email; the agency's own address when unset"),
  STAFF_EMAIL: emailAddress
    .optional()
    .describe(
      "Gets the notifications to the staff, and reports that they read first; the agency's own address when unset",
    ),
  NOTICE_REPLY_TO: z
    .enum(["agency", "person"])
    .default("agency")
    .describe(
      "Where replies to notices about a person go: `person`, or the reply-to of the settings. Spam filters count a stranger's Gmail address as reply-to against the sender",
    ),
  ADMIN_USERNAME: z
    .string()
    .trim()
    .min(1)
    .max(120)
    .default("admin")
    .describe("Username of the first staff account, in any case; kept in lower case"),
  ADMIN_PASSWORD: z
    .string()
    .min(12)
    .max(256)
    .optional()
    .describe(
      "Password of the first staff account, used only while no account exists; generated and printed once when unset",
    ),
  SAMPLE_DATA: z
    .enum(sampleModes)
    .optional()
    .describe(
      "`on`: clients without figures get sample figures, marked as such and never emailed; `mail`: emailed as well, for demos; when unset, `on` only without DATABASE_URL, SMTP_URL and an https PUBLIC_URL",
    ),
  SECRET_KEY: secretKey
    .optional()
    .describe(
      "Encrypts the tokens of connections in the database and seals backups: 32 bytes in base64 or hex, such as `openssl rand -base64 32` makes; needed with DATABASE_URL, a file in DATA_DIR when unset without it",
    ),
  SECRET_KEY_OLD: secretKey
    .optional()
    .describe("The key before SECRET_KEY, while tokens are encrypted again with the new one"),
  BACKUP_KEY: z
    .string()
    .regex(/^(?:age1[\da-z]+|AGE-SECRET-KEY-(?:PQ-)?1[\dA-Z]+)$/, {
      error: "must be a key of age, as `npm run cli -- backup:key` makes them",
    })
    .optional()
    .describe(
      "Encrypts backups: a key of [age](https://age-encryption.org), as `npm run cli -- backup:key` makes them; the public one for backups, the secret one to restore them, too; not encrypted when unset",
    ),
  GOOGLE_CLIENT_ID: z
    .string()
    .min(1)
    .optional()
    .describe("Client ID of the agency's OAuth app at Google; without it only service-account keys can be connected"),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional().describe("Client secret of that app"),
  OUTBOUND_ALLOW: hostAndPort
    .optional()
    .describe("`host:port`, comma separated: internal addresses that the website tools may reach; for tests"),
  GOOGLE_URL: serviceUrl("http", "https")
    .optional()
    .describe("Stands in for every address of Google's; for tests and the demo. Google itself when unset"),
  CHROMIUM_PATH: z
    .string()
    .min(1)
    .optional()
    .describe("Browser for the speed test; found in the usual places when unset, `off` for none"),
  SPEED_TEST_URL: serviceUrl("http")
    .optional()
    .describe("Speed-test service that runs the browser for the worker; the worker runs it itself when unset"),
  SPEED_TEST_TOKEN: z
    .string()
    .min(16)
    .optional()
    .describe("Token that the worker shows to the speed-test service; at least 16 characters"),
  SPEED_TEST_QUEUE: z.coerce
    .number()
    .int()
    .min(1)
    .max(100)
    .default(5)
    .describe("Most speed tests that may wait or run at once; further visitors are asked to try again later"),
  TRUSTED_PROXIES: z
    .string()
    .refine((value) => value.split(",").every(isAddressOrNetwork), {
      error: "must be addresses or networks such as 10.0.0.0/8, comma separated",
    })
    .optional()
    .describe(
      "Addresses or networks (`10.0.0.0/8`), comma separated, of reverse proxies whose X-Forwarded-For is trusted",
    ),
  SESSION_HOURS: z.coerce
    .number()
    .min(1)
    .max(24)
    .default(24)
    .describe("Hours after which a sign-in of the staff ends, however often it is used; 24 at most"),
  SESSION_IDLE_HOURS: z.coerce
    .number()
    .min(1)
    .max(24)
    .default(8)
    .describe("Hours without use after which a sign-in of the staff ends; pages that only look for news do not count"),
  CONFIRM_MINUTES: z.coerce
    .number()
    .min(1)
    .max(1440)
    .default(10)
    .describe(
      "Minutes after signing in or confirming in which accounts, connections and exports of people do not ask again",
    ),
  RATE_LIMITS: onOff.default("on").describe("`off` disables the limits on sign-in, client IDs and forms; for tests"),
  METRICS_PORT: port
    .optional()
    .describe("Port on which API and worker serve Prometheus metrics at `/metrics`; none when unset"),
  METRICS_HOST: z
    .string()
    .min(1)
    .default("127.0.0.1")
    .describe("Address that METRICS_PORT listens on, or a network: this machine's own address in it"),
  WORKER_NAME: z
    .string()
    .regex(/^[\w.-]{1,100}$/, { error: "must be letters, digits, dots, hyphens or underscores" })
    .optional()
    .describe("Name of a worker for its health check, one for each worker of a machine; the machine's name when unset"),
  DRAIN_SECONDS: z.coerce
    .number()
    .min(0)
    .max(60)
    .default(3)
    .describe("Seconds that a stopping API keeps serving after it fails its readiness check"),
  LOG_LEVEL: z
    .enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"])
    .default("info")
    .describe("Lowest level that is logged"),
} as const;

const environmentSchema = z.object(variables);

type Read = z.infer<typeof environmentSchema>;

export type Environment = Omit<Read, "PUBLIC_URL" | "SAMPLE_DATA" | "DATA_DIR"> & {
  PUBLIC_URL: string;
  /** An absolute path. */
  DATA_DIR: string;
  SAMPLE_DATA: (typeof sampleModes)[number];
};

/** The uses that SAMPLE_DATA allows for sample figures. */
export function sampleUse({ SAMPLE_DATA }: Pick<Environment, "SAMPLE_DATA">): {
  /** Clients without figures get sample figures. */
  sampleData: boolean;
  /** Reports of sample figures may be emailed. */
  sampleMails: boolean;
} {
  return { sampleData: SAMPLE_DATA !== "off", sampleMails: SAMPLE_DATA === "mail" };
}

/** The site's host, which makes Message-IDs and the ids of calendar events unique. */
export function publicHost({ PUBLIC_URL }: Pick<Environment, "PUBLIC_URL">): string {
  return new URL(PUBLIC_URL).hostname;
}

export class EnvironmentError extends Error {
  override name = "EnvironmentError";
}

/**
 * Reads and checks the environment, with the files that AGENCY_ENV names. An empty variable counts as unset.
 * @throws EnvironmentError that names every invalid variable but not its value, which may be a secret
 */
export function readEnvironment(source: Record<string, string | undefined>): Environment {
  const given = givenVariables(source);
  const result = environmentSchema.safeParse(given);
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
    throw new EnvironmentError(`Invalid environment variables:\n${lines.join("\n")}`);
  }
  const { HOST, PORT, PUBLIC_URL, DATABASE_URL, SMTP_URL, SAMPLE_DATA, DATA_DIR } = result.data;
  const inUse = DATABASE_URL !== undefined || SMTP_URL !== undefined || PUBLIC_URL?.startsWith("https:");
  return {
    ...result.data,
    PUBLIC_URL: withoutLastSlash(PUBLIC_URL ?? reachableAddress(HOST, PORT)),
    DATA_DIR: resolve(DATA_DIR),
    SAMPLE_DATA: SAMPLE_DATA ?? (inUse ? "off" : "on"),
  };
}

/**
 * The variables that are set, with those in the files of AGENCY_ENV. An empty variable counts as unset.
 * @throws EnvironmentError when a file cannot be read
 */
export function givenVariables(source: Record<string, string | undefined>): Record<string, string | undefined> {
  return withoutEmpty({ ...readFiles(source["AGENCY_ENV"]), ...withoutEmpty(source) });
}

/** The address that reaches this machine, also where it listens on all. */
function reachableAddress(listens: string, listeningPort: number): string {
  const host = { "0.0.0.0": "127.0.0.1", "::": "::1" }[listens] ?? listens;
  return `http://${host.includes(":") ? `[${host}]` : host}:${listeningPort}`;
}

function withoutLastSlash(url: string): string {
  return url.endsWith("/") ? withoutLastSlash(url.slice(0, -1)) : url;
}

function withoutEmpty(source: Record<string, string | undefined>): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
}

/** The variables in the files of AGENCY_ENV. The first file that sets one wins. */
function readFiles(list: string | undefined): NodeJS.Dict<string> {
  const paths = (list ?? "").split(",").flatMap((path) => (path.trim() ? [path.trim()] : []));
  return Object.assign({}, ...paths.map(readFile).toReversed());
}

function readFile(path: string): NodeJS.Dict<string> {
  try {
    return parseEnv(readFileSync(path, "utf8"));
  } catch (error) {
    throw new EnvironmentError(`AGENCY_ENV: ${path} cannot be read (${(error as NodeJS.ErrnoException).code})`);
  }
}

/** A key of 32 bytes, written in base64, base64url or hex. Null for any other text. */
export function readKey(text: string): Buffer | null {
  if (/^[\da-f]{64}$/i.test(text)) return Buffer.from(text, "hex");
  if (!/^[\w+/-]{43}=?$/.test(text)) return null;
  return Buffer.from(text, "base64");
}
