import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { checks, linesUnder, sendReports, startDatabase, type } from "./support/checks.ts";
import { startNginx, startProbe, watchMemory } from "./support/machine.ts";
import { startServiceManager } from "./support/service-manager.ts";

// Runs inside the fresh machine that enter.sh makes: types the handbook's lines, and looks at what a visitor and an administrator get.

const [shape = "", work = "", apiPort = "", ...ports] = process.argv.slice(2);
const [httpsPort, httpPort, databasePort] = ports.map(Number) as [number, number, number];
const handbook = join(work, "handbook/operations.md");
const units = {
  sqlite: ["agency-api@1", "agency-worker@1"],
  mariadb: ["agency-api@1", "agency-api@2", "agency-worker@1", "agency-worker@2"],
};

const { expect, finish } = checks(shape);
const bin = "/opt/agency-test/bin";
process.env["PATH"] = `${bin}:/usr/local/bin:${process.env["PATH"]}`;
const manager = await startServiceManager(bin);
const on = shape as keyof typeof units;

const password = await install();
const nginx = await startNginx({ apiPort, httpsPort, httpPort, lines: linesUnder(handbook, "Proxy and TLS")[0] ?? [] });
await look();
await workUnderProbe();
await updateUnderProbe();
await nginxLogs();
await nginx.stop();
await manager.stopAll();
finish();

/** Types the handbook's lines. Only ports differ: this machine may have others on the usual ones. */
async function install(): Promise<string> {
  const release = join(work, "first");
  const [files = []] = linesUnder(handbook, "1. Put the files in place");
  const [settings = []] = linesUnder(handbook, "2. Write the settings");
  const [data = []] = linesUnder(handbook, "3. Only for MariaDB");
  const [start = [], second = [], doctor = []] = linesUnder(handbook, "4. Start");
  await type(files.filter(isNoPackage), release);
  await type(settings, release);
  appendPorts();
  if (on === "mariadb") {
    const database = await startDatabase(work, databasePort);
    await type(data.filter(isNoPackage).map(database.here), release);
  }
  const shown = passwordIn(await type(start, release));
  if (on === "mariadb") await type(second, release);
  // It ends with 1, because this machine has no certificate yet.
  const found = await type([`${doctor.join("\n")} || true`], release);
  expect("doctor", found, /^ok +Database: /m);
  return shown;
}

/** The packages are there: test-operations.mjs installs them. */
function isNoPackage(line: string): boolean {
  return !line.startsWith("apt-get ");
}

/** The password that the log of the first start shows. */
function passwordIn(log: string): string {
  const [, shown = ""] = /password {2}(\S{12,})/.exec(log) ?? [];
  expect("the password of the first account", shown, /./);
  return shown;
}

/** A machine of 1 GB has the product's processes, 20 visitors a second and eight reports at once. */
async function workUnderProbe(): Promise<void> {
  const memory = watchMemory();
  await visited("eight reports", () => sendReports(apiPort, password, 8));
  const peak = memory.stop();
  console.log(`All processes of the product took ${peak} MB at most`);
  if (on === "sqlite") expect("memory below 1 GB", String(peak < 1024), /true/);
}

function appendPorts(): void {
  replace("/etc/systemd/system/agency-api.socket", "127.0.0.1:3000", `127.0.0.1:${apiPort}`);
  writeFileSync("/etc/agency/api.env", `PORT=${apiPort}\n`, { flag: "a" });
}

function replace(file: string, old: string, text: string): void {
  const before = readFileSync(file, "utf8");
  if (!before.includes(old)) throw new Error(`${file} does not contain ${old}`);
  writeFileSync(file, before.replace(old, text));
}

/** Checks who owns the files, as whom the processes run, and the answers of the commands. */
async function look(): Promise<void> {
  const shell = (command: string) => execFileSync("bash", ["-c", command], { encoding: "utf8" });
  expect("environment files", shell("stat -c '%a %U' /etc/agency/*.env | sort -u"), /^600 root\n$/);
  expect("files of the data folder", shell("find /var/lib/agency ! -user agency"), /^$/);
  expect(
    "accounts of the processes",
    shell("pgrep -f 'apps/(api|worker)/src/(server|main)' | xargs ps -o user= -p | sort -u"),
    /^agency\n$/,
  );
  for (const unit of units[on]) {
    const port = unit.replace("agency-api@", "946").replace("agency-worker@", "947");
    const page = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    expect(
      `metrics of ${unit}`,
      page,
      unit.includes("api") ? /^agency_database_up 1$/m : /^# TYPE agency_mails_total/m,
    );
  }
  expect("a command of root's", await type(["agency admin:list"], work), /admin/);
  expect("a backup", await type(["systemctl start agency-backup"], work), /^\s*$/);
  expect("files after root's commands", shell("find /var/lib/agency /var/backups/agency ! -user agency"), /^$/);
  const secrets = shell("grep -l SECRET_KEY /etc/agency/*.env")
    .trim()
    .split("\n")
    .map((file) => file.split("/").at(-1));
  expect("files that know the secret key", secrets.join(" "), /^api.env backup.env setup.env worker.env$/);
  const verify = shell("systemd-analyze verify /etc/systemd/system/agency-* 2>&1 || true");
  expect(
    "systemd-analyze verify",
    verify
      .split("\n")
      .filter((line) => line.includes("agency"))
      .join("\n"),
    /^$/,
  );
}

/** Updates, goes back, fails to update and restarts while visitors come: none of them may see a failure. */
async function updateUnderProbe(): Promise<void> {
  const [file = []] = linesUnder(handbook, "Update");
  const [undo = []] = linesUnder(handbook, "Undo an update");
  await visited("restart of each service", async () => {
    for (const unit of units[on]) await type([`systemctl restart ${unit}`], work);
  });
  const tag = `agency update v0.9.1 --from file://${join(work, "remote.git")}`;
  const update = on === "sqlite" && !process.env["OPS_TAG_FILE"] ? [tag] : file;
  await visited("update", async () =>
    expect("update", await type(update, join(work, "second")), /Updated: agency-0\.9\.0-/),
  );
  expect("status after the update", await type(["agency status"], work), /Answers: +0\.9\.1 \(v0\.9\.1/);
  await visited("undo", async () => expect("undo", await type(undo, work), /Answers: +0\.9\.0 \(v0\.9\.0/));
  await onNewerData("an undo");
  for (const [release, why] of [
    ["hanging", /The API of agency-0\.9\.2-\S+ did not become ready .* none of them was restarted/],
    ["broken", /agency-api@1\S* did not restart/],
  ] as const) {
    await visited(`update to a ${release} release`, async () => {
      const failed = await type([`! agency update ${join(work, release)}/agency-*.tar.gz`], work);
      expect(`update to a ${release} release`, failed, /Not updated: agency-0\.9\.0-\S+ runs as before/);
      expect(`why the ${release} release does not run`, failed, why);
    });
    expect("status after a failed update", await type(["agency status"], work), /Answers: +0\.9\.0 \(v0\.9\.0/);
  }
  const nothing = await type([`! ${undo[0]}`], work);
  expect("undo after a failed update", nothing, /no release to go back to.*Go forward/);
  await onNewerData("a failed update");
  await restore();
  await visited("the way forward", async () =>
    expect("the way forward", await type(file, join(work, "second")), /Updated: agency-0\.9\.0-/),
  );
  expect("doctor after the way forward", await type(["agency doctor || true"], work), /^ok +Database: .*up to date$/m);
}

/** 0.9.1 has a migration that 0.9.0 does not know. */
async function onNewerData(after: string): Promise<void> {
  expect(`a backup after ${after}`, await type(["systemctl start agency-backup"], work), /^\s*$/);
  expect(
    `doctor after ${after}`,
    await type(["agency doctor || true"], work),
    /^to do +Database: .*of a newer version/m,
  );
}

/** Restores here, and then as on a new machine. */
async function restore(): Promise<void> {
  const [here = [], start = []] = linesUnder(handbook, "Restore");
  const restored = await type(here, work);
  expect("a restore of a newer version's data", restored, /^Left out: clients\.theme$/m);
  await type(start, work);
  const [key = [], elsewhere = []] = linesUnder(handbook, "Restore on a new machine");
  const fresh = [
    "systemctl stop 'agency-api@*' agency-api.socket 'agency-worker@*' agency-backup.timer",
    `mkdir ${work}/kept && mv /var/backups/agency/*.backup ${work}/kept && cd ${work}/kept`,
    "if [ -f /var/lib/agency/secret.key ]; then mv /var/lib/agency/secret.key .; else touch secret.key; fi",
    "rm -r /var/lib/agency && install -d -o agency -g agency -m 0700 /var/lib/agency",
  ];
  if (on === "mariadb") elsewhere[elsewhere.length - 1] += " --force";
  const there = await type([...fresh, ...(on === "sqlite" ? key : []), ...elsewhere], work);
  expect("a restore on a new machine", there, /everybody signs in again/);
  const [begin = []] = linesUnder(handbook, "4. Start");
  await type(begin, work);
  expect("status after the restores", await type(["agency status"], work), /Answers: +0\.9\.0 \(v0\.9\.0/);
}

async function visited(name: string, act: () => Promise<unknown>): Promise<void> {
  const probe = startProbe(httpsPort);
  await act();
  const { asked, failures, longestMs } = await probe.stop();
  const told = `${failures.length} of ${asked} requests failed, the longest took ${Math.round(longestMs)} ms`;
  expect(`visitors during ${name}`, [told, ...failures.slice(0, 5)].join("\n"), /^0 of [1-9]\d* requests failed/);
}

/** While every API is away, nginx says so without writing down who asked for what. */
async function nginxLogs(): Promise<void> {
  await type([`systemctl stop ${units[on].filter((unit) => unit.includes("api")).join(" ")}`], work);
  const id = "0123456789abcdefghjkmnpqrs";
  const status = await nginx.askWithSocketClosed(`/portal/${id}?token=${id}`);
  expect("the answer while every API is away", String(status), /^50[24]$/);
  const logs = readdirSync("/var/log/nginx").map((name) => readFileSync(join("/var/log/nginx", name), "utf8"));
  expect("lines of nginx's logs", String(logs.join("").split("\n").length), /^[1-9]\d+/);
  const written = logs
    .join("")
    .split("\n")
    .filter((line) => line.includes(id) || /\b127\.0\.0\.(?!1:)\d|"GET|client:/.test(line));
  expect("lines with an ID or a visitor's address", written.join("\n"), /^$/);
}
