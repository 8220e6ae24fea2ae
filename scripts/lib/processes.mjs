import { spawn } from "node:child_process";
import { createWriteStream } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { stripVTControlCharacters } from "node:util";
import { atEnd } from "./ending.mjs";

/**
 * @typedef {object} Exit
 * @property {number | null} code
 * @property {string | null} signal
 */
/**
 * @typedef {object} Started
 * @property {number | undefined} pid
 * @property {Promise<Exit>} exited
 * @property {(milliseconds?: number) => Promise<boolean>} stop asks it to end and, after that time, ends it; whether it ended itself
 * @property {(message: object) => void} tell sends it a message, when it was started with `told`
 * @property {() => string} output the end of what it printed, when it is not inherited, without colours
 */
/**
 * @typedef {object} StartOptions
 * @property {string} [cwd]
 * @property {Record<string, string>} [env]
 * @property {boolean} [inherit] whether its output goes to this terminal
 * @property {boolean} [told] whether `tell` reaches it; it is a program of Node then
 * @property {string} [log] a file that gets its output
 * @property {"SIGINT" | "SIGTERM"} [stopSignal]
 */

const keptOutput = 1_000_000;
const stopWithin = 10_000;

/**
 * Starts a process in a process group of its own, so that Ctrl-C in the terminal reaches it and its children only through
 * `stop`. It is stopped when this command ends.
 * @param {string} command
 * @param {string[]} args
 * @param {StartOptions} [options]
 * @returns {Started}
 */
export function start(command, args, options = {}) {
  const { cwd, env, inherit = false, told = false, log, stopSignal = "SIGTERM" } = options;
  const child = spawn(command, args, {
    cwd,
    env,
    detached: true,
    stdio: [
      "ignore",
      inherit ? "inherit" : "pipe",
      inherit ? "inherit" : "pipe",
      ...(told ? [/** @type {const} */ ("ipc")] : []),
    ],
  });
  let output = "";
  const file = log === undefined ? undefined : createWriteStream(log, { flags: "a" });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (/** @type {string} */ text) => {
      output = (output + text).slice(-keptOutput);
      file?.write(stripVTControlCharacters(text));
    });
  }

  let running = true;
  /** @type {Promise<Exit>} */
  const exited = new Promise((resolve) => {
    /** @param {Exit} exit */
    const done = (exit) => {
      running = false;
      file?.end();
      forget();
      resolve(exit);
    };
    child.on("error", (error) => {
      output += `${error.message}\n`;
      done({ code: 127, signal: null });
    });
    child.on("close", (code, signal) => done({ code, signal }));
  });

  /** @param {NodeJS.Signals} signal */
  const signalGroup = (signal) => {
    if (child.pid === undefined) return;
    try {
      process.kill(-child.pid, signal);
    } catch {
      // The group has ended already.
    }
  };
  const stop = async (/** @type {number} */ milliseconds = stopWithin) => {
    if (!running) return true;
    signalGroup(stopSignal);
    const late = Symbol("late");
    const timer = new AbortController();
    const first = await Promise.race([exited, wait(milliseconds, late, { signal: timer.signal }).catch(() => late)]);
    timer.abort();
    if (first === late) signalGroup("SIGKILL");
    await exited;
    return first !== late;
  };
  const forget = atEnd({ stop: async () => void (await stop()), now: () => signalGroup("SIGKILL") });

  /** @param {object} message */
  const tell = (message) => void (child.connected && child.send(message));

  return { pid: child.pid, exited, stop, tell, output: () => stripVTControlCharacters(output) };
}

/**
 * Runs a process to its end.
 * @param {string} command
 * @param {string[]} args
 * @param {StartOptions} [options]
 * @returns {Promise<{ code: number, output: string }>} a process ended by a signal has the code 1
 */
export async function run(command, args, options = {}) {
  const started = start(command, args, options);
  const { code } = await started.exited;
  return { code: code ?? 1, output: started.output() };
}
