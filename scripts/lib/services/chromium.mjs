import { findProgram, isExecutable, readVersion } from "./programs.mjs";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const applications = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/**
 * A browser that runs. Each is asked for its version, because Ubuntu's `chromium` package is only a stub without snap.
 * @returns {Promise<string | undefined>} its path
 */
export async function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  const candidates = given ? [given] : [...names.map((name) => findProgram([name])), ...applications];
  for (const path of candidates) {
    if (path !== undefined && isExecutable(path) && (await readVersion(path)) !== "") return path;
  }
  return undefined;
}

/**
 * Chromium without a window: a page opens in a third of the time.
 * @returns {string | undefined} its path
 */
export function findHeadlessShell() {
  return process.env.CHROMIUM_PATH ? undefined : findProgram(["chromium-headless-shell"]);
}
