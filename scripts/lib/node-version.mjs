import { existsSync } from "node:fs";
import { join } from "node:path";
import { Failure } from "./failure.mjs";

/** Node that the product itself runs on; these scripts run on `oldestNode`. */
const productNode = 24;
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
 * The Node that runs the product: the one in its dependencies, or else this one if it is new enough.
 * @param {string} root
 * @param {{ platform: string, arch: string, version: string, execPath: string }} machine
 * @returns {string} path of its binary
 * @throws {Failure} when there is none
 */
export function findProductNode(root, { platform, arch, version, execPath }) {
  const brought = join(root, "node_modules", `node-${platform}-${arch}`, "bin/node");
  if (existsSync(brought)) return brought;
  if (major(version) >= productNode) return execPath;
  throw new Failure(
    `The product runs on Node ${productNode}. Its dependencies bring one for Linux on x64 and arm64; ` +
      `on ${platform}-${arch}, install Node ${productNode} (https://nodejs.org/) and try again. This is Node ${version}.`,
  );
}

/** @param {string} version */
function major(version) {
  return Number.parseInt(version, 10);
}
