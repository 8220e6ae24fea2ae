import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { until } from "@agency/testing/ceiling";
import { startProgram } from "@agency/testing/product";

const root = fileURLToPath(new URL("../../../", import.meta.url));

/** The name of the site in the examples. */
export const exampleHost = "agency.example";

type Options = {
  /** An empty one. */
  folder: string;
  /** Host and port of the API. */
  api: string;
  httpsPort: number;
  httpPort: number;
};

type Proxy = {
  log: () => string;
  stop: () => Promise<void>;
};

/** Runs compose's Caddyfile as it is, but for ports and a certificate authority of its own. */
export async function startCaddy(options: Options): Promise<Proxy & { authority: string }> {
  const { folder, api, httpsPort, httpPort } = options;
  const environment = {
    HOME: folder,
    PUBLIC_URL: `https://${exampleHost}`,
    API: api,
    CADDY_OPTIONS: `local_certs\nhttp_port ${httpPort}\nhttps_port ${httpsPort}`,
  };
  const config = join(root, "deploy/compose/Caddyfile");
  const proxy = await start("caddy", ["run", "--config", config, "--adapter", "caddyfile"], { environment, httpPort });
  return {
    ...proxy,
    authority: readFileSync(join(folder, ".local/share/caddy/pki/authorities/local/root.crt"), "utf8"),
  };
}

/** Runs the example for nginx as it is, but for ports, folders and a certificate of its own, with the limits of Debian's `nginx.conf`. */
export async function startNginx({ folder, api, httpsPort, httpPort }: Options): Promise<Proxy> {
  const certificate = makeCertificate(folder);
  const site = readFileSync(join(root, "docs/examples/nginx.conf"), "utf8")
    .replaceAll("127.0.0.1:3000 ", `${api} `)
    .replaceAll("listen 80;", `listen 127.0.0.1:${httpPort};`)
    .replaceAll("listen 443 ssl", `listen 127.0.0.1:${httpsPort} ssl`)
    .replaceAll(/^ *listen \[::\].*\n/gm, "")
    .replaceAll("/etc/letsencrypt/live/agency.example", certificate)
    .replaceAll(/\/var\/(?:cache|log)\/nginx/g, folder);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  const main = join(folder, "nginx.conf");
  writeFileSync(join(folder, "agency.conf"), site);
  writeFileSync(
    main,
    `daemon off;
${process.getuid?.() === 0 ? "user root;" : ""}
worker_processes auto;
pid ${folder}/nginx.pid;
events { worker_connections 768; }
http {
    sendfile on;
    tcp_nopush on;
    ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join("\n    ")}
    include ${folder}/agency.conf;
}
`,
  );
  return start("nginx", ["-c", main, "-e", join(folder, "error.log")], { httpPort });
}

function makeCertificate(folder: string): string {
  mkdirSync(join(folder, "certificate"));
  const names = ["-subj", `/CN=${exampleHost}`, "-days", "2", "-nodes"];
  const files = ["-keyout", "privkey.pem", "-out", "fullchain.pem"];
  const cwd = join(folder, "certificate");
  execFileSync(
    "openssl",
    ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", ...names, ...files],
    { cwd, stdio: "ignore" },
  );
  return cwd;
}

type Start = { environment?: Record<string, string>; httpPort: number };

async function start(command: string, args: string[], { environment, httpPort }: Start): Promise<Proxy> {
  const proxy = startProgram(command, args, { ...(environment && { environment }) });
  const said = () => `${command} does not answer:\n${proxy.printed()}`;
  await until(async () => {
    if (!proxy.hasEnded() && (await plainStatus(httpPort)) !== 308) throw new Error(said());
  });
  if (proxy.hasEnded()) throw new Error(said());
  return { log: proxy.printed, stop: async () => void (await proxy.stop()) };
}

/** Both lead to https once they serve. */
function plainStatus(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const options = { host: "127.0.0.1", port, path: "/api/health/live", headers: { host: exampleHost }, agent: false };
    request(options, (answer) => resolve(answer.resume().statusCode))
      .on("error", () => resolve(undefined))
      .end();
  });
}
