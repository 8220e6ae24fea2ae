import { describeError } from "./lib/failure.mjs";
import { publishSite } from "./lib/publish-site.mjs";
import { root } from "./lib/repository.mjs";

/** Publishes the site that `pnpm run build` of apps/web has just made, where the images are built. */
try {
  publishSite(root);
} catch (error) {
  console.error(describeError(error));
  process.exitCode = 1;
}
