import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { languageKeys, sample } from "@agency/content/settings";
import { startProduct } from "@agency/testing/product";
import { scorePages } from "./lighthouse.ts";
import { addressIn, pageKinds } from "./page-kinds.ts";

/** `npm run audit:site`: the checks of the built site that are too slow for every test run. Prints a table and fails on a finding. */

/** Below this a page is slow beyond the noise of a shared machine; the goal is 100. */
const lowestPerformance = 95;

const problems: string[] = [];

const site = fileURLToPath(new URL("../../../apps/web/sites/current/client/", import.meta.url));
const htmlErrors = await findHtmlErrors(site);
console.log(`W3C Nu checker: ${htmlErrors.length} errors`);
problems.push(...htmlErrors);

const { AGENCY_DIR = "" } = process.env;
const product = await startProduct({ RATE_LIMITS: "off", AGENCY_DIR });
try {
  const addresses = languageKeys.flatMap((language) =>
    pageKinds.map((path) => product.url + addressIn(language, path)),
  );
  const scores = await scorePages(addresses);
  const rows = [...scores].map(([address, { performance, accessibility, bestPractices, seo, lcp, tbt, cls }]) => ({
    page: new URL(address).pathname,
    performance,
    accessibility,
    bestPractices,
    seo,
    lcp,
    tbt,
    cls,
  }));
  console.table(rows);
  for (const [address, { failed, performance }] of scores) {
    // A made-up agency closes its pages to search engines.
    const found = sample ? failed.filter((audit) => audit !== "is-crawlable") : failed;
    problems.push(...found.map((audit) => `${new URL(address).pathname}: Lighthouse ${audit}`));
    if (performance < lowestPerformance) problems.push(`${new URL(address).pathname}: performance ${performance}`);
  }
} finally {
  await product.stop();
}

for (const problem of problems) console.error(problem);
console.log(problems.length === 0 ? "The site passes." : `Findings: ${problems.length}`);
process.exitCode = problems.length === 0 ? 0 : 1;

type Message = { type: string; subType?: string; url: string; lastLine?: number; message: string };

/**
 * Checks the pages in a folder with the W3C's Nu HTML checker.
 * @throws without Java to run it
 */
async function findHtmlErrors(folder: string): Promise<string[]> {
  const jar = fileURLToPath(import.meta.resolve("vnu-jar/build/dist/vnu.jar"));
  const args = ["-jar", jar, "--skip-non-html", "--errors-only", "--format", "json", "--exit-zero-always", folder];
  const { stderr } = await promisify(execFile)("java", args, { maxBuffer: 256 * 1024 * 1024 }).catch(
    (error: unknown) => {
      throw new Error(
        "The Nu checker needs Java 17 or newer on the PATH (Debian: apt-get install default-jre-headless).",
        {
          cause: error,
        },
      );
    },
  );
  const { messages }: { messages: Message[] } = JSON.parse(stderr);
  return messages.map(({ url, lastLine, message }) => `${url.split("/client/").at(-1)}:${lastLine ?? "?"} ${message}`);
}
