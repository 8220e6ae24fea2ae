import { mkdirSync, writeFileSync } from "node:fs";
import { schemaFiles } from "./folder/schema-files.ts";

// Run after a change of the shapes of an agency's files. A test says when that was forgotten.
const folder = new URL("schemas/", import.meta.url);
mkdirSync(folder, { recursive: true });
for (const [file, content] of schemaFiles()) writeFileSync(new URL(file, folder), content);
