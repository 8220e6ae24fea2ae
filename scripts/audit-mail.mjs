import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runCommand } from "./lib/ending.mjs";
import { Failure } from "./lib/failure.mjs";
import { run } from "./lib/processes.mjs";
import { prepareNode } from "./lib/product.mjs";
import { childEnvironment, root } from "./lib/repository.mjs";
import { conclude } from "./lib/results.mjs";
import { aptInstall, canUseApt } from "./lib/services/apt.mjs";
import { findProgram } from "./lib/services/programs.mjs";
import { spamScore } from "./lib/spam-score.mjs";

/** More than this and a mail is on its way to the spam folder of a strict receiver, in SpamAssassin's points. */
const most = 0.5;

/**
 * `npm run audit:mail`: one email of each kind, in each language, judged by SpamAssassin's local rules. `npm run audit:mail -- folder`
 * leaves the emails in a folder, to look at.
 */
runCommand(async () => {
  const [kept] = process.argv.slice(2);
  const node = await prepareNode();
  const spamassassin = await findSpamassassin();
  const folder = kept ?? mkdtempSync(join(tmpdir(), "mails-"));
  const env = childEnvironment();
  try {
    const written = await run(node, ["apps/worker/src/testing/write-mails.ts", folder], { cwd: root, env });
    if (written.code !== 0) throw new Failure(written.output);
    const failures = [];
    const names = readdirSync(folder).filter((name) => name.endsWith(".eml"));
    for (const name of names) {
      const { output } = await run(spamassassin, ["-L", "-t", join(folder, name)], { env });
      const { points, rules } = spamScore(output);
      const isGood = points <= most;
      console.log(
        `${isGood ? "ok  " : "FAIL"} ${points.toFixed(1).padStart(5)}  ${name}${isGood ? "" : `  ${rules.join(", ")}`}`,
      );
      if (!isGood) failures.push({ name, detail: rules.join(", ") });
    }
    return conclude({ passed: names.length - failures.length, failures });
  } finally {
    if (kept === undefined) rmSync(folder, { recursive: true, force: true });
  }
});

/** @returns {Promise<string>} its path */
async function findSpamassassin() {
  const found = findProgram(["spamassassin"]);
  if (found !== undefined) return found;
  if (canUseApt()) {
    console.log("Installing spamassassin by apt-get ...");
    await aptInstall(["spamassassin"], join(tmpdir(), "apt-get.log"));
  }
  const installed = findProgram(["spamassassin"]);
  if (installed === undefined) {
    throw new Failure("This audit needs SpamAssassin. On Debian: sudo apt-get install spamassassin");
  }
  return installed;
}
