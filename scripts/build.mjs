import { checkContent } from "./lib/content.mjs";
import { runCommand } from "./lib/ending.mjs";
import { loadEnvironmentFile } from "./lib/environment-file.mjs";
import { installIfNeeded } from "./lib/install.mjs";
import { checkNode, findProductNode } from "./lib/node-version.mjs";
import { buildSite, productEnvironment, tellWhatIsMissing } from "./lib/product.mjs";
import { root } from "./lib/repository.mjs";

/** `npm run build`: builds the site beside the served one. The next API that starts serves it. */
runCommand(async () => {
  loadEnvironmentFile(root, process.env);
  checkNode(process.versions.node);
  await installIfNeeded(root);
  const node = findProductNode(root, { ...process, version: process.versions.node });
  await checkContent(root, node);
  const environment = productEnvironment();
  await buildSite(environment);
  if (environment.PUBLIC_URL.startsWith("https:")) await tellWhatIsMissing(node, environment, "folder");
  return 0;
});
