import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Failure } from "./failure.mjs";

/** The most that a build of the site takes, with npm and turbo, in MB. */
export const buildMegabytes = 900;

const megabyte = 1024 * 1024;

/**
 * Says so at once when a build would run out of memory, where the system would end it midway without a word.
 * @param {number | undefined} available in MB; undefined where the system does not say
 * @throws {Failure}
 */
export function requireMemory(available) {
  if (available === undefined || available >= buildMegabytes) return;
  throw new Failure(
    `Building the site takes ${buildMegabytes} MB of memory, and ${available} MB are free here. Build it on another machine with ` +
      `"npm run release" and install the file that this makes (docs/operations.md), or add swap: ` +
      "fallocate -l 1G /swapfile && chmod 600 /swapfile && mkswap /swapfile && swapon /swapfile",
  );
}

/**
 * Memory and swap that a new process can have, in MB: what the system has, or what is left of a container's limit.
 * @param {string} root of the file system
 * @returns {number | undefined}
 */
export function availableMegabytes(root = "/") {
  const system = read(join(root, "proc/meminfo"));
  if (system === undefined) return undefined;
  const of = (/** @type {string} */ name) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, "m").exec(system)?.[1] ?? 0);
  const free = (of("MemAvailable") + of("SwapFree")) / 1024;
  return Math.floor(Math.min(free, leftOfLimit(join(root, "sys/fs/cgroup")) ?? free));
}

/**
 * @param {string} group where a container sees its own limits, of either version
 * @returns {number | undefined} undefined without a limit
 */
function leftOfLimit(group) {
  const limit = Number(read(join(group, "memory.max")) ?? read(join(group, "memory/memory.limit_in_bytes")));
  const used = Number(read(join(group, "memory.current")) ?? read(join(group, "memory/memory.usage_in_bytes")));
  const cache = /^(?:total_)?inactive_file (\d+)/m.exec(
    read(join(group, "memory.stat")) ?? read(join(group, "memory/memory.stat")) ?? "",
  );
  if (!Number.isFinite(limit) || !Number.isFinite(used)) return undefined;
  return (limit - used + Number(cache?.[1] ?? 0)) / megabyte;
}

/** @param {string} file */
function read(file) {
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}
