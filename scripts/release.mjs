import { rmSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { checkContent } from "./lib/content.mjs";
import { runCommand } from "./lib/ending.mjs";
import { loadEnvironmentFile } from "./lib/environment-file.mjs";
import { Failure } from "./lib/failure.mjs";
import { installIfNeeded } from "./lib/install.mjs";
import { checkNode, findProductNode } from "./lib/node-version.mjs";
import { buildSite, tellWhatIsMissing } from "./lib/product.mjs";
import { architectures, packRelease, releaseName, releaseSource, writeRelease } from "./lib/release.mjs";
import { childEnvironment, root } from "./lib/repository.mjs";
import { siteEnvironment } from "./lib/site-environment.mjs";

/**
 * `PUBLIC_URL=https://… npm run release [-- --arch arm64] [--out <folder>]`: one file with everything a production machine needs.
 * `--folder` leaves it unpacked, for `agency update`.
 */
runCommand(async () => {
  const { values } = parseArgs({
    options: {
      arch: { type: "string", default: process.arch },
      out: { type: "string", default: "dist" },
      folder: { type: "boolean", default: false },
    },
  });
  const { arch, out } = values;
  if (!architectures.includes(arch)) throw new Failure(`--arch is ${architectures.join(" or ")}.`);
  loadEnvironmentFile(root, process.env);
  checkNode(process.versions.node);
  const source = releaseSource(root);
  await installIfNeeded(root);
  const node = findProductNode(root, { ...process, version: process.versions.node });
  await checkContent(root, node);
  const environment = childEnvironment();
  const site = await buildSite(environment);
  const folder = join(resolve(process.env.INIT_CWD || ".", out), releaseName(source, { arch, site }));
  rmSync(folder, { recursive: true, force: true });
  const publicUrl = siteEnvironment(environment).PUBLIC_URL ?? null;
  await tellWhatIsMissing(node, environment, "folder");
  await writeRelease({ root, folder, arch, source, site, publicUrl });
  if (values.folder) {
    console.log(folder);
    return 0;
  }
  const archive = packRelease(folder, source);
  rmSync(folder, { recursive: true });
  console.log(`${archive} (${Math.round(statSync(archive).size / 1024 / 1024)} MB)`);
  return 0;
});
