import { pictures } from "virtual:pictures";
import { packages } from "@agency/content/packages";
import { languageOfPath } from "../../shared/i18n/language-path.ts";
import { textsOf } from "../../shared/i18n/texts.server.ts";
import { factsOf } from "../../shared/structured-data/facts.server.ts";
import { without } from "../../shared/without.ts";

/** What the home page shows, besides what its parts import. */
export function homeData(url: URL) {
  return {
    texts: textsOf(url, ({ forms, home, tools, team: { sample, linkedin, linkedinOf, members } }) => ({
      forms: without(forms, "newsletter"),
      home,
      tools,
      team: { sample, linkedin, linkedinOf, members },
    })),
    pictures: pictures.projects,
    photos: pictures.team,
    smallest: packages["complete-package"][0],
    // Nothing changes them, so the browser gets them ready made.
    about: factsOf(languageOfPath(url.pathname)),
  };
}
