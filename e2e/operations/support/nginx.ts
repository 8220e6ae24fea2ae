import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { Agent, request } from "node:https";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type } from "./handbook.ts";

/** `lines` are the handbook's. */
type Options = { apiPort: string; httpsPort: number; httpPort: number; lines: string[] };

/** Types the handbook's lines, and runs nginx with the example as it is, but for ports and a certificate of its own. */
export async function startNginx({ apiPort, httpsPort, httpPort, lines }: Options) {
  const certificate = "/etc/letsencrypt/live/agency.example";
  mkdirSync(certificate, { recursive: true });
  const names = ["-subj", "/CN=agency.example", "-days", "2", "-nodes"];
  const files = ["-keyout", join(certificate, "privkey.pem"), "-out", join(certificate, "fullchain.pem")];
  execFileSync("openssl", ["req", "-x509", "-newkey", "rsa:2048", ...names, ...files], { stdio: "ignore" });
  const site = "/etc/nginx/sites-enabled/agency.conf";
  execFileSync("bash", ["-c", "rm -f /etc/nginx/sites-enabled/*; mkdir -p /var/lib/nginx"]);
  await type(
    lines.filter((line) => !line.startsWith("systemctl ")),
    "/",
  );
  const example = readFileSync(site, "utf8");
  const conf = (api: string) =>
    example
      .replaceAll("127.0.0.1:3000 ", `127.0.0.1:${api} `)
      .replaceAll("listen 80;", `listen 127.0.0.1:${httpPort};`)
      .replaceAll("listen 443 ssl", `listen 127.0.0.1:${httpsPort} ssl`)
      .replaceAll(/^ *listen \[::\].*\n/gm, "");
  writeFileSync(site, conf(apiPort));
  execFileSync("nginx", ["-t"], { stdio: "inherit" });
  const server = spawn("nginx", ["-g", "daemon off;"], { stdio: "inherit" });
  while (!(await accepts(httpsPort))) await sleep(100);

  return {
    /** Asks while the address of the API refuses connections, as it does where nothing keeps its socket. */
    askWithSocketClosed: async (path: string): Promise<number> => {
      // Nothing listens on port 1.
      writeFileSync(site, conf("1"));
      execFileSync("nginx", ["-s", "reload"]);
      const agent = new Agent({ keepAlive: false, rejectUnauthorized: false });
      const ask = () =>
        new Promise<number>((resolve, reject) => {
          const options = { host: "127.0.0.1", port: httpsPort, path, agent, servername: "agency.example" };
          const call = request({ ...options, headers: { host: "agency.example" } }, (answer) => {
            answer.resume().on("end", () => resolve(answer.statusCode ?? 0));
          });
          // Until it has read its configuration again, nginx waits for the socket.
          call
            .setTimeout(500, () => call.destroy(new Error("no answer yet")))
            .on("error", reject)
            .end();
        });
      let status = 0;
      for (let tries = 0; status !== 502 && tries < 60; tries += 1) status = await ask().catch(() => sleep(100, 0));
      return status;
    },
    stop: async () => {
      const ended = new Promise((done) => server.once("exit", done));
      server.kill("SIGQUIT");
      await ended;
    },
  };
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => (socket.destroy(), resolve(true))).once("error", () => resolve(false));
  });
}
