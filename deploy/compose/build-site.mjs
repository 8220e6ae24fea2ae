import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { errorMessage } from "../../scripts/lib/failure.mjs";
import { publishSite } from "../../scripts/lib/publish-site.mjs";
import { childEnvironment, root } from "../../scripts/lib/repository.mjs";
import { siteEnvironment } from "../../scripts/lib/site-environment.mjs";

// The service `site` of docker-compose.yml: builds the pages of the agency's folder and the fonts of its reports, unless those of its volumes are of the
// same folder, the same PUBLIC_URL and the same product. Where that fails, the pages of before stay.

const web = join(root, "apps/web");
const note = join(web, "sites/made-of");

try {
  const environment = siteEnvironment(childEnvironment());
  const made = [environment.PUBLIC_URL, environment.AGENCY_HASH, readFileSync(join(root, "site-source"), "utf8")].join(
    " ",
  );
  const isThere = existsSync(join(web, "sites/current")) && existsSync(note) && readFileSync(note, "utf8") === made;
  if (isThere) console.log("The site is up to date.");
  else {
    console.log("Building the site ...");
    for (const cwd of [join(root, "packages/content"), web]) {
      const { status } = spawnSync("npm", ["run", "--silent", "build"], { cwd, env: environment, stdio: "inherit" });
      if (status !== 0) throw new Error("The site could not be built. The reason is above.");
    }
    publishSite(root);
    writeFileSync(note, made);
    console.log("Built.");
  }
} catch (error) {
  console.error(errorMessage(error));
  process.exitCode = 1;
}
