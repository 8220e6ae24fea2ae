import { runCommand } from "./lib/ending.mjs";
import { prepare, runProgram } from "./lib/product.mjs";

/** `npm run pictures:reports`: keeps new pictures of the report PDFs that look different than before. Needs poppler's pdftoppm. */
runCommand(async () => {
  const node = await prepare();
  return runProgram(node, ["packages/server/src/testing/pictures/renew.ts"]);
});
