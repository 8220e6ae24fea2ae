import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { CommandError } from "../cli/context.ts";

/** The services of an installation, as systemd or what stands in for it runs them. */
export type Services = {
  /** Runs a unit to its end, or starts it. @throws CommandError with what to read when it fails */
  start: (unit: string) => Promise<void>;
  /** Restarts a unit, and waits until it is ready. @throws CommandError with what to read when it is not */
  restart: (unit: string) => Promise<void>;
  /** Names of the running units of a template, such as `agency-api@1.service`, in order. */
  running: (template: "agency-api" | "agency-worker") => Promise<string[]>;
  /** Such as `active` or `failed`. */
  state: (unit: string) => Promise<string>;
};

/** @param program called as `systemctl` is */
export function openServices(program: string): Services {
  const call = async (...args: string[]) => (await promisify(execFile)(program, args)).stdout;
  const act = async (verb: "start" | "restart", unit: string) => {
    try {
      await call(verb, unit);
    } catch (error) {
      const { stderr = "" } = error as { stderr?: string };
      throw new CommandError(`${unit} did not ${verb}. \`journalctl -u ${unit} -n 50\` says why.\n${stderr}`.trim());
    }
  };
  return {
    start: (unit) => act("start", unit),
    restart: (unit) => act("restart", unit),
    running: async (template) => {
      const list = await call("list-units", "--plain", "--no-legend", "--state=active", `${template}@*.service`);
      const names = list.split("\n").flatMap((line) => line.trim().split(/\s+/, 1));
      return names.filter((name) => name.startsWith(`${template}@`)).toSorted();
    },
    // It exits with 3 for a unit that does not run.
    state: (unit) =>
      call("is-active", unit).then(
        (text) => text.trim(),
        ({ stdout }: { stdout?: string }) => stdout?.trim() || "unknown",
      ),
  };
}
