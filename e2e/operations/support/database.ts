import { execFileSync, spawn } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

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
