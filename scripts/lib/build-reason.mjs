import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Why the site could not be built: the sentence of the error, and where the log of the build is; or the log itself, where no error
 * says it.
 * @param {string} output of turbo
 * @param {string} folder where logs can be
 */
export function buildReason(output, folder) {
  const sentence = /^(?:@agency\/\S+: )?\s*(?:\w*Error): (.+)$/m.exec(output)?.[1];
  // A page that could not be written is quoted whole, on a few long lines.
  if (sentence === undefined)
    return `${output.replaceAll(/(?<=^.{300}).+/gm, " …")}\nThe site could not be built. The reason is above.`;
  const log = join(folder, "site-build.log");
  mkdirSync(folder, { recursive: true });
  writeFileSync(log, output);
  return `The site could not be built: ${sentence}\n\nThe log of the build, for programmers: ${log}`;
}
