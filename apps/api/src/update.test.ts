import { existsSync, mkdirSync, mkdtempSync, readFileSync, readlinkSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { afterwards } from "@agency/testing/afterwards";
import { CommandError } from "./cli/context.ts";
import { checkUpdate } from "./cli/doctor-commands.ts";
import { findInstallation, type Installation, linked, pointTo } from "./installation.ts";
import { cutOff, lastFailure } from "./one-update.ts";
import { type Services, undo, update } from "./update.ts";

let installation: Installation;
let calls: string[];
let printed: string[];

beforeEach(() => {
  const home = mkdtempSync(join(tmpdir(), "agency-home-"));
  afterwards(() => rmSync(home, { recursive: true }));
  for (const name of ["one", "two", "three", "four"]) {
    const folder = join(home, "releases", name);
    mkdirSync(folder, { recursive: true });
    const about = { version: "1.0.0", commit: name, tag: null, arch: process.arch, publicUrl: null };
    writeFileSync(join(folder, "release.json"), JSON.stringify(about));
  }
  pointTo({ home, releases: join(home, "releases") }, "current", "one");
  installation = findInstallation(join(home, "releases", "one"));
  [calls, printed] = [[], []];
});

/** Services that run what `current` points to. @param broken a release whose APIs do not start */
function tools(broken?: string) {
  const current = () => linked(installation, "current") ?? "";
  const services: Services = {
    start: async (unit) => void calls.push(`start ${unit}`),
    restart: async (unit) => {
      calls.push(`restart ${unit} as ${current()}`);
      if (current() === broken && unit.startsWith("agency-api")) throw new CommandError(`${unit} did not restart.`);
    },
    running: async (template) => [`${template}@1.service`, `${template}@2.service`],
    state: async () => "active",
  };
  return {
    installation,
    services,
    runningCommit: async () => current(),
    tryOut: async (name: string) => void calls.push(`try ${name} while ${current()} is current`),
    print: (line: string) => void printed.push(line),
  };
}

test("an update makes a backup, then brings the database, and after a trial workers and APIs, to the new release in turn", async () => {
  await update(tools(), async () => "two");
  expect(calls).toEqual([
    "start agency-backup.service",
    "restart agency-setup.service as two",
    "try two while one is current",
    "restart agency-worker@1.service as two",
    "restart agency-worker@2.service as two",
    "restart agency-api@1.service as two",
    "restart agency-api@2.service as two",
  ]);
  expect([linked(installation, "current"), linked(installation, "previous")]).toEqual(["two", "one"]);
  calls = [];
  await undo(tools());
  expect(calls.at(-1)).toBe("restart agency-api@2.service as one");
  expect([linked(installation, "current"), linked(installation, "previous")]).toEqual(["one", "two"]);
});

test("a release that does not pass its trial reaches no service, and the one before is current", async () => {
  const tryOut = async () => Promise.reject(new CommandError("The API of two did not become ready."));
  const failing = update({ ...tools(), tryOut }, async () => "two");
  await expect(failing).rejects.toThrow("Not updated: one runs as before.\nThe API of two did not become ready.");
  expect(calls).toEqual([
    "start agency-backup.service",
    "restart agency-setup.service as two",
    "restart agency-setup.service as one",
  ]);
  expect(linked(installation, "current")).toBe("one");
  expect(lastFailure(installation)).toMatch(
    /^20\S+Z: Not updated: one runs as before\.\nThe API of two did not become/,
  );
  await update(tools(), async () => "three");
  expect(lastFailure(installation)).toBeNull();
});

test("a release that does not become ready is left again, and every service runs as before", async () => {
  await expect(update(tools("two"), async () => "two")).rejects.toThrow(
    "Not updated: one runs as before.\nagency-api@1.service did not restart.",
  );
  expect(basename(readlinkSync(join(installation.home, "current")))).toBe("one");
  expect(calls.slice(-2)).toEqual(["restart agency-api@1.service as one", "restart agency-api@2.service as one"]);
  await expect(undo(tools())).rejects.toThrow(/no release to go back to.*Go forward .*: agency update agency-/);
});

test("after a failed update, undo does not go to a release that never knew the database, and a repaired one is taken", async () => {
  await update(tools(), async () => "two");
  await expect(update(tools("three"), async () => "three")).rejects.toThrow("Not updated: two runs as before.");
  calls = [];
  await expect(undo(tools())).rejects.toThrow("There is no release to go back to. two is");
  expect([calls, linked(installation, "current")]).toEqual([[], "two"]);

  await update(tools(), async () => "four");
  expect([linked(installation, "current"), linked(installation, "previous")]).toEqual(["four", "two"]);
});

test("an undo that fails can be tried again", async () => {
  await update(tools(), async () => "two");
  await expect(undo(tools("one"))).rejects.toThrow("Not updated: two runs as before.");
  await undo(tools());
  expect(linked(installation, "current")).toBe("one");
});

test("nothing is touched when the release cannot be fetched or the backup fails", async () => {
  const unfetched = async () => Promise.reject(new CommandError("There is no file x.tar.gz."));
  await expect(update(tools(), unfetched)).rejects.toThrow("There is no file");
  const { services, ...rest } = tools();
  const start = async () => Promise.reject(new CommandError("agency-backup.service did not start."));
  await expect(update({ ...rest, services: { ...services, start } }, async () => "two")).rejects.toThrow("backup");
  expect(calls).toEqual([]);
  expect(linked(installation, "current")).toBe("one");
});

test("a second update at the same time is refused, and a checkout is not an installation", async () => {
  const both = update(tools(), () => update(tools(), async () => "two").then(() => "two"));
  await expect(both).rejects.toThrow("An update is running, as process");
  expect(() => findInstallation("/home/somebody/agency")).toThrow("was not installed from a release");
});

test("an update that was killed while it switched goes on, or back, and says so until it did", async () => {
  const killed = async () => {
    const { services, ...rest } = tools();
    const reached = Promise.withResolvers<void>();
    const restart = async (unit: string) => {
      if (!unit.startsWith("agency-api")) return;
      reached.resolve();
      await new Promise(() => undefined);
    };
    void update({ ...rest, services: { ...services, restart } }, async () => "two");
    await reached.promise;
    expect(cutOff(installation)).toBeNull();
    // Its process is gone: the file names one that never was.
    writeFileSync(join(installation.home, ".updating/process"), "0 0");
  };
  await killed();
  expect(checkUpdate(join(installation.releases, "one"))).toMatchObject([
    { part: "Update", told: expect.stringContaining("from one to two was cut off") },
  ]);
  // One that cannot begin leaves it as it is.
  await expect(update(tools(), async () => Promise.reject(new CommandError("There is no file.")))).rejects.toThrow(
    "no file",
  );
  expect(cutOff(installation)).toEqual({ from: "one", to: "two" });
  await undo(tools());
  expect([calls.at(-1), linked(installation, "current")]).toEqual(["restart agency-api@2.service as one", "one"]);
  expect(checkUpdate(join(installation.releases, "one"))).toEqual([]);

  await killed();
  calls = [];
  await update(tools(), async () => "two");
  expect([calls.at(-1), linked(installation, "current"), linked(installation, "previous")]).toEqual([
    "restart agency-api@2.service as two",
    "two",
    "one",
  ]);
});

test("a release that was fetched and does not run is deleted", async () => {
  const fetch = async () => {
    const folder = join(installation.releases, "five");
    mkdirSync(folder);
    writeFileSync(join(folder, "release.json"), readFileSync(join(installation.releases, "two/release.json")));
    return "five";
  };
  await expect(update(tools("five"), fetch)).rejects.toThrow("Not updated");
  expect(existsSync(join(installation.releases, "five"))).toBe(false);
});

test("where the way back fails, too, the update counts as cut off, and its release stays", async () => {
  const { services, ...rest } = tools();
  const restart = async (unit: string) => Promise.reject(new CommandError(`${unit} did not restart.`));
  const fetch = async () => {
    mkdirSync(join(installation.releases, "five"));
    return "five";
  };
  await expect(update({ ...rest, services: { ...services, restart } }, fetch)).rejects.toThrow("did not restart");
  expect(existsSync(join(installation.releases, "five"))).toBe(true);
  expect(cutOff(installation)).toEqual({ from: "one", to: "five" });
  await undo(tools());
  expect([linked(installation, "current"), cutOff(installation)]).toEqual(["one", null]);
});

test("the newest releases stay, with the current one and the one before it", async () => {
  await update(tools(), async () => "two");
  expect(printed.filter((line) => line.startsWith("Deleted: "))).toHaveLength(1);
  expect([linked(installation, "current"), linked(installation, "previous")]).toEqual(["two", "one"]);
});
