import { lstat, readdir } from "node:fs/promises";
import { join } from "node:path";
import { diskState, isBackupLate, readServerState } from "../../attention/server-state.ts";
import type { Environment } from "../../kit/environment.ts";
import { type Finding, ok, todo } from "./finding.ts";

/** The Node that the product is tested on. */
const testedNode = 24;

const megabyte = 1_000_000;

/** What an API needs at the least, in bytes: half of what it takes under load. */
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
      ? todo("Last backup", `${made}. Make one each day: npm run backup -- /backups`)
      : ok("Last backup", made),
  ];
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
