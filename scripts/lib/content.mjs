import { watch } from "node:fs";
import { join } from "node:path";
import { Failure, errorMessage } from "./failure.mjs";
import { run } from "./processes.mjs";
import { childEnvironment } from "./repository.mjs";

const content = "packages/content";

/**
 * Checks the agency's folder.
 * @param {string} root
 * @param {string} node the Node that runs the product
 * @throws {Failure} with every mistake: its file, its line, and what to do
 */
export async function checkContent(root, node) {
  const { code, output } = await run(node, [join(root, content, "check.ts")], { env: childEnvironment() });
  if (code !== 0) throw new Failure(output.trim());
}

/**
 * Checks the content again whenever one of its files is saved.
 * @param {string} root
 * @param {string} node
 * @param {{ right: () => void, wrong: (mistakes: string) => void }} told of the outcome
 */
export function watchContent(root, node, told) {
  /** @type {NodeJS.Timeout | undefined} */
  let soon;
  const check = () => {
    checkContent(root, node).then(told.right, (error) => told.wrong(errorMessage(error)));
  };
  const { AGENCY_DIR = join(root, content, "agency") } = childEnvironment();
  for (const folder of [AGENCY_DIR, join(root, content, "messages")]) {
    watch(folder, { recursive: true }, () => {
      clearTimeout(soon);
      soon = setTimeout(check, 200);
    });
  }
}
