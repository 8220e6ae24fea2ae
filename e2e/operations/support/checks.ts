import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** Notes what was found. `finish` prints the closing line that CI reads and ends with 1 when something was wrong. */
export function checks(shape: string) {
  const failed: string[] = [];
  let passed = 0;
  return {
    /** @param wanted what the text must match */
    expect: (name: string, text: string, wanted: RegExp): void => {
      const ok = wanted.test(text);
      console.log(
        `${ok ? "ok  " : "FAIL"} ${shape}: ${name}${ok && text.includes("\n") ? "" : `: ${text.trim().slice(0, 1500)}`}`,
      );
      if (ok) passed += 1;
      else failed.push(name);
    },
    finish: (): void => {
      console.log(`${passed} passed, ${failed.length} failed`);
      // Servers that the handbook started still run, and end with this process.
      process.exit(failed.length === 0 && passed > 0 ? 0 : 1);
    },
  };
}

/** The lines of the handbook's shell blocks under a heading. */
export function linesUnder(handbook: string, heading: string): string[][] {
  const text = readFileSync(handbook, "utf8");
  const section = text.split(/^##+ /m).find((part) => part.startsWith(`${heading}\n`));
  if (section === undefined) throw new Error(`The handbook has no section "${heading}"`);
  const blocks = Array.from(section.matchAll(/```sh\n([\s\S]*?)```/g), ([, block = ""]) => block);
  if (blocks.length === 0) throw new Error(`The section "${heading}" has no commands`);
  return blocks.map((block) => block.trim().split("\n"));
}

/**
 * Types lines into one root's shell, which ends at the first that fails.
 * @returns what they printed
 */
export async function type(lines: string[], folder: string): Promise<string> {
  for (const line of lines) process.stdout.write(`# ${line}\n`);
  const shell = spawn("bash", ["-e", "-c", lines.join("\n")], { cwd: folder, stdio: ["ignore", "pipe", "pipe"] });
  let printed = "";
  for (const stream of [shell.stdout, shell.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      printed += text;
      process.stdout.write(text);
    });
  }
  const code = await new Promise<number | null>((done) => shell.once("close", done));
  if (code !== 0) throw new Error(`A line of the handbook failed with ${code}`);
  return printed;
}

/** Runs what `apt-get install mariadb-server redis-server` would have started, on ports that are free here. */
export async function startDatabase(work: string, port: number) {
  const data = join("/var/lib", "agency-test-mysql");
  mkdirSync(data, { recursive: true });
  mkdirSync("/run/mysqld", { recursive: true });
  execFileSync("chown", ["mysql:mysql", data, "/run/mysqld"]);
  execFileSync("mariadb-install-db", ["--no-defaults", `--datadir=${data}`, "--user=mysql", "--skip-test-db"], {
    stdio: "ignore",
  });
  const socket = "/run/mysqld/mysqld.sock";
  const own = [`--datadir=${data}`, `--port=${port}`, `--socket=${socket}`, "--bind-address=127.0.0.1", "--user=mysql"];
  spawn("mysqld", ["--no-defaults", ...own], { stdio: "ignore" });
  const redisPort = port + 1;
  spawn("redis-server", ["--port", String(redisPort), "--bind", "127.0.0.1", "--save", ""], { stdio: "ignore" });
  for (let tries = 0; tries < 300; tries += 1) {
    try {
      execFileSync("mariadb", ["--no-defaults", `--socket=${socket}`, "-e", "SELECT 1"], { stdio: "ignore" });
      break;
    } catch {
      await sleep(200);
    }
  }
  return {
    /** A line of the handbook with the ports of these servers. */
    here: (line: string) =>
      line
        .replace("mariadb -e", `mariadb --no-defaults --socket=${socket} -e`)
        .replace("127.0.0.1:3306", `127.0.0.1:${port}`)
        .replace("127.0.0.1:6379", `127.0.0.1:${redisPort}`),
  };
}

/** Signs in with the password of the first start, and sends reports to as many clients. Resolves when all are sent. */
export async function sendReports(apiPort: string, password: string, count: number): Promise<void> {
  let cookie = "";
  async function ask(method: string, path: string, body?: unknown): Promise<Response> {
    const response = await fetch(`http://127.0.0.1:${apiPort}${path}`, {
      method,
      headers: { "sec-fetch-site": "same-origin", "content-type": "application/json", connection: "close", cookie },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
    return response;
  }
  const signedIn = await ask("POST", "/api/auth/login", { username: "admin", password });
  cookie = signedIn.headers.get("set-cookie")?.split(";", 1)[0] ?? "";

  for (let number = 1; number <= count; number += 1) {
    const client = { name: `Sample Client ${number}`, email: `owner-${number}@client.example`, language: "en" };
    const { id } = await (await ask("POST", "/api/reports/clients", client)).json();
    const { reportPeriods } = await (await ask("GET", `/api/reports/clients/${id}/figures`)).json();
    const figures = { totalVisitors: 1000 + number };
    const period = { reportType: "monthly", periodStart: reportPeriods.monthly.start, figures };
    await ask("PUT", `/api/reports/clients/${id}/figures`, period);
    await ask("POST", `/api/reports/clients/${id}/reports/send`, { reportType: "monthly" });
  }
  let sent = 0;
  while (sent < count) {
    await sleep(500);
    const { reports } = await (await ask("GET", "/api/reports")).json();
    const states = reports.flatMap(({ dispatches }: { dispatches: { state: string }[] }) => dispatches);
    sent = states.filter(({ state }: { state: string }) => state === "sent").length;
  }
}
