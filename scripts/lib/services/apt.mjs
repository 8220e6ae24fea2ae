import { chmodSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { atEnd } from "../ending.mjs";
import { Failure } from "../failure.mjs";
import { run } from "../processes.mjs";
import { childEnvironment } from "../repository.mjs";
import { findProgram } from "./programs.mjs";

const policy = "/usr/sbin/policy-rc.d";

/** Whether this account may install Debian packages here. */
export function canUseApt() {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get") || !existsSync("/etc/os-release")) return false;
  return /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(readFileSync("/etc/os-release", "utf8"));
}

/**
 * Installs Debian packages without starting their services, because the tests start their own.
 * @param {string[]} packages
 * @param {string} log
 */
export async function aptInstall(packages, log) {
  const env = { ...childEnvironment(), DEBIAN_FRONTEND: "noninteractive" };
  const allow = forbidServiceStarts();
  try {
    for (const args of [["update"], ["install", "-y", "--no-install-recommends", ...packages]]) {
      const { code, output } = await run("apt-get", args, { env, log });
      if (code !== 0) throw new Failure(`${output}\napt-get ${args.join(" ")} failed; the reason is above.`);
    }
  } finally {
    allow();
  }
}

/**
 * Installs the Debian packages of programs that are not there.
 * @param {Record<string, string>} needed each program's package
 * @param {string} log
 * @throws {Failure} that names the packages where they cannot be installed
 */
export async function installPrograms(needed, log) {
  const missing = Object.entries(needed).filter(([name]) => findProgram([name]) === undefined);
  const packages = [...new Set(missing.map(([, name]) => name))];
  if (packages.length === 0) return;
  if (!canUseApt()) throw new Failure(`This test needs ${packages.join(", ")}.`);
  await aptInstall(packages, log);
}

/** Debian asks this file before it starts a service; 101 means no. */
function forbidServiceStarts() {
  if (existsSync(policy)) return () => undefined;
  writeFileSync(policy, "#!/bin/sh\nexit 101\n");
  chmodSync(policy, 0o755);
  const remove = () => rmSync(policy, { force: true });
  const forget = atEnd({ stop: async () => remove(), now: remove });
  return () => {
    remove();
    forget();
  };
}
