import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describeError } from "./failure.mjs";

/**
 * Something to undo when this command ends: a process to stop, a folder to remove. `now` is the last resort when there is no time
 * to wait (a second Ctrl-C); both may be called more than once.
 * @typedef {{ stop: () => Promise<void>, now: () => void }} Undo
 */

// In words of old versions of Node: the sentence that this one is too old ends with 1 on it, too.
/** @type {Undo[]} The newest first. */
let undos = [];
let ending = false;

/**
 * @param {Undo} undo
 * @returns {() => void} forgets it again
 */
export function atEnd(undo) {
  undos = [undo, ...undos];
  return () => forget(undo);
}

/** @param {Undo} undo */
function forget(undo) {
  undos = undos.filter((one) => one !== undo);
}

/**
 * A folder that is gone when this command ends; other accounts may pass through it, as MariaDB must.
 * @param {string} name such as "bench"
 * @param {(folder: string) => void} [release] ends what still uses it
 */
export function temporaryFolder(name, release = () => undefined) {
  const folder = mkdtempSync(join(tmpdir(), `agency-${name}-`));
  chmodSync(folder, 0o711);
  const remove = () => {
    release(folder);
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  };
  atEnd({ stop: async () => remove(), now: remove });
  return folder;
}

/** True once this command is ending, when the end of a child is expected. */
export function isEnding() {
  return ending;
}

/**
 * Undoes everything, newest first, then leaves.
 * @param {number} code
 * @returns {Promise<never>}
 */
async function end(code) {
  ending = true;
  for (const undo of undos) {
    try {
      await undo.stop();
    } catch (error) {
      console.error(describeError(error));
      undo.now();
    }
    forget(undo);
  }
  process.exit(code);
}

/**
 * A SIGTERM to npm ends npm and the shell between them and us, and no signal reaches us: losing the parent is the sign.
 * @param {() => void} onLost
 */
function watchParent(onLost) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    onLost();
  }, 250);
  timer.unref();
}

/**
 * Runs a command's main function: whatever ends it (its return, an error, Ctrl-C, SIGTERM, the end of npm), everything begun is undone first.
 * @param {() => Promise<number>} main returns the exit code
 * @param {{ signalExitCode?: number }} [options] the exit code after Ctrl-C or SIGTERM
 */
export function runCommand(main, { signalExitCode = 130 } = {}) {
  let signals = 0;
  const onSignal = () => {
    signals += 1;
    if (signals === 1) void end(signalExitCode);
    else process.exit(130);
  };
  process.on("SIGINT", onSignal);
  process.on("SIGTERM", onSignal);
  process.on("SIGHUP", onSignal);
  watchParent(onSignal);
  process.on("exit", () => {
    for (const undo of undos) undo.now();
  });
  const onError = (/** @type {unknown} */ error) => {
    if (ending) return;
    console.error(`\n${describeError(error)}`);
    void end(1);
  };
  process.on("uncaughtException", onError);
  process.on("unhandledRejection", onError);
  main().then((code) => (ending ? undefined : end(code)), onError);
}
