import { pictures } from "virtual:pictures";
import { offerName } from "@agency/content/offer-words";
import { findOffer } from "@agency/content/offers";
import { openingHours } from "@agency/content/opening-hours";
import { servicePackages } from "@agency/content/packages";
import { projects } from "@agency/content/projects";
import { wholeService } from "@agency/content/services";
import { type Language, type ServiceKey, serviceKeys } from "@agency/content/settings";
import type { LaunchPackage } from "@agency/content/shape";
import { getMessages } from "@agency/content/translations";
import { languageOfPath } from "../../shared/i18n/language-path.ts";
import { getLocale } from "../../shared/i18n/messages.ts";
import { pageTexts } from "../../shared/i18n/texts.server.ts";
import { agencyFacts, siteFacts } from "../../shared/structured-data/agency.ts";
import { without } from "../../shared/without.ts";
import type { PackageNames } from "../enquiries/contact-form.tsx";
import { projectCards } from "../work/projects.server.ts";
import { waysToPay } from "./ways-to-pay.server.ts";

/** As many as the grid shows well; the list of projects has all. */
const mostProjects = 6;

/** The data of the home page, except what its parts import themselves. */
export function homeData(url: URL) {
  const language = languageOfPath(url.pathname);
  return {
    texts: pageTexts(url, ({ forms, home, tools, work, team: { sample, linkedin, linkedinOf, members } }) => ({
      forms: without(forms, "newsletter"),
      home,
      tools,
      work: { all: work.all },
      team: { sample, linkedin, linkedinOf, members },
    })),
    projects: projectCards(projects.slice(0, mostProjects), language),
    photos: pictures.team,
    clients: pictures.testimonials,
    opening: openingLines(language),
    packageNames: packageNames(language),
    whole: findLaunchPackage(wholeService),
    ways: waysToPay(language),
    // Static data, so it is computed at build time.
    about: homeFacts(language),
  };
}

function packageNames(language: Language): PackageNames {
  return Object.fromEntries(
    serviceKeys.map((service) => [
      service,
      Object.fromEntries(
        servicePackages(service).map(({ key }) => {
          const offer = findOffer(service, key);
          return [key, offer ? offerName(offer, language) : key];
        }),
      ),
    ]),
  );
}

/** The smallest package of a service that begins with a launch. */
function findLaunchPackage(service: ServiceKey | null): LaunchPackage | undefined {
  return service ? servicePackages(service).find((item) => "setupFee" in item) : undefined;
}

const days = [1, 2, 3, 4, 5, 6, 7] as const;

/**
 * The opening hours, days with the same hours together: "Mon – Thu" and "09:00–13:00, 14:00–17:30". Closed days are left out. Null for
 * an agency that people visit by appointment only.
 */
function openingLines(language: Language): { days: string; times: string }[] | null {
  if (openingHours === null) return null;
  const weekday = new Intl.DateTimeFormat(getLocale(language), { weekday: "short", timeZone: "UTC" });
  // 5 January 1970 was a Monday.
  const name = (day: number) => weekday.format(new Date(Date.UTC(1970, 0, 4 + day)));
  const lines: { first: number; last: number; times: string }[] = [];
  for (const day of days) {
    // A line may break between two spans, not within one.
    const times = openingHours[day].map(({ from, to }) => `${from}\u2060–\u2060${to}`).join(", ");
    const previous = lines.at(-1);
    if (times === "") continue;
    if (previous?.times === times && previous.last === day - 1) previous.last = day;
    else lines.push({ first: day, last: day, times });
  }
  return lines.map(({ first, last, times }) => ({
    days: first === last ? name(first) : `${name(first)} – ${name(last)}`,
    times,
  }));
}

/** The home page's structured data about the agency and the site. */
function homeFacts(language: Language) {
  return [agencyFacts(getMessages(language).home.description, language), siteFacts(language)];
}
