import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { filesIn } from "./files.mjs";

/**
 * What a file does by which it has its name in every room: `sign` finds what only files of that name may hold.
 * @type {{ folder: string, role: string, names: RegExp, sign: RegExp, except: RegExp[] }[]}
 */
const roles = [
  { role: "answers calls", names: /^(?:[\w-]+-)?routes\.ts$/, sign: /\bhandle\(/ },
  { role: "declares a table", names: /^table\.ts$/, sign: /\bnew EntitySchema\b/ },
  { role: "makes tables", names: /^migration\.ts$/, sign: /\bcreateTable\(/ },
  { role: "is a job of the worker", names: /^jobs\.ts$/, sign: /^export (?:async )?function \w+Job\(/m },
  { role: "is run in the sandbox", names: /^sandbox-tasks\.ts$/, sign: /\bofStrangers\b/ },
].map((one) => ({ ...one, folder: "packages/server/src", except: [/\/(?:kit|compose|testing)\//, /\.test\.ts$/] }));

roles.push({
  folder: "apps/web/src/dashboard",
  role: "calls the server",
  names: /^(?:[\w-]+-)?api\.ts$|^use-[\w-]+\.ts$/,
  sign: /\b(?:call|callList|read)\(\s*"(?:GET|POST|PUT|PATCH|DELETE) /,
  except: [/\/shared\//, /\.test\.tsx?$/],
});

/** Names that say nothing of what is in a file. */
const empty =
  /^(?:common|constants|controller|entity|handlers?|helpers?|index|lib|manager|misc|models?|queries|repository|types|utils?)\.tsx?$/;

/**
 * Finds files of rooms, on the server and in the dashboard, that do what another name stands for, or whose name stands for nothing.
 * @param {string} root of the repository
 * @returns {string[]}
 */
export function misnamedFiles(root) {
  const wrong = roles.flatMap(({ folder, role, names, sign, except }) =>
    filesIn(root, folder, except).flatMap((file) => {
      const name = basename(file);
      if (!/\.tsx?$/.test(name)) return [];
      if (empty.test(name)) return [`${file}: the name says nothing of what is in it`];
      if (names.test(name) || !sign.test(readFileSync(join(root, file), "utf8"))) return [];
      return [`${file} ${role}, which files with a name like ${names.source} do`];
    }),
  );
  return [...new Set(wrong)];
}
