import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";

// Plays systemd where PID 1 is none: it reads the installed units and runs their own lines, as their users, with their environment
// files, sockets, dependencies, notifications and restarts. What confines a service (ProtectSystem= and the like) it leaves out.

const runFolder = "/run/agency-units";
const journals = "/var/log/agency-units";
/** The descriptor of agency-api.socket, which this program was started with. */
const socketDescriptor = 3;

type Service = { child: ChildProcess | null; state: "active" | "inactive" | "failed"; wanted: boolean };

const services = new Map<string, Service>();

function knownService(name: string): Service {
  const known = services.get(name) ?? { child: null, state: "inactive", wanted: false };
  services.set(name, known);
  return known;
}

/** Starts a unit and what it needs. @throws when it does not become active */
async function start(name: string): Promise<void> {
  const unit = readUnit(name);
  const service = knownService(name);
  if (service.state === "active") return;
  for (const needed of [...unit.all("Requires"), ...unit.all("Wants")].flatMap((list) => list.split(" "))) {
    // A unit that is wanted and not required may fail.
    if (/^agency-.*\.service$/.test(needed)) await start(needed).catch(() => undefined);
  }
  if (!name.endsWith(".service")) return void (service.state = "active");
  service.wanted = true;
  await (unit.one("Type") === "oneshot" ? runOnce(unit, service) : keepRunning(unit, service));
}

async function runOnce(unit: Unit, service: Service): Promise<void> {
  const [code] = await once(launch(unit, {}), "exit");
  service.state = code === 0 ? (unit.one("RemainAfterExit") === "yes" ? "active" : "inactive") : "failed";
  if (code === 0) return;
  for (const next of unit.all("OnFailure")) await start(next);
  throw new Error(`Job for ${unit.name} failed because the control process exited with error code.`);
}

async function keepRunning(unit: Unit, service: Service): Promise<void> {
  const notify = join(runFolder, `${unit.name}.notify`);
  const ready = await listenForReady(notify);
  const child = launch(unit, { NOTIFY_SOCKET: notify });
  service.child = child;
  const ended = once(child, "exit").then(() => "ended" as const);
  void ended.then(() => restartLater(unit, service, child));
  const late = sleep(1000 * Number(unit.one("TimeoutStartSec") ?? 90), "late" as const, { ref: false });
  const outcome = await Promise.race([ready.told, ended, late]);
  ready.close();
  if (outcome === "ready") return void (service.state = "active");
  service.state = "failed";
  if (outcome === "late") child.kill("SIGKILL");
  throw new Error(`Job for ${unit.name} failed: ${outcome}.`);
}

/** Restart=always */
async function restartLater(unit: Unit, service: Service, child: ChildProcess): Promise<void> {
  if (service.child !== child) return;
  service.state = "failed";
  await sleep(1000 * Number(unit.one("RestartSec") ?? 1));
  if (service.wanted && service.child === child) await keepRunning(unit, service).catch(() => undefined);
}

async function stop(name: string): Promise<void> {
  const service = knownService(name);
  const { child } = service;
  [service.wanted, service.child, service.state] = [false, null, "inactive"];
  if (child === null || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  const timer = setTimeout(() => child.kill("SIGKILL"), 1000 * Number(readUnit(name).one("TimeoutStopSec") ?? 90));
  await ended;
  clearTimeout(timer);
}

/** Runs ExecStart as the unit's user, who has nothing of root's. */
function launch(unit: Unit, more: Record<string, string>): ChildProcess {
  const [user = "root", group = user] = [unit.one("User"), unit.one("Group")];
  for (const state of unit.all("StateDirectory")) mkdirSync(join("/var/lib", state), { recursive: true, mode: 0o700 });
  const passed = unit.all("Sockets").length > 0;
  // systemd names the process that the socket is for; the shell becomes that process.
  const shell = ["sh", "-c", `umask ${unit.one("UMask") ?? "0022"}; ${passed ? "LISTEN_PID=$$ " : ""}exec "$@"`, "sh"];
  const as = ["--reuid", user, "--regid", group, "--init-groups", "--no-new-privs", "--"];
  const journal = openSync(join(journals, unit.name), "a");
  return spawn("setpriv", [...as, ...shell, ...(unit.one("ExecStart") ?? "").split(" ")], {
    cwd: unit.one("WorkingDirectory"),
    env: { PATH: "/usr/bin:/bin", ...unitEnvironment(unit), ...more, ...(passed ? { LISTEN_FDS: "1" } : {}) },
    stdio: ["ignore", journal, journal, ...(passed ? [socketDescriptor] : [])],
  });
}

/** Node has no datagram sockets of the file system; perl, which every Debian has, receives. */
async function listenForReady(path: string): Promise<{ told: Promise<"ready">; close: () => void }> {
  rmSync(path, { force: true });
  const script = `use IO::Socket::UNIX; my $s = IO::Socket::UNIX->new(Type => SOCK_DGRAM, Local => $ARGV[0]) or die $!;
    chmod 0777, $ARGV[0]; $| = 1; print "listening\\n"; while (defined $s->recv(my $m, 4096)) { print "$m\\n" }`;
  const perl = spawn("perl", ["-MSocket", "-e", script, path], { stdio: ["ignore", "pipe", "inherit"] });
  const lines = createInterface({ input: perl.stdout });
  const { promise: told, resolve } = Promise.withResolvers<"ready">();
  const listening = Promise.withResolvers<void>();
  lines.on("line", (line) => (line === "listening" ? listening.resolve() : line === "READY=1" && resolve("ready")));
  await listening.promise;
  // `systemd-notify` waits for a moment until its message is read.
  return { told, close: () => void setTimeout(() => perl.kill(), 2000).unref() };
}

async function perform(args: string[]): Promise<{ code: number; text: string }> {
  const [verb = "", ...rest] = args.filter((arg) => !arg.startsWith("--"));
  const names = rest.flatMap((given) => (given.includes("*") ? activeLike(given) : [fullName(given)]));
  if (verb === "list-units") return { code: 0, text: names.map((name) => `${name} loaded active running`).join("\n") };
  if (verb === "is-active") {
    const { state } = knownService(names[0] ?? "");
    return { code: state === "active" ? 0 : 3, text: state };
  }
  for (const name of names) {
    if (verb === "stop" || verb === "restart") await stop(name);
    if (verb === "start" || verb === "restart" || (verb === "enable" && args.includes("--now"))) await start(name);
  }
  return { code: 0, text: "" };
}

/** The names of the active units that a pattern names, such as `agency-api@*`. */
function activeLike(pattern: string): string[] {
  const matches = new RegExp(`^${fullName(pattern).replaceAll("*", ".*")}$`);
  return [...services].flatMap(([name, { state }]) => (state === "active" && matches.test(name) ? [name] : []));
}

/** Starts it, with programs named `systemctl` and `journalctl` in a folder for the PATH. */
export async function startServiceManager(bin: string): Promise<{ stopAll: () => Promise<void> }> {
  for (const folder of [runFolder, journals, bin]) mkdirSync(folder, { recursive: true });
  const server = createServer((request, response) => {
    const args = JSON.parse(decodeURIComponent(request.url?.slice(1) ?? "")) as string[];
    appendFileSync(join(journals, "systemctl"), `${args.join(" ")}\n`);
    void perform(args)
      .catch((error: Error) => ({ code: 1, text: error.message }))
      .then((answer) => response.end(JSON.stringify(answer)));
  });
  server.requestTimeout = 0;
  await once(server.listen(join(runFolder, "control")), "listening");
  const call = `const http = require("node:http");
http.get({ socketPath: "${join(runFolder, "control")}", path: "/" + encodeURIComponent(JSON.stringify(process.argv.slice(2))) }, (response) => {
  let text = "";
  response.on("data", (part) => (text += part)).on("end", () => {
    const answer = JSON.parse(text);
    (answer.code === 1 ? console.error : console.log)(answer.text);
    process.exitCode = answer.code;
  });
});
`;
  writeFileSync(join(bin, "systemctl"), `#!${process.execPath}\n${call}`);
  writeFileSync(
    join(bin, "journalctl"),
    `#!/bin/sh\ncase $2 in *.*) cat ${journals}/$2;; *) cat ${journals}/$2.service;; esac\n`,
  );
  for (const name of ["systemctl", "journalctl"]) chmodSync(join(bin, name), 0o755);
  return {
    stopAll: async () => {
      await Promise.all([...services.keys()].map(stop));
      services.clear();
    },
  };
}

/** A unit file as it is installed: each setting's values, in order. */
export type Unit = { name: string; all: (setting: string) => string[]; one: (setting: string) => string | undefined };

const folder = "/etc/systemd/system";

/**
 * Reads a unit as systemd does: `agency-api@1.service` from `agency-api@.service`, with %i and %n filled in.
 * @throws when it is not installed
 */
function readUnit(name: string): Unit {
  const [, prefix = "", instance, kind = ""] = /^([^@.]+)(?:@(.+))?\.(\w+)$/.exec(name) ?? [];
  const file = join(folder, instance === undefined ? name : `${prefix}@.${kind}`);
  if (!existsSync(file)) throw new Error(`Unit ${name} not found`);
  const lines = readFileSync(file, "utf8").split("\n");
  const settings = lines.flatMap((line) => {
    const [, setting, value = ""] = /^(\w+)=(.*)$/.exec(line.trim()) ?? [];
    const filled = value.replaceAll("%i", instance ?? "").replaceAll("%n", name);
    return setting === undefined ? [] : [{ setting, value: filled }];
  });
  const all = (wanted: string) => settings.filter(({ setting }) => setting === wanted).map(({ value }) => value);
  return { name, all, one: (wanted) => all(wanted).at(-1) };
}

/** Names without a suffix are services. */
function fullName(name: string): string {
  return /\.(service|socket|timer)$/.test(name) ? name : `${name}.service`;
}

/** The variables that a unit's processes get; its files are read with root's rights, as systemd reads them. */
function unitEnvironment(unit: Unit): Record<string, string> {
  const direct = unit.all("Environment").flatMap((line) => line.split(" "));
  const fromFiles = unit.all("EnvironmentFile").flatMap((file) => readFileSync(file, "utf8").split("\n"));
  const pairs = [...direct, ...fromFiles].filter((line) => /^\w+=/.test(line));
  return Object.fromEntries(pairs.map((pair) => [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)]));
}
