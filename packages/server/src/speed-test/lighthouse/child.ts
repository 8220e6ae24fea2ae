import log from "lighthouse-logger";
import { type ChildProcess, spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type LighthouseReport, type LighthouseTask, longestDrawn, debuggedFlags, dumpFlags } from "./child-task.ts";

/** Timeouts for the start of the browser, the page's first paint and its load, in ms. */
const browserPatience = 15_000;
const maxWaitForFcp = 8000;
const maxWaitForLoad = 15_000;

/**
 * Opens a page in a separate process, with the browser as its child, so that a crash or leak affects only these two. The
 * parent kills both when they take too long.
 */
async function main(task: LighthouseTask): Promise<void> {
  if (task.job === "draw") await draw(task);
  else await measure(task);
}

/** Lets the browser write the page as it draws it, and exit. */
async function draw(task: LighthouseTask): Promise<void> {
  const browser = start(task, dumpFlags(task), "pipe");
  await tell({ kind: "stage", stage: "measuring" });
  let html = "";
  for await (const part of browser.stdout?.setEncoding("utf8") ?? []) {
    html += part as string;
    if (html.length > longestDrawn) break;
  }
  if (html.trim() === "") throw new Error("The browser gave no page");
  await tell({ kind: "drawn", html: html.slice(0, longestDrawn) });
}

function start(task: LighthouseTask, flags: string[], stdout: "ignore" | "pipe"): ChildProcess {
  const browser = spawn(task.chromium, flags, {
    stdio: ["ignore", stdout, "ignore"],
    env: { PATH: process.env["PATH"], HOME: task.profile, TMPDIR: task.profile, LANG: "C.UTF-8" },
  });
  process.on("exit", () => browser.kill("SIGKILL"));
  browser.on("error", () => undefined);
  return browser;
}

async function measure(task: LighthouseTask): Promise<void> {
  // Drawing needs none of it, and it takes a second to load.
  const [{ readFigures }, { loadPage }] = await Promise.all([import("./figures.ts"), import("./load-page.ts")]);
  const browser = start(task, debuggedFlags(task), "ignore");
  const ended = new Promise<never>((_resolve, reject) => {
    browser.on("error", reject);
    browser.on("exit", () => reject(new Error("The browser exited")));
  });
  const port = await Promise.race([debuggingPort(task.profile), ended]);
  tellStages();
  const measured = loadPage(task.url, {
    port,
    logLevel: "silent",
    output: "json",
    onlyCategories: ["performance"],
    maxWaitForFcp,
    maxWaitForLoad,
    // The profile is already empty.
    disableStorageReset: true,
    disableFullPageScreenshot: true,
  });
  const { lhr } = await Promise.race([measured, ended]);
  await tell({ kind: "figures", figures: readFigures(lhr) });
}

/** Reads the debugging port from the file that the browser writes. */
async function debuggingPort(profile: string): Promise<number> {
  for (let waited = 0; waited < browserPatience; waited += 50) {
    const [port] = (await readFile(join(profile, "DevToolsActivePort"), "utf8").catch(() => "")).split("\n");
    if (port) return Number(port);
    await sleep(50);
  }
  throw new Error("The browser did not start in time");
}

/** Reports the stages, from Lighthouse's log: the first message after gathering begins the scoring. */
function tellStages(): void {
  let scoring = false;
  log.events.on("status", ([, message]: [string, string]) => {
    if (scoring || !/^(Analyzing|Auditing|Computing)/.test(message)) return;
    scoring = true;
    void tell({ kind: "stage", stage: "scoring" });
  });
  void tell({ kind: "stage", stage: "measuring" });
}

function tell(report: LighthouseReport): Promise<void> {
  return new Promise((resolve) => {
    if (process.send) process.send(report, undefined, {}, () => resolve());
    else resolve();
  });
}

// Exits when the parent is gone, because nothing else would end the browser.
process.on("disconnect", () => process.exit(1));
process.once("message", (task) => {
  main(task as LighthouseTask)
    .catch((error: unknown) => tell({ kind: "failed", reason: String(error).slice(0, 300) }))
    .finally(() => process.exit());
});
