import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { z } from "zod";
import { readEnvironment, variables } from "./environment.ts";

test("an empty environment gives the embedded defaults", () => {
  expect(readEnvironment({})).toMatchObject({
    HOST: "127.0.0.1",
    PORT: 3000,
    PUBLIC_URL: "http://127.0.0.1:3000",
    SAMPLE_DATA: "on",
    RATE_LIMITS: "on",
  });
});

test.each([
  { DATABASE_URL: "mysql://agency:secret@db/agency" },
  { SMTP_URL: "smtp://mail.agency.test:25" },
  { PUBLIC_URL: "https://agency.test" },
])("sample figures are off with %j, unless they are switched on", (given) => {
  expect(readEnvironment(given).SAMPLE_DATA).toBe("off");
  expect(readEnvironment({ ...given, SAMPLE_DATA: "on" }).SAMPLE_DATA).toBe("on");
});

test.each([
  [{ PORT: "5200" }, "http://127.0.0.1:5200"],
  [{ HOST: "0.0.0.0", PORT: "5200" }, "http://127.0.0.1:5200"],
  [{ HOST: "::", PORT: "5200" }, "http://[::1]:5200"],
  [{ HOST: "10.1.2.3" }, "http://10.1.2.3:3000"],
])("without PUBLIC_URL, links lead where the API answers: %j -> %s", (given, address) => {
  expect(readEnvironment(given).PUBLIC_URL).toBe(address);
});

test("an empty variable counts as unset", () => {
  expect(readEnvironment({ PORT: "", REDIS_URL: " " })).toMatchObject({ PORT: 3000 });
});

test("AGENCY_ENV names files with further variables: real ones win, and an empty one counts as unset", () => {
  const folder = mkdtempSync(join(tmpdir(), "agency-test-"));
  const [one, two] = [join(folder, "one"), join(folder, "two")];
  writeFileSync(one, "PORT=4000\nMAIL_FROM=one@agency.test\n");
  writeFileSync(two, "PORT=5000\nREDIS_URL='redis://:secret@redis:6379/0'\nSTAFF_EMAIL=two@agency.test\n");
  const source = { AGENCY_ENV: `${one},${two}`, STAFF_EMAIL: "real@agency.test", MAIL_FROM: "" };
  expect(readEnvironment(source)).toMatchObject({
    PORT: 4000,
    MAIL_FROM: "one@agency.test",
    REDIS_URL: "redis://:secret@redis:6379/0",
    STAFF_EMAIL: "real@agency.test",
  });
  rmSync(folder, { recursive: true });
  expect(() => readEnvironment(source)).toThrow(`AGENCY_ENV: ${one} cannot be read (ENOENT)`);
});

test("the error names every invalid variable at once and shows no value", () => {
  const read = () =>
    readEnvironment({
      PORT: "70000",
      DATABASE_URL: "postgres://secret@db",
      MAIL_FROM: "nobody",
      OUTBOUND_ALLOW: "host",
    });
  expect(read).toThrow(/PORT:[^]*DATABASE_URL: must be a URL[^]*MAIL_FROM:[^]*OUTBOUND_ALLOW: must be host:port/);
  expect(read).not.toThrow(/secret/);
});

test.each(["127.0.0.1", "10.0.0.0/8,192.168.1.1", "2001:db8::/32", "::1"])("accepts %s as trusted proxies", (value) => {
  expect(readEnvironment({ TRUSTED_PROXIES: value }).TRUSTED_PROXIES).toBe(value);
});

test.each(["all", "*", "10.0.0.0/33", "1.2.3", "10.0.0.0/8, ", "10.0.0.0/8/8", "proxy.example"])(
  "rejects %s as trusted proxies",
  (value) => {
    expect(() => readEnvironment({ TRUSTED_PROXIES: value })).toThrow("TRUSTED_PROXIES: must be addresses");
  },
);

test("the public address loses its trailing slash, so that paths can follow it", () => {
  expect(readEnvironment({ PUBLIC_URL: "https://agency.example/" }).PUBLIC_URL).toBe("https://agency.example");
});

test("docs/settings.md lists the same variables, defaults and meanings as the code", () => {
  const documented = readFileSync(new URL("../../../../docs/settings.md", import.meta.url), "utf8");
  const rows = Object.entries(variables).map(
    ([name, schema]) => `| \`${name}\` | ${defaultText(schema)} | ${schema.description} |`,
  );
  const table = documented.match(/<!-- environment -->\n\n([^]*?)\n\n<!-- \/environment -->/)?.[1];
  // The formatter pads the columns.
  const cells = table?.replaceAll(/ +/g, " ").replaceAll(/-{3,}/g, "---").split("\n");
  expect(cells).toEqual(["| Variable | Default | Meaning |", "| --- | --- | --- |", ...rows]);
});

function defaultText(schema: z.ZodType): string {
  const { data } = schema.safeParse(undefined);
  return typeof data === "string" || typeof data === "number" ? `\`${data}\`` : "–";
}
