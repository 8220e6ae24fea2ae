import { fileURLToPath } from "node:url";
import { placeholdersIn } from "../folder/placeholders.ts";
import { mistakeSentence } from "../folder/yaml-file.ts";
import { agencyFolder } from "./agency-place.ts";

/** Left to replace in the agency's folder before the public sees it, a sentence each. */
export function placeholders(): string[] {
  return placeholdersIn(fileURLToPath(agencyFolder)).map(mistakeSentence);
}
