import { runCommand } from "./lib/ending.mjs";
import { prepareNode, runProgram } from "./lib/product.mjs";

/** `npm run pictures:reports`: keeps new pictures of the report PDFs that look different than before. Needs poppler's pdftoppm. */
runCommand(async () => {
  const node = await prepareNode();
  return runProgram(node, ["packages/server/src/testing/pictures/renew.ts"]);
});
