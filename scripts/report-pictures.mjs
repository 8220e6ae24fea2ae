import { runCommand } from "./lib/ending.mjs";
import { run } from "./lib/processes.mjs";
import { prepare } from "./lib/product.mjs";
import { childEnvironment, root } from "./lib/repository.mjs";

/** `npm run pictures:reports`: keeps new pictures of the report PDFs that look different than before. Needs poppler's pdftoppm. */
runCommand(async () => {
  const node = await prepare();
  const { code } = await run(node, ["packages/server/src/testing/pictures/renew.ts"], {
    cwd: root,
    env: childEnvironment(),
    inherit: true,
  });
  return code ?? 1;
});
