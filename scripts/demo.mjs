import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { runCommand } from "./lib/ending.mjs";
import { loadAgencyFolder } from "./lib/environment-file.mjs";
import { Failure } from "./lib/failure.mjs";
import { freePort } from "./lib/ports.mjs";
import { start } from "./lib/processes.mjs";
import { answers, prepare, productEnvironment, runEntry, runProduct, setUp } from "./lib/product.mjs";
import { root } from "./lib/repository.mjs";

/** The app that the fake Google knows: packages/google-fake/src/world.ts. */
const googleApp = {
  GOOGLE_CLIENT_ID: "sample-client.apps.google.example",
  GOOGLE_CLIENT_SECRET: "sample-client-secret",
};

/** `npm run demo`: the product without services, on a data folder of its own, with two sample clients, a year of reports and a fake Google. */
runCommand(
  async () => {
    loadAgencyFolder(root, process.env);
    const node = await prepare();
    const folder = resolve(root, process.env.DATA_DIR || "./data/demo");
    const { DATABASE_URL: _database, REDIS_URL: _redis, SMTP_URL: _smtp, ...rest } = productEnvironment();
    const environment = {
      ...rest,
      DATA_DIR: folder,
      SAMPLE_DATA: "mail",
      ADMIN_PASSWORD: demoPassword(folder),
      ...googleApp,
      GOOGLE_URL: `http://127.0.0.1:${await freePort()}`,
    };
    await startFakeGoogle(node, environment);
    await setUp(node, environment);
    await runEntry(node, "apps/api/src/demo.ts", environment);
    return runProduct(node, environment, (url) => {
      const username = process.env.ADMIN_USERNAME || "admin";
      console.log(`\nThe demo is running at ${url}`);
      console.log(`Staff sign-in: ${username} / ${environment.ADMIN_PASSWORD} (unless changed since)`);
      console.log(`Data: ${folder}`);
      console.log(`Google is a fake at ${environment.GOOGLE_URL}/control, where you can make it fail`);
      console.log("Stop it with Ctrl-C.\n");
    });
  },
  { signalExitCode: 0 },
);

/**
 * Starts what stands in for Google, and waits for it.
 * @param {string} node
 * @param {{ GOOGLE_URL: string } & Record<string, string>} environment
 */
async function startFakeGoogle(node, environment) {
  const { hostname: HOST, port: PORT } = new URL(environment.GOOGLE_URL);
  const fake = start(node, ["packages/google-fake/src/main.ts"], { cwd: root, env: { ...environment, HOST, PORT } });
  if (await answers(`${environment.GOOGLE_URL}/control`, 20_000)) return;
  throw new Failure(`${fake.output()}\nThe fake Google did not start.`);
}

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
