import { existsSync } from "node:fs";
import { resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { agencyFolder } from "@agency/content/agency-place";
import { placeholders } from "@agency/content/placeholders";
import type { Environment } from "@agency/server/kit/environment";
import { type Finding, ok, todo } from "@agency/server/status/doctor";

/** Whether the agency's own folder is the one that is read, and whether it has left-overs of the sample. */
export function checkAgency(source: NodeJS.Dict<string>, { PUBLIC_URL }: Pick<Environment, "PUBLIC_URL">): Finding[] {
  const { AGENCY_DIR: wanted } = source;
  const read = fileURLToPath(agencyFolder);
  if (wanted && !existsSync(wanted))
    return [todo("Agency's folder", `${resolve(wanted)} is not there. Check AGENCY_DIR.`)];
  if (wanted && `${resolve(wanted)}${sep}` !== read) {
    return [
      todo(
        "Agency's folder",
        `AGENCY_DIR is ${resolve(wanted)}, but ${read} is read. Set NODE_OPTIONS as well, as the Dockerfile does.`,
      ),
    ];
  }
  const left = PUBLIC_URL.startsWith("https:") ? placeholders() : [];
  return [
    ok("Agency's folder", read),
    ...left.map((one) => todo("Placeholder", `${one}. Replace it in the agency's folder, then build the site again.`)),
  ];
}
