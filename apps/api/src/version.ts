import { readFileSync } from "node:fs";

const manifest: unknown = JSON.parse(readFileSync(new URL("../../../package.json", import.meta.url), "utf8"));

/** The product's version, such as `0.3.0`: the one that its package.json and CHANGELOG.md name. */
export const { version } = manifest as { version: string };
