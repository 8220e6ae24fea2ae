import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { everyMail } from "./every-mail.ts";

/** Writes one email of each kind into a folder, for `npm run audit:mail` and for looking at them. */
const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error("Name the folder for the emails.");
await mkdir(folder, { recursive: true });
for (const { name, raw } of await everyMail()) await writeFile(join(folder, `${name}.eml`), raw);
