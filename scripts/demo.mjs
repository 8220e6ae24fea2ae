import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { checkContent } from "./lib/content.mjs";
import { runCommand } from "./lib/ending.mjs";
import { buildSite, prepare, runEntry, runProduct } from "./lib/product.mjs";
import { childEnvironment, root } from "./lib/repository.mjs";

/** `npm run demo`: the product without services, on a data folder of its own, with two sample clients and a year of reports. */
runCommand(
  async () => {
    const node = await prepare();
    const folder = resolve(root, process.env.DATA_DIR || "./data/demo");
    const { DATABASE_URL: _database, REDIS_URL: _redis, SMTP_URL: _smtp, ...rest } = childEnvironment();
    const environment = { ...rest, DATA_DIR: folder, SAMPLE_DATA: "mail", ADMIN_PASSWORD: demoPassword(folder) };
    await checkContent(root, node);
    await Promise.all([buildSite(), runEntry(node, "apps/api/src/setup.ts", environment)]);
    await runEntry(node, "apps/api/src/demo.ts", environment);
    return runProduct(node, environment, (url) => {
      const username = process.env.ADMIN_USERNAME || "admin";
      console.log(`\nThe demo is running at ${url}`);
      console.log(`Staff sign-in: ${username} / ${environment.ADMIN_PASSWORD} (unless changed since)`);
      console.log(`Data: ${folder}`);
      console.log("Stop it with Ctrl-C.\n");
    });
  },
  { signalExitCode: 0 },
);

/**
 * The staff password of this demo: the one given, or one made at the first start and kept beside the demo's data, so that every
 * start can print it.
 * @param {string} folder
 */
function demoPassword(folder) {
  if (process.env.ADMIN_PASSWORD) return process.env.ADMIN_PASSWORD;
  const file = join(folder, "demo-password.txt");
  if (existsSync(file)) return readFileSync(file, "utf8").trim();
  const password = randomBytes(12).toString("base64url");
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, `${password}\n`, { mode: 0o600 });
  return password;
}
