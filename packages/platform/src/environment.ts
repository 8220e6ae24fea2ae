import { isIP } from "node:net";
import { resolve } from "node:path";
import { z } from "zod";

const port = z.coerce.number().int().min(1).max(65_535);
const onOff = z.enum(["on", "off"]);
const serviceUrl = (...protocols: string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol.slice(0, -1)), {
    error: `must be a URL that starts with ${protocols.map((protocol) => `${protocol}://`).join(" or ")}`,
  });
const hostAndPort = z
  .string()
  .regex(
    /^([^\s,:]+|\[[\da-f:]+\]):\d{1,5}(,([^\s,:]+|\[[\da-f:]+\]):\d{1,5})*$/i,
    "must be host:port, comma separated",
  );

function isAddressOrNetwork(value: string): boolean {
  const [address = "", bits, ...more] = value.split("/");
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

/** Every variable that the product reads, with its meaning. docs/operations.md has the same table. */
export const variables = {
  HOST: z.string().min(1).default("127.0.0.1").describe("Address the API listens on"),
  PORT: port.default(3000).describe("Port the API listens on"),
  PUBLIC_URL: serviceUrl("http", "https")
    .optional()
    .describe(
      "Address people use, in links, the cookie and the built pages. Without it, `http://HOST:PORT`; pages name port 3000 of 127.0.0.1",
    ),
  DATA_DIR: z.string().min(1).default("./data").describe("Folder of the SQLite file, mail files and the send journal"),
  DATABASE_URL: serviceUrl("mysql", "mariadb")
    .optional()
    .describe("MariaDB, such as `mysql://user:password@host:3306/name`; a SQLite file in DATA_DIR when left out"),
  REDIS_URL: serviceUrl("redis", "rediss")
    .optional()
    .describe("Redis, such as `redis://host:6379/0`, that wakes the worker; the worker polls when left out"),
  SMTP_URL: serviceUrl("smtp", "smtps")
    .optional()
    .describe("Mail server, such as `smtp://user:password@host:587`; mails are written to DATA_DIR/mail when left out"),
  MAIL_LOOKUP_URL: z
    .string()
    .refine((value) => /^https?:\/\//.test(value) && URL.canParse(value) && value.includes("{messageId}"), {
      error: "must be a URL that starts with http:// or https:// and holds {messageId}",
    })
    .optional()
    .describe(
      "Where the mail service tells whether it took a mail, with `{messageId}` in it; nobody is asked when left out",
    ),
  MAIL_FROM: z.email().optional().describe("Sender of every mail; the agency's own address when left out"),
  STAFF_EMAIL: z.email().optional().describe("Where news for the staff goes; the agency's own address when left out"),
  ADMIN_USERNAME: z.string().min(1).max(120).default("admin").describe("Name of the first staff account"),
  ADMIN_PASSWORD: z
    .string()
    .min(12)
    .max(256)
    .optional()
    .describe(
      "Password of the first staff account, used only when there is no account yet; made and printed once when left out",
    ),
  SAMPLE_DATA: onOff
    .optional()
    .describe(
      "`on`: a client without figures of its own gets sample figures, marked as such; on only with SQLite when left out",
    ),
  OUTBOUND_ALLOW: hostAndPort
    .optional()
    .describe("`host:port`, comma separated: inner addresses that the tools may reach all the same; for tests"),
  CHROMIUM_PATH: z
    .string()
    .min(1)
    .optional()
    .describe("Browser for the speed test; looked for at the usual places when left out, `off` for none"),
  SPEED_TEST_QUEUE: z.coerce
    .number()
    .int()
    .min(1)
    .max(100)
    .default(5)
    .describe("How many speed tests may wait or run at once; further ones are asked to come back"),
  TRUSTED_PROXIES: z
    .string()
    .refine((value) => value.split(",").every(isAddressOrNetwork), {
      error: "must be addresses or networks such as 10.0.0.0/8, comma separated",
    })
    .optional()
    .describe(
      "Addresses or networks (`10.0.0.0/8`) of reverse proxies, comma separated, whose X-Forwarded-For tells visitors apart",
    ),
  RATE_LIMITS: onOff
    .default("on")
    .describe("`off` switches the limits on sign-in, client IDs and forms off; for tests"),
  METRICS_PORT: port
    .optional()
    .describe("Port on which API and worker answer Prometheus at `/metrics`; they answer nothing when left out"),
  METRICS_HOST: z.string().min(1).default("127.0.0.1").describe("Address that port is opened on"),
  DRAIN_SECONDS: z.coerce
    .number()
    .min(0)
    .max(60)
    .default(1)
    .describe("For how long a stopping API goes on answering while it says that it is not ready any more"),
  LOG_LEVEL: z
    .enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"])
    .default("info")
    .describe("How much is logged"),
} as const;

const environmentSchema = z.object(variables);

type Read = z.infer<typeof environmentSchema>;

export type Environment = Omit<Read, "PUBLIC_URL" | "SAMPLE_DATA" | "DATA_DIR"> & {
  PUBLIC_URL: string;
  /** An absolute path. */
  DATA_DIR: string;
  SAMPLE_DATA: "on" | "off";
};

export class EnvironmentError extends Error {
  override name = "EnvironmentError";
}

/**
 * Reads and checks the environment. An empty variable counts as unset.
 * @throws EnvironmentError that names every invalid variable but not its value, which may be a secret
 */
export function readEnvironment(source: Record<string, string | undefined>): Environment {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  const result = environmentSchema.safeParse(given);
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
    throw new EnvironmentError(`Invalid environment variables:\n${lines.join("\n")}`);
  }
  const { HOST, PORT, PUBLIC_URL, DATABASE_URL, SAMPLE_DATA, DATA_DIR } = result.data;
  return {
    ...result.data,
    PUBLIC_URL: (PUBLIC_URL ?? `http://${HOST.includes(":") ? `[${HOST}]` : HOST}:${PORT}`).replace(/\/+$/, ""),
    DATA_DIR: resolve(DATA_DIR),
    SAMPLE_DATA: SAMPLE_DATA ?? (DATABASE_URL ? "off" : "on"),
  };
}
