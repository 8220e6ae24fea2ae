import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./repository.mjs";

const compose = readFileSync(join(root, "docker-compose.yml"), "utf8");
const dockerfile = readFileSync(join(root, "Dockerfile"), "utf8");
const [, section = ""] = /\nservices:\n([\s\S]*?)\nnetworks:\n/.exec(compose) ?? [];

/** Each service with the text of its definition. */
const services = section
  .split(/\n(?= {2}[a-z-]+:\n)/)
  .map((text) => [/^ {2}([a-z-]+):$/m.exec(text)?.[1] ?? "", text])
  .filter(([name]) => name !== "");

test("compose has its services", () => {
  expect(services.map(([name]) => name)).toEqual(
    expect.arrayContaining([
      "secrets",
      "db",
      "redis",
      "mail",
      "site",
      "migrate",
      "api",
      "worker",
      "caddy",
      "speed-test",
      "backup",
    ]),
  );
});

test.each(services)(
  "%s has a root that can only be read, or no network, no capabilities beyond those named, and gets no more",
  (_, text) => {
    if (text.includes("<<: *confined")) return;
    expect(text).toMatch(/^ {4}(?:read_only: true|network_mode: none)$/m);
    for (const line of ['cap_drop: ["ALL"]', "no-new-privileges:true"]) expect(text).toContain(line);
  },
);

test.each(services)("%s has a limit on its memory, and its log does not fill the disk", (_, text) => {
  expect(text).toMatch(/^ {4}mem_limit: \d+[mg]$/m);
  expect(text).toMatch(/^ {4}(?:<<: \*confined|logging: \*bounded)$/m);
  expect(compose).toMatch(/logging: &bounded\n +driver: \w+\n +options: \{ max-size: \d+m, max-file: "\d+" \}\n/);
});

test.each(["api", "worker", "speed-test"])("%s is started again when it hangs", (name) => {
  const [, text = ""] = services.find(([one]) => one === name) ?? [];
  // Without an init, no process of a container can end its program.
  for (const line of ["    init: true\n", "    restart: unless-stopped\n"]) expect(text).toContain(line);
  const [, image = ""] = /^ +image: agency-(\S+)$/m.exec(text) ?? [];
  const [, program] = /deploy\/compose\/health\.mjs(?:", "|",\s+"| )([^\s"]+)/.exec(text) ?? [];
  const command = dockerfile.split(/^FROM /m).find((part) => part.split("\n", 1)[0]?.endsWith(` AS ${image}`));
  expect(program).toBeDefined();
  expect(command).toContain(`"${program}"]`);
});

test.each(services)("%s has an image of this checkout or of an exact version", (_, text) => {
  expect(/^ +image: (.+)$/m.exec(text)?.[1]).toMatch(/^agency-[a-z-]+$|:v?\d+\.\d+\.\d+$/);
});

test.each([
  ["db", ["database"]],
  ["redis", ["redis"]],
  ["mail", []],
  ["site", []],
  ["caddy", []],
  ["migrate", ["database", "secret-key"]],
  ["api", ["database", "redis", "secret-key"]],
  ["worker", ["database", "redis", "secret-key", "speed-test"]],
  ["speed-test", ["speed-test"]],
  ["backup", ["database", "secret-key"]],
  ["restore", ["database", "secret-key"]],
])("%s gets the secrets of its work: %j", (name, wanted) => {
  const [, text = ""] = services.find(([one]) => one === name) ?? [];
  expect([...text.matchAll(/:\/run\/secrets\/([a-z-]+):ro$/gm)].map(([, secret]) => secret)).toEqual(wanted);
});

test("the agency's folder is mounted from anywhere on the machine, and no image has it or a folder's history", () => {
  expect(compose).toMatch(/^x-agency: &agency\n {2}type: bind\n {2}source: \$\{AGENCY_DIR:-/m);
  for (const name of ["site", "migrate", "api", "worker"]) {
    const [, text = ""] = services.find(([one]) => one === name) ?? [];
    expect(text, name).toContain("- *agency\n");
    expect(text, name).toContain("AGENCY_DIR: /agency\n");
  }
  const ignored = readFileSync(join(root, ".dockerignore"), "utf8").split("\n");
  expect(ignored).toEqual(expect.arrayContaining(["**/.git", "agency", "examples"]));
  expect(dockerfile).not.toMatch(/^COPY .*\bagenc|^ENV AGENCY_DIR/m);
});

test("images are built on an exact version of Node", () => {
  const bases = [...dockerfile.matchAll(/^FROM (\S+:\S+)/gm)].map(([, base]) => base);
  expect(bases.length).toBeGreaterThan(0);
  for (const base of bases) expect(base).toMatch(/^node:24\.\d+\.\d+-/);
});

test("the backup can note in the data when the last one was made, which System Settings and the alarm read", () => {
  const [, text = ""] = services.find(([name]) => name === "backup") ?? [];
  expect(text).toContain("- data:/data\n");
});

test("only the product's account can read the data and the backups, as doctor asks", () => {
  expect(dockerfile).toMatch(/^RUN install -d -o node -g node -m 0700 \/data \/backups$/m);
});
