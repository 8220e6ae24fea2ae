import { existsSync } from "node:fs";
import { join } from "node:path";
import { runCommand } from "./lib/ending.mjs";
import { Failure } from "./lib/failure.mjs";
import { run } from "./lib/processes.mjs";
import { buildSite, prepare } from "./lib/product.mjs";
import { root } from "./lib/repository.mjs";
import { findChromium } from "./lib/services/chromium.mjs";

/** `npm run bench -- site|audit|soak [options]`: one of the benchmarks in `bench/`, on the built product. */
runCommand(async () => {
  const [name = "", ...options] = process.argv.slice(2);
  const file = join("bench/src", `${name}.ts`);
  if (!/^[a-z]+$/.test(name) || !existsSync(join(root, file))) {
    throw new Failure(
      "Name a benchmark: npm run bench -- site, audit or soak. bench/README.md says what each measures.",
    );
  }
  const node = await prepare();
  const chromium = await findChromium();
  if (chromium === undefined && name === "site") {
    throw new Failure("This benchmark needs Chromium: install it, or name one in CHROMIUM_PATH.");
  }
  await buildSite();
  const env = { ...process.env, ...(chromium && { CHROMIUM_PATH: chromium }) };
  const { code } = await run(node, [file, ...options], { cwd: root, env, inherit: true });
  return code ?? 1;
});
