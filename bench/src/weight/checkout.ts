import { execFileSync } from "node:child_process";
import { cpSync, readFileSync, rmSync } from "node:fs";
import { delimiter, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Program, repository, startProgram } from "@agency/testing/product";

/** A clone of the repository at one commit, in a folder of its own. */
export type Checkout = {
  folder: string;
  /** The DATA_DIR of its product. */
  data: string;
};

/** Where `npm` and `pnpm` find the packages that this account has. */
const account = { HOME: process.env["HOME"] ?? "", CI: "true" };

/** Without the programs of this checkout, which `npm run` names first. */
const path = (process.env["PATH"] ?? "").split(delimiter).filter((folder) => !folder.startsWith(repository));

/** Programs of a benchmark that run in the checkout that they measure, on its own modules. */
const carried = ["reports/run-month.ts", "weight/send-reports.ts"];

/** Clones a commit and installs its packages, so that later ones come from the store. */
export async function openCheckout(commit: string, folder: string): Promise<Checkout> {
  execFileSync("git", ["clone", "--quiet", "--no-checkout", repository, folder]);
  git(folder, "checkout", "--quiet", commit);
  const { packageManager } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
    packageManager: string;
  };
  await finished(run({ folder }, "npx", ["--yes", packageManager, "install", "--frozen-lockfile", "--prefer-offline"]));
  return { folder, data: join(folder, "data") };
}

/** Leaves only what is committed, as after a clone. */
export function empty({ folder }: Pick<Checkout, "folder">): void {
  git(folder, "clean", "-fdxq");
}

/** The number of lines that people keep: of all kinds and of style sheets, without texts, the sample agency and examples. */
export function countLines({ folder }: Checkout): { all: number; styles: number } {
  const files = git(folder, "ls-files")
    .split("\n")
    .filter((file) => /\.(?:ts|tsx|mjs|css)$/.test(file))
    .filter((file) => !/\/messages\/|^packages\/content\/agency\/|^examples\//.test(file));
  const sumLines = (names: string[]) =>
    names.reduce((sum, file) => sum + readFileSync(join(folder, file), "utf8").split("\n").length - 1, 0);
  return { all: sumLines(files), styles: sumLines(files.filter((file) => file.endsWith(".css"))) };
}

/** Builds the site as if nothing of it had been built before. */
export function startBuild({ folder }: Checkout): Program {
  rmSync(join(folder, "apps/web/node_modules/.cache"), { recursive: true, force: true });
  return run({ folder }, process.execPath, ["node_modules/turbo/bin/turbo", "run", "build", "--force"]);
}

/**
 * Starts the product as `npm start` does.
 * @returns once its first page answers; `seconds`: how long that took
 */
export async function startCheckout(
  { folder, data }: Checkout,
  settings: Record<string, string> & { PORT: string },
): Promise<{ program: Program; seconds: number; url: string }> {
  const begun = performance.now();
  const program = run({ folder }, process.execPath, ["scripts/start.mjs"], { DATA_DIR: data, ...settings });
  const url = `http://127.0.0.1:${settings.PORT}`;
  const answers = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await answers())) {
    if (program.hasEnded()) throw new Error(`The product in ${folder} ended at its start:\n${program.printed()}`);
    await sleep(50);
  }
  return { program, seconds: (performance.now() - begun) / 1000, url };
}

/** Makes and mails reports in a running product with this checkout's own modules. */
export async function sendReports({ folder, data }: Checkout, settings: Record<string, string>): Promise<void> {
  for (const file of carried) cpSync(join(repository, "bench/src", file), join(folder, "bench/src", file));
  await finished(
    run({ folder }, process.execPath, ["bench/src/weight/send-reports.ts"], { DATA_DIR: data, ...settings }),
  );
}

/** Runs a program in a checkout, with nothing of this environment that could change it. */
export function run(
  { folder }: Pick<Checkout, "folder">,
  command: string,
  args: string[],
  settings: Record<string, string> = {},
): Program {
  const PATH = [join(folder, "node_modules/.bin"), ...path].join(delimiter);
  return startProgram(command, args, { folder, environment: { ...account, PATH, ...settings } });
}

/** @throws Error when the program fails */
export async function finished(program: Program): Promise<void> {
  const code = await program.ended;
  if (code !== 0) throw new Error(`A program of a checkout ended with ${code}:\n${program.printed()}`);
}

function git(folder: string, ...args: string[]): string {
  return execFileSync("git", ["-C", folder, ...args], { encoding: "utf8", maxBuffer: 2 ** 26 });
}
