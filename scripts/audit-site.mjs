import { runCommand } from "./lib/ending.mjs";
import { Failure } from "./lib/failure.mjs";
import { buildSite, prepare, runProgram } from "./lib/product.mjs";
import { findChromium } from "./lib/services/chromium.mjs";

/** `npm run audit:site`: Lighthouse and the W3C's HTML checker on the built site. */
runCommand(async () => {
  const node = await prepare();
  const chromium = await findChromium();
  if (chromium === undefined) throw new Failure("The audit needs Chromium: install it, or name one in CHROMIUM_PATH.");
  await buildSite();
  return runProgram(node, ["e2e/src/audit/main.ts"], { CHROMIUM_PATH: chromium });
});
