import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Failure } from "./failure.mjs";

/** Node that the product itself was tested on; these scripts run on `oldestNode`. */
const tested = JSON.parse(readFileSync(new URL("../../packages/server/tested-node.json", import.meta.url), "utf8"));
const oldestNode = 20;

/**
 * @param {string} version such as `20.11.1`
 * @throws {Failure} when these scripts cannot run on it
 */
export function checkNode(version) {
  if (major(version) < oldestNode) {
    throw new Failure(
      `This needs Node ${oldestNode} or newer, and this is Node ${version}. Get a newer one from https://nodejs.org/.`,
    );
  }
}

/**
 * The Node that runs the product: the one in its dependencies, or else this one if the product was tested on it.
 * @param {string} root
 * @param {{ platform: string, arch: string, version: string, execPath: string }} machine
 * @returns {string} path of its binary
 * @throws {Failure} when there is none
 */
export function findProductNode(root, { platform, arch, version, execPath }) {
  const brought = join(root, "node_modules", `node-${platform}-${arch}`, "bin/node");
  if (existsSync(brought)) return brought;
  if (major(version) === tested.major && minor(version) >= tested.fromMinor) return execPath;
  throw new Failure(
    `The product runs on Node ${tested.major}, from ${tested.major}.${tested.fromMinor}. Its dependencies bring one for Linux on x64 and arm64; ` +
      `on ${platform}-${arch}, install the newest Node ${tested.major} (https://nodejs.org/) and try again. This is Node ${version}.`,
  );
}

/** @param {string} version */
function minor(version) {
  return Number(version.split(".")[1]);
}

/** @param {string} version */
function major(version) {
  return Number.parseInt(version, 10);
}
