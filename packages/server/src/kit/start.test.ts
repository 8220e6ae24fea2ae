import { expect, test } from "vitest";
import { EnvironmentError } from "./environment.ts";
import { requireTestedNode, startProblem, unlikelySettings } from "./start.ts";

const failed = (failure: object) => Object.assign(new Error("raw words of a driver"), failure);

test.each([
  [{ code: "EACCES", syscall: "listen", address: "0.0.0.0", port: 80 }, /port 80 .*below 1024/],
  [{ code: "EADDRNOTAVAIL", syscall: "listen", address: "10.9.9.9", port: 3000 }, /does not have that address.*HOST/],
  [{ code: "EROFS", path: "/data" }, /\/data is on a disk that can only be read/],
  [{ code: "ENOSPC", path: "/data/mail" }, /disk is full: \/data\/mail/],
  [{ code: "SQLITE_FULL" }, /disk is full\. Free some space/],
  [{ driverError: { code: "ER_ACCESS_DENIED_ERROR" } }, /refuses the user name or the password in DATABASE_URL/],
  [{ code: "ER_BAD_DB_ERROR" }, /schema in DATABASE_URL does not exist/],
  [{ code: "ENOTFOUND", hostname: "db.invalid" }, /host db\.invalid cannot be found/],
])("%j is said in words, without a stack", (failure, words) => {
  const text = startProblem(failed(failure));
  expect(text).toMatch(words);
  expect(text).not.toMatch(/raw words|\n/);
});

const denied = failed({ code: "EACCES", path: "/data/workers" });

test("who may not use the data is told a line to type as it stands", () => {
  const place = { user: "agency", data: "/data", container: null };
  expect(startProblem(denied, place)).toMatch(
    /^The user agency may not use \/data\/workers\..*: chown -R agency: \/data$/,
  );
  expect(startProblem(failed({ code: "SQLITE_READONLY" }), place)).toMatch(/: chown -R agency: \/data$/);
  const elsewhere = startProblem(failed({ code: "EACCES", path: "/agency/agency.yaml" }), place);
  expect(elsewhere).toMatch(/may not use \/agency\/agency\.yaml\. Change its owner/);
});

test("in a container, the line is one for the machine around it", () => {
  const place = { user: "node", data: "/data", container: "4f1d0a" };
  expect(startProblem(denied, place)).toMatch(
    / docker run --rm --user root --volumes-from 4f1d0a agency-api chown -R node: \/data$/,
  );
});

test("of several addresses that refuse, the first is named", () => {
  const refused = (address: string) => failed({ code: "ECONNREFUSED", address, port: 3306 });
  expect(startProblem(new AggregateError([refused("::1"), refused("127.0.0.1")]))).toContain("::1:3306");
});

test("our own sentences stay, and what nobody foresaw keeps its stack", () => {
  expect(startProblem(new EnvironmentError("PORT: too big"))).toBe("PORT: too big");
  expect(startProblem(new Error("surprise"))).toMatch(/surprise\n +at /);
});

test.each([
  [{ SMTP_URLL: "smtp://user:secret@mail" }, "SMTP_URLL has no effect: did you mean SMTP_URL?"],
  [{ DATABSE_URL: "mysql://user:secret@db/x" }, "DATABSE_URL has no effect: did you mean DATABASE_URL?"],
  [{ Public_Url: "https://agency.test" }, "Public_Url has no effect: did you mean PUBLIC_URL?"],
  [{ CHROMIUM_PATH: "/nope" }, "CHROMIUM_PATH: /nope is no program here, so no speed test will run."],
  [{ GOOGLE_CLIENT_ID: "id" }, "GOOGLE_CLIENT_ID has no effect without GOOGLE_CLIENT_SECRET."],
  [{ GOOGLE_CLIENT_SECRET: "secret" }, "GOOGLE_CLIENT_SECRET has no effect without GOOGLE_CLIENT_ID."],
])("of %j it is said what has no effect", (given, sentence) => {
  expect(unlikelySettings(given)).toEqual([sentence]);
});

test.each([
  {},
  { SMTP_URL: "smtp://mail:25", CHROMIUM_PATH: "off" },
  { GOOGLE_CLIENT_ID: "id", GOOGLE_CLIENT_SECRET: "secret", CHROMIUM_PATH: process.execPath },
  { PATH: "/bin", PORTS: "1", HOSTNAME: "vm", DATABASE_HOST: "db", GOOGLE_APPLICATION_CREDENTIALS: "/key" },
  { SMTP_URLL: " " },
])("nothing is said of %j", (given) => {
  expect(unlikelySettings(given)).toEqual([]);
});

test.each(["24.7.0", "24.21.0", process.versions.node])("Node %s is accepted", (version) => {
  expect(() => requireTestedNode(version)).not.toThrow();
});

test.each(["24.0.0", "24.6.1", "22.20.0", "26.0.0", ""])("Node %j is refused, with the one to install", (version) => {
  expect(() => requireTestedNode(version)).toThrow(EnvironmentError);
  expect(() => requireTestedNode(version)).toThrow(`this is Node ${version}. Install the newest Node 24`);
});

test("this Node reads windows-1252 as browsers do", () => {
  expect(new TextDecoder("windows-1252").decode(Uint8Array.of(0x93, 0x80, 0x94, 0x96))).toBe("“€”–");
});
