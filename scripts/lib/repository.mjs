import { createHash } from "node:crypto";
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { Failure } from "./failure.mjs";

/** The repository's root folder. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** @returns {string[]} the folders of all packages, as `pnpm-workspace.yaml` names them */
export function packageFolders() {
  const inside = ["apps", "packages"].flatMap((parent) =>
    readdirSync(join(root, parent)).map((name) => join(parent, name)),
  );
  return [...inside, "e2e", "faults", "scripts"].map((folder) => join(root, folder));
}

/** The product reads these from its environment; a developer's own values must not reach the tests. */
export const productVariables = [
  "AGENCY_ENV",
  "AGENCY_DIR",
  "SITE_DIR",
  "HOST",
  "PORT",
  "PUBLIC_URL",
  "DATA_DIR",
  "DATABASE_URL",
  "REDIS_URL",
  "SMTP_CLEAR_LOGIN",
  "SMTP_URL",
  "MAIL_LOOKUP_URL",
  "MAIL_FROM",
  "MAIL_HELO",
  "NOTICE_REPLY_TO",
  "STAFF_EMAIL",
  "ADMIN_USERNAME",
  "ADMIN_PASSWORD",
  "SAMPLE_DATA",
  "SECRET_KEY",
  "SECRET_KEY_OLD",
  "GOOGLE_CLIENT_ID",
  "GOOGLE_CLIENT_SECRET",
  "GOOGLE_URL",
  "OUTBOUND_ALLOW",
  "SPEED_TEST_URL",
  "SPEED_TEST_TOKEN",
  "TRUSTED_PROXIES",
  "SESSION_HOURS",
  "SESSION_IDLE_HOURS",
  "CONFIRM_MINUTES",
  "RATE_LIMITS",
  "METRICS_PORT",
  "METRICS_HOST",
  "DRAIN_SECONDS",
  "LOG_LEVEL",
];

/**
 * This process's environment as child processes get it: with the repository's tools on the PATH, and turbo asking nobody and
 * reporting to nobody.
 * @returns {Record<string, string>}
 */
export function childEnvironment() {
  /** @type {Record<string, string>} */
  const environment = {};
  for (const [name, value] of Object.entries(process.env)) if (value !== undefined) environment[name] = value;
  environment.PATH = `${join(root, "node_modules/.bin")}:${environment.PATH ?? ""}`;
  environment.TURBO_TELEMETRY_DISABLED = "1";
  environment.DO_NOT_TRACK = "1";
  return { ...environment, ...agencyVariables(environment) };
}

/**
 * This machine's environment less what the product reads, so that a developer's shell cannot change a result.
 * @param {string} folder where the tests put their own temporary files, so that nothing outlives them
 * @returns {Record<string, string>}
 */
export function plainEnvironment(folder) {
  const temporary = join(folder, "tmp");
  mkdirSync(temporary);
  chmodSync(temporary, 0o711);
  const ours = (/** @type {string} */ name) => productVariables.includes(name) || name.startsWith("TEST_");
  const rest = Object.entries(childEnvironment()).filter(([name]) => !ours(name) && name !== "NODE_OPTIONS");
  // The tests start the product's programs a hundred times: each then reads what the first one compiled.
  return { ...Object.fromEntries(rest), TMPDIR: temporary, NODE_COMPILE_CACHE: join(folder, "compiled") };
}

/**
 * Variables with which every program reads the agency's folder in AGENCY_DIR (docs/adopt.md) in place of the sample's: where it is,
 * and a fingerprint, so that a changed text means a new build.
 * @param {Record<string, string>} environment
 * @returns {Record<string, string>}
 * @throws {Failure} when the folder is not an agency's
 */
function agencyVariables({ AGENCY_DIR }) {
  if (!AGENCY_DIR) return {};
  const folder = resolve(root, AGENCY_DIR);
  if (!existsSync(join(folder, "agency.yaml")))
    throw new Failure(
      `AGENCY_DIR is ${folder}, which has no agency.yaml. Run "npm run setup" to make an agency's folder.`,
    );
  return { AGENCY_DIR: folder, AGENCY_HASH: fingerprint(folder, new Date()) };
}

/**
 * @param {string} folder
 * @param {Date} now
 * @returns {string} a hash of the names and contents of all its files, and of which days in them have come
 */
export function fingerprint(folder, now) {
  const hash = createHash("sha256");
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/[/\\](?:node_modules|\.git)(?:[/\\]|$)/.test(entry.parentPath))
    .map((entry) => join(entry.parentPath, entry.name));
  const today = dayIn(folder, now);
  for (const file of files.toSorted()) {
    const content = readFileSync(file);
    hash.update(file.slice(folder.length)).update(content);
    if (!file.endsWith(".yaml")) continue;
    // What waits for a day is in the first build from that day on.
    const days = content.toString().matchAll(/\b(?:date|from): *["']?(\d{4}-\d\d-\d\d)/g);
    for (const [, day = ""] of days) hash.update(day <= today ? "come" : "to come");
  }
  return hash.digest("hex");
}

/**
 * The day of an agency, such as `2026-12-25`. A time zone that is none is told by the check of its folder.
 * @param {string} folder
 * @param {Date} now
 */
function dayIn(folder, now) {
  const [, timeZone] = /^timeZone: *["']?([\w/+-]+)/m.exec(readFileSync(join(folder, "agency.yaml"), "utf8")) ?? [];
  try {
    return new Intl.DateTimeFormat("en-CA", { timeZone }).format(now);
  } catch {
    return now.toISOString().slice(0, 10);
  }
}
