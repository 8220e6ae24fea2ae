import { accessSync, constants, existsSync, mkdirSync, statSync } from "node:fs";
import { hostname, userInfo } from "node:os";
import { relative } from "node:path";
import type { Logger } from "pino";
import { nearestName } from "@agency/content/nearest-name";
import tested from "../../tested-node.json" with { type: "json" };
import { FormerDataError } from "./db/migrations.ts";
import { EnvironmentError, givenVariables, readEnvironment, variables } from "./environment.ts";

/** A failure as Node, SQLite or MariaDB describes it; each leaves out other parts. */
type Failure = { code?: string; path?: string; address?: string; port?: number; syscall?: string; hostname?: string };

/**
 * Why a program did not start, for the person who starts it: what is wrong and what to do about it, without a stack. An error that
 * nobody foresaw keeps its stack, which is then the only help.
 * @param place where the program runs that a line to type is for
 */
export function startProblem(error: unknown, place: Place = thisPlace()): string {
  if (error instanceof EnvironmentError || error instanceof FormerDataError) return error.message;
  const failure = innerFailure(error);
  return listening(failure) ?? files(failure, place) ?? database(failure) ?? stackText(error);
}

/** Where a program runs. */
export type Place = {
  user: string;
  /** DATA_DIR; null where the settings do not say it. */
  data: string | null;
  /** The container's name for Docker; null outside of one. */
  container: string | null;
};

function thisPlace(): Place {
  // Docker names a machine by its container, unless it was given a name.
  const isContainer = existsSync("/.dockerenv") && /^[\da-f]{12}$/.test(hostname());
  return { user: userName(), data: dataFolder(), container: isContainer ? hostname() : null };
}

function dataFolder(): string | null {
  try {
    return readEnvironment(process.env).DATA_DIR;
  } catch {
    return null;
  }
}

/**
 * Makes DATA_DIR where it is not there, and checks that this program may write in it, which it may need only hours later.
 * @throws Error of the file system
 */
export function requireDataFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
}

/** Runs a program's start. When it fails, the reason is printed in words and the process ends with code 1. */
export async function startOrSayWhy(start: () => Promise<void>): Promise<void> {
  try {
    requireTestedNode(process.versions.node);
    await start();
  } catch (error) {
    process.stderr.write(`${startProblem(error)}\n`);
    // Anything already open, such as the database, would keep the process alive.
    process.exit(1);
  }
}

function listening({ syscall, code, address, port }: Failure): string | null {
  if (syscall !== "listen") return null;
  const place = `port ${port} of ${address}`;
  switch (code) {
    case "EADDRINUSE":
      return `Cannot listen at ${place}: another program uses it, perhaps this one, started before. Stop that one, or choose another PORT (for metrics: METRICS_PORT).`;
    case "EADDRNOTAVAIL":
      return `Cannot listen at ${place}: this machine does not have that address. Set HOST to one of its own, or to 127.0.0.1 behind a proxy (for metrics: METRICS_HOST).`;
    case "EACCES":
      return `Cannot listen at ${place}: ports below 1024 are for administrators. Choose a higher PORT and let a proxy answer the others.`;
    default:
      return `Cannot listen at ${place} (${code}). Check HOST and PORT.`;
  }
}

function files({ code, path }: Failure, place: Place): string | null {
  switch (code) {
    case "EACCES":
    case "EPERM":
    case "SQLITE_READONLY":
    case "SQLITE_READONLY_DIRECTORY":
      return `The user ${place.user} may not use ${path ?? "the database in DATA_DIR"}. ${wayToUse(path, place)}`;
    case "EROFS":
      return `${path ?? "DATA_DIR"} is on a disk that can only be read. Set DATA_DIR to a folder that can be written.`;
    case "ENOSPC":
    case "EDQUOT":
    case "SQLITE_FULL":
      return `The disk is full${path ? `: ${path} could not be written` : ""}. Free some space, then start again.`;
    case "ENOENT":
      return path === undefined ? null : `${path} does not exist. Check DATA_DIR.`;
    case "EEXIST":
    case "ENOTDIR":
      return path === undefined
        ? null
        : `${path} cannot be used: a file stands where a folder is needed. Check DATA_DIR.`;
    case "SQLITE_CANTOPEN":
      return "The database in DATA_DIR cannot be opened. Check that DATA_DIR is a folder that this program may write.";
    case "SQLITE_NOTADB":
    case "SQLITE_CORRUPT":
      return "The file agency.sqlite in DATA_DIR is not a database, or it is damaged. Move it away and restore a backup (npm run restore).";
    default:
      return null;
  }
}

/** What to type as it stands, at the end of the sentence. */
function wayToUse(path: string | undefined, { user, data, container }: Place): string {
  if (data === null || (path !== undefined && relative(data, path).startsWith(".."))) {
    return "Change its owner or its mode, so that this user may.";
  }
  const command = `chown -R ${user}: ${data}`;
  // The volumes of the container, whatever they are called. It starts again by itself.
  const typed = container ? `docker run --rm --user root --volumes-from ${container} agency-api ${command}` : command;
  return `Another user made it, perhaps. Give it to this one, as root: ${typed}`;
}

function database({ code, address, port, hostname: host }: Failure): string | null {
  const place = address && port ? `${address}:${port}` : (host ?? "its address");
  switch (code) {
    case "ECONNREFUSED":
    case "ETIMEDOUT":
    case "EHOSTUNREACH":
    case "ENETUNREACH":
      return `The database does not answer at ${place} (${code}). Check that it runs, and DATABASE_URL.`;
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return `The database's host ${place} cannot be found (${code}). Check DATABASE_URL.`;
    case "ER_ACCESS_DENIED_ERROR":
    case "ER_ACCESS_DENIED_NO_PASSWORD_ERROR":
      return `The database refuses the user name or the password in DATABASE_URL.`;
    case "ER_DBACCESS_DENIED_ERROR":
      return `The database does not let the user in DATABASE_URL use that schema. Grant it, as docs/operations.md shows.`;
    case "ER_BAD_DB_ERROR":
      return `The schema in DATABASE_URL does not exist. Create it, as docs/operations.md shows.`;
    default:
      return null;
  }
}

/** The failure itself, which drivers wrap, and Node does where it tried several addresses. */
function innerFailure(error: unknown): Failure {
  const inner = error instanceof AggregateError ? error.errors[0] : (error as { driverError?: unknown })?.driverError;
  return (inner ?? error ?? {}) as Failure;
}

function stackText(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function userName(): string {
  try {
    return userInfo().username;
  } catch {
    // A user without an entry in the machine's list, such as in a container.
    return String(process.getuid?.() ?? "");
  }
}

/**
 * Refuses a Node that the product was not tested on. Node 24.0 to 24.6 read texts in windows-1252 as Latin-1: quotes and dashes of
 * pages and files would be lost.
 * @param version such as `24.21.0`
 * @throws EnvironmentError
 */
export function requireTestedNode(version: string): void {
  const [major, minor] = version.split(".").map(Number);
  if (major === tested.major && (minor ?? 0) >= tested.fromMinor) return;
  const oldest = `${tested.major}.${tested.fromMinor}`;
  throw new EnvironmentError(
    `The product was tested on Node ${tested.major}, from ${oldest}, and this is Node ${version}. Install the newest Node ${tested.major} (https://nodejs.org/) and start again.`,
  );
}

const names = Object.keys(variables);

/** Other programs' variables, such as PORTS, may be one letter from a short name of ours. */
const shortest = 7;

/**
 * Variables that are set and have no effect, in sentences for whoever starts the product: names that are almost ours, a browser that is not
 * there, half of Google's credentials. Values are not shown, because they may be secrets.
 * @throws EnvironmentError when a file of AGENCY_ENV cannot be read
 */
export function unlikelySettings(source: Record<string, string | undefined>): string[] {
  const given = givenVariables(source);
  const { CHROMIUM_PATH: browser, GOOGLE_CLIENT_ID: id, GOOGLE_CLIENT_SECRET: secret } = given;
  return [
    ...Object.keys(given).flatMap((name) => {
      const isOurs = given[name] === undefined || names.includes(name) || name.length < shortest;
      const meant = isOurs ? undefined : nearestName(name, names);
      return meant === undefined ? [] : [`${name} has no effect: did you mean ${meant}?`];
    }),
    ...(browser && browser !== "off" && !canRun(browser)
      ? [`CHROMIUM_PATH: ${browser} is no program here, so no speed test will run.`]
      : []),
    ...(Boolean(id) === Boolean(secret)
      ? []
      : [
          `${id ? "GOOGLE_CLIENT_ID" : "GOOGLE_CLIENT_SECRET"} has no effect without ${id ? "GOOGLE_CLIENT_SECRET" : "GOOGLE_CLIENT_ID"}.`,
        ]),
  ];
}

/** Says in the log what is set and has no effect. */
export function warnOfUnlikelySettings(source: Record<string, string | undefined>, log: Pick<Logger, "warn">): void {
  for (const sentence of unlikelySettings(source)) log.warn(sentence);
}

function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Gives up root's rights for those of the account that owns a folder, so that a command which root runs leaves no files there that
 * the product cannot open. Does nothing for other accounts, or where the folder is root's or not there.
 */
export function actAsOwner(folder: string): void {
  if (process.getuid?.() !== 0) return;
  const owner = statSync(folder, { throwIfNoEntry: false });
  if (owner === undefined || owner.uid === 0) return;
  process.setgroups?.([owner.gid]);
  process.setgid?.(owner.gid);
  process.setuid?.(owner.uid);
}
