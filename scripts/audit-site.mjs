import { runCommand } from "./lib/ending.mjs";
import { Failure } from "./lib/failure.mjs";
import { run } from "./lib/processes.mjs";
import { buildSite, prepare } from "./lib/product.mjs";
import { childEnvironment, root } from "./lib/repository.mjs";
import { findChromium } from "./lib/services/chromium.mjs";

/** `npm run audit:site`: Lighthouse and the W3C's HTML checker on the built site. */
runCommand(async () => {
  const node = await prepare();
  const chromium = await findChromium();
  if (chromium === undefined) throw new Failure("The audit needs Chromium: install it, or name one in CHROMIUM_PATH.");
  await buildSite();
  const env = { ...childEnvironment(), CHROMIUM_PATH: chromium };
  const { code } = await run(node, ["e2e/src/audit/main.ts"], { cwd: root, env, inherit: true });
  return code ?? 1;
});
