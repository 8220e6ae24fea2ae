import { chmod, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { testFolder } from "@agency/testing/afterwards";
import { countDump, dumpMariadb } from "./mariadb-dump.ts";

let folder: string;

beforeEach(async () => {
  folder = await testFolder();
});
afterEach(() => void vi.unstubAllEnvs());

const url = "mariadb://agency:s%22cret%5C@db.test:3307/agency";

test("the password appears on no command line and in no file left behind", async () => {
  const program = join(folder, "mariadb-dump");
  await writeFile(
    program,
    `#!/bin/sh
[ "$1" = --version ] && exit 0
echo "$@" > ${folder}/arguments
file=\${1#--defaults-extra-file=}
/bin/ls -l "$file" > ${folder}/rights
/bin/cat "$file"
`,
  );
  await chmod(program, 0o755);
  vi.stubEnv("PATH", folder);
  await dumpMariadb(url, join(folder, "out.sql"), folder);

  const told = await readFile(join(folder, "arguments"), "utf8");
  expect(told).toMatch(/ agency$/m);
  expect(told).not.toContain("cret");
  expect(await readFile(join(folder, "rights"), "utf8")).toMatch(/^-rw------- /);
  expect(await readFile(join(folder, "out.sql"), "utf8")).toBe(
    '[client]\nhost="db.test"\nport="3307"\nprotocol="tcp"\nuser="agency"\npassword="s\\"cret\\\\"\n',
  );
  expect((await readdir(folder)).filter((name) => name.endsWith(".cnf"))).toEqual([]);
});

test("the error says what to install when the client is missing", async () => {
  vi.stubEnv("PATH", folder);
  await expect(dumpMariadb(url, join(folder, "out.sql"), folder)).rejects.toThrow(
    /^mariadb-dump is not on this machine.*apt-get install mariadb-client/,
  );
  expect(await readdir(folder)).toEqual([]);
});

test("a truncated dump is rejected", async () => {
  const path = join(folder, "half.sql");
  const half = "CREATE TABLE `clients` (\n);\nINSERT INTO `clients` VALUES ('1','-- Dump completed');\n";
  await writeFile(path, half);
  await expect(countDump(path)).rejects.toThrow("not complete");
  await writeFile(path, `${half}-- Dump completed\n`);
  expect(await countDump(path)).toEqual({ clients: 1 });
});
