import { readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The repository's root folder. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** @returns {string[]} the folders of all packages, as `pnpm-workspace.yaml` names them */
export function packageFolders() {
  const inside = ["apps", "packages"].flatMap((parent) =>
    readdirSync(join(root, parent)).map((name) => join(parent, name)),
  );
  return [...inside, "e2e", "faults", "scripts"].map((folder) => join(root, folder));
}

/** What the product reads from its environment; a developer's own values must not reach the tests. */
export const productVariables = [
  "AGENCY_ENV",
  "HOST",
  "PORT",
  "PUBLIC_URL",
  "DATA_DIR",
  "DATABASE_URL",
  "REDIS_URL",
  "SMTP_URL",
  "MAIL_LOOKUP_URL",
  "MAIL_FROM",
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
  return environment;
}
