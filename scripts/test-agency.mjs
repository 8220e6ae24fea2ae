import { resolve } from "node:path";
import { checkContent } from "./lib/content.mjs";
import { runCommand } from "./lib/ending.mjs";
import { buildSite, prepare, runProgram } from "./lib/product.mjs";
import { root } from "./lib/repository.mjs";

/** `npm run test:agency -- examples/tembusu`: builds the product with an agency's folder, and looks for the sample agency in it. */
runCommand(async () => {
  process.env.AGENCY_DIR = resolve(root, process.argv[2] ?? process.env.AGENCY_DIR ?? "examples/tembusu");
  const node = await prepare();
  await checkContent(root, node);
  await buildSite();
  return runProgram(node, ["e2e/src/adopted/main.ts"]);
});
