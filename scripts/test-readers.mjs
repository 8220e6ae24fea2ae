import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { runCommand, temporaryFolder } from "./lib/ending.mjs";
import { Failure } from "./lib/failure.mjs";
import { run } from "./lib/processes.mjs";
import { buildSite, prepareNode } from "./lib/product.mjs";
import { childEnvironment, plainEnvironment, root } from "./lib/repository.mjs";
import { conclude, emptyLogs, readPlaywrightReport } from "./lib/results.mjs";
import { aptInstall, canUseApt, installPrograms } from "./lib/services/apt.mjs";
import { serviceVariables, startServices } from "./lib/services/services.mjs";

/** Programs of Debian's packages that read what the product writes. */
const programs = {
  pdftotext: "poppler-utils",
  mutool: "mupdf-tools",
  pngtopam: "netpbm",
  xmllint: "libxml2-utils",
  json2po: "translate-toolkit",
  msgfmt: "gettext",
  mlr: "miller",
  sqlite3: "sqlite3",
};

/** Modules of Debian's Python. */
const modules = { icalendar: "python3-icalendar", feedparser: "python3-feedparser" };

/** Packages of npm, in a folder of their own: the product has none of them. */
const packages = [
  "@hey-api/openapi-ts@0.99.0",
  "feedsmith@3.0.1",
  "i18next-conv@17.0.0",
  "ical.js@2.2.1",
  "mailparser@3.14.2",
  "node-ical@0.27.2",
  "openapi-typescript@7.13.0",
  "pngjs@7.0.0",
  "rss-parser@3.13.0",
  "sitemap@9.0.1",
  "sitemapper@4.1.6",
  "typescript@5.9.3",
];

/**
 * `npm run test:readers [name …]`: has what the product writes read by the programs that people read it with, and prints
 * `N passed, N failed`. A name picks the files that have it in theirs.
 */
runCommand(async () => {
  const node = await prepareNode();
  const logs = emptyLogs("readers-logs");
  const folder = temporaryFolder("readers");
  const services = serviceVariables(await startServices(folder, logs));
  await installReaders(folder, logs);
  await buildSite();

  const report = join(folder, "readers.json");
  const { output } = await run(
    node,
    [
      "node_modules/@playwright/test/cli.js",
      "test",
      "--config",
      "readers.config.ts",
      "--reporter=list,json",
      ...process.argv.slice(2),
    ],
    {
      cwd: join(root, "e2e"),
      env: { ...plainEnvironment(folder), ...services, READERS: folder, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      log: join(logs, "readers.log"),
    },
  );
  if (!existsSync(report)) throw new Failure(`The readers did not run:\n${output.slice(-4000)}`);
  return conclude(readPlaywrightReport(JSON.parse(readFileSync(report, "utf8"))));
});

/**
 * @param {string} folder
 * @param {string} logs
 */
async function installReaders(folder, logs) {
  const log = join(logs, "install.log");
  console.log("Installing the readers ...");
  await installPrograms(programs, log);
  const env = childEnvironment();
  const missing = [];
  for (const [module, name] of Object.entries(modules)) {
    const { code } = await run("/usr/bin/python3", ["-c", `import ${module}`], { env, log });
    if (code !== 0) missing.push(name);
  }
  if (missing.length > 0) {
    if (!canUseApt()) throw new Failure(`This test needs ${missing.join(", ")}.`);
    await aptInstall(missing, log);
  }
  const args = ["install", "--prefix", folder, "--no-audit", "--no-fund", "--ignore-scripts", ...packages];
  const { code, output } = await run("npm", args, { env, log });
  if (code !== 0) throw new Failure(`${output}\nThe readers of npm could not be installed; the reason is above.`);
}
