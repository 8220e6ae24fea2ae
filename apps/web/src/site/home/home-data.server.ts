import { pictures } from "virtual:pictures";
import { offerName } from "@agency/content/offer-name";
import { findOffer } from "@agency/content/offers";
import { packages } from "@agency/content/packages";
import { projects } from "@agency/content/projects";
import { wholeService } from "@agency/content/services";
import { type Language, type ServiceKey, serviceKeys } from "@agency/content/settings";
import type { LaunchPackage, Package } from "@agency/content/shape";
import { languageOfPath } from "../../shared/i18n/language-path.ts";
import { textsOf } from "../../shared/i18n/texts.server.ts";
import { factsOf } from "../../shared/structured-data/facts.server.ts";
import { without } from "../../shared/without.ts";
import type { PackageNames } from "../enquiries/contact-form.tsx";
import { projectCards } from "../work/project-cards.server.ts";
import { openingLines } from "./opening-lines.server.ts";

/** The data of the home page, except what its parts import themselves. */
export function homeData(url: URL) {
  const language = languageOfPath(url.pathname);
  return {
    texts: textsOf(url, ({ forms, home, tools, team: { sample, linkedin, linkedinOf, members } }) => ({
      forms: without(forms, "newsletter"),
      home,
      tools,
      team: { sample, linkedin, linkedinOf, members },
    })),
    projects: projectCards(projects, language),
    photos: pictures.team,
    clients: pictures.testimonials,
    opening: openingLines(language),
    packageNames: packageNames(language),
    whole: launchOf(wholeService),
    // Static data, so it is computed at build time.
    about: factsOf(language),
  };
}

function packageNames(language: Language): PackageNames {
  return Object.fromEntries(
    serviceKeys.map((service) => [
      service,
      Object.fromEntries(
        packages[service].map(({ key }) => {
          const offer = findOffer(service, key);
          return [key, offer ? offerName(offer, language) : key];
        }),
      ),
    ]),
  );
}

/** The smallest package of a service that begins with a launch. */
function launchOf(service: ServiceKey | null): LaunchPackage | undefined {
  const all: readonly Package[] = service ? packages[service] : [];
  return all.find((item) => "setupFee" in item);
}
