import { resolve } from "node:path";
import { checkContent } from "./lib/content.mjs";
import { runCommand } from "./lib/ending.mjs";
import { run } from "./lib/processes.mjs";
import { buildSite, prepare } from "./lib/product.mjs";
import { childEnvironment, root } from "./lib/repository.mjs";

/** `npm run test:agency -- examples/tembusu`: builds the product with an agency's folder, and looks for the sample agency in it. */
runCommand(async () => {
  process.env.AGENCY_DIR = resolve(root, process.argv[2] ?? process.env.AGENCY_DIR ?? "examples/tembusu");
  const node = await prepare();
  await checkContent(root, node);
  await buildSite();
  const { code } = await run(node, ["e2e/src/adopted/main.ts"], { cwd: root, env: childEnvironment(), inherit: true });
  return code ?? 1;
});
