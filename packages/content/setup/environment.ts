import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";

/** Docker Compose takes a path without a dot for the name of a volume. */
function fromRoot(root: string, folder: string): string {
  const path = relative(root, folder).replaceAll("\\", "/");
  return path.startsWith("..") ? path : `./${path}`;
}

/**
 * Writes AGENCY_DIR into the environment file that `npm start` reads (AGENCY_ENV, or else `.env`), and the site's address as a line to uncomment on the
 * server: on this machine the site stays at its local address.
 * @returns the file
 */
export function rememberFolder(root: string, folder: string, domain: string): string {
  const file = process.env["AGENCY_ENV"]?.split(",")[0] ?? join(root, ".env");
  const lines = existsSync(file) ? readFileSync(file, "utf8").trimEnd().split("\n") : [];
  const kept = lines.filter((line) => line.trim() !== "" && !/^(?:AGENCY_DIR=|# PUBLIC_URL=)/.test(line));
  const address = lines.some((line) => line.startsWith("PUBLIC_URL=")) ? [] : [`# PUBLIC_URL=https://${domain}`];
  writeFileSync(file, `${[...kept, `AGENCY_DIR=${fromRoot(root, folder)}`, ...address].join("\n")}\n`);
  return file;
}
