import { expect, test } from "vitest";
import { EnvironmentError } from "../environment.ts";
import { startProblem } from "./start-problem.ts";

const failed = (failure: object) => Object.assign(new Error("raw words of a driver"), failure);

test.each([
  [{ code: "EACCES", path: "/data/secret.key" }, /may not use \/data\/secret\.key.*chown/],
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

test("of several addresses that refuse, the first is named", () => {
  const refused = (address: string) => failed({ code: "ECONNREFUSED", address, port: 3306 });
  expect(startProblem(new AggregateError([refused("::1"), refused("127.0.0.1")]))).toContain("::1:3306");
});

test("our own sentences stay, and what nobody foresaw keeps its stack", () => {
  expect(startProblem(new EnvironmentError("PORT: too big"))).toBe("PORT: too big");
  expect(startProblem(new Error("surprise"))).toMatch(/surprise\n +at /);
});
