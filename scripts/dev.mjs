import { join } from "node:path";
import { checkContent, watchContent } from "./lib/content.mjs";
import { runCommand } from "./lib/ending.mjs";
import { loadAgencyFolder } from "./lib/environment-file.mjs";
import { Failure, errorMessage } from "./lib/failure.mjs";
import { portProblem } from "./lib/ports.mjs";
import { start } from "./lib/processes.mjs";
import { baseUrl, prepare, runEntry, workerEnvironment } from "./lib/product.mjs";
import { childEnvironment, root } from "./lib/repository.mjs";

const webPort = 5173;
const stopsWithin = 10_000;

/** `npm run dev`: the site with hot reload, API and worker restarted whenever one of their files changes, and all when the content does, until Ctrl-C. */
runCommand(
  async () => {
    loadAgencyFolder(root, process.env);
    const node = await prepare();
    if (await portProblem("127.0.0.1", webPort)) {
      throw new Failure(
        `Port ${webPort}, which the development server of the site needs, is taken by another program. Stop that program and try again.`,
      );
    }
    /** @type {{ changed: () => void, wrong?: (mistakes: string) => void }} */
    const content = { changed: () => {} };
    let mistakes = "";
    watchContent(root, node, {
      right: () => {
        if (mistakes !== "") console.log("\nThe mistakes are fixed.\n");
        mistakes = "";
        content.changed();
      },
      wrong: (found) => {
        mistakes = found;
        console.error(`\n${found}`);
        content.wrong?.(found);
      },
    });
    await rightContent(node, content);
    const site = `http://127.0.0.1:${webPort}`;
    const given = childEnvironment();
    const environment = { ...given, PUBLIC_URL: given.PUBLIC_URL || site, API_URL: baseUrl(given), SITE_DIR: "off" };
    await runEntry(node, "apps/api/src/setup.ts", environment);
    console.log(`\nThe site is at ${site}, the API at ${environment.API_URL}. Stop them with Ctrl-C.\n`);
    for (;;) {
      const parts = startParts(node, environment);
      const changed = new Promise((resolve) => {
        content.changed = () => resolve(true);
      });
      content.wrong = (found) => parts.at(-1)?.tell({ mistakes: found });
      const goesOn = await Promise.race([changed, ...parts.map((part) => part.exited.then(() => false))]);
      if (!goesOn) return 1;
      // Programs read the content when they start.
      await Promise.all(parts.map((part) => part.stop(stopsWithin)));
    }
  },
  { signalExitCode: 0 },
);

/**
 * Waits until the content has no mistake: no program starts with one.
 * @param {string} node
 * @param {{ changed: () => void }} content
 */
async function rightContent(node, content) {
  const right = new Promise((resolve) => {
    content.changed = () => resolve(undefined);
  });
  await checkContent(root, node).catch((error) => {
    console.error(`${errorMessage(error)}\n\nThe site starts as soon as you save the files without these mistakes.`);
    return right;
  });
}

/**
 * @param {string} node
 * @param {Record<string, string>} environment
 */
function startParts(node, environment) {
  const watching = ["--watch", "--watch-preserve-output"];
  return [
    start(node, [...watching, "apps/api/src/server.ts"], options(root, environment)),
    start(node, [...watching, "apps/worker/src/main.ts"], options(root, workerEnvironment(environment))),
    // Without this condition, it would start itself once more, and be told nothing.
    start(node, ["--conditions=development", "node_modules/@react-router/dev/bin.cjs", "dev"], {
      ...options(join(root, "apps/web"), environment),
      told: true,
    }),
  ];
}

/**
 * @param {string} cwd
 * @param {Record<string, string>} env
 */
function options(cwd, env) {
  return { cwd, env, inherit: true };
}
