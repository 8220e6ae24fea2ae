import { agency, postalAddress } from "@agency/content/agency";
import { readArticles } from "@agency/content/articles/articles";
import { getEntry } from "@agency/content/get-entry";
import { offerName, priceLine } from "@agency/content/offer-words";
import { findOffer } from "@agency/content/offers";
import { servicePackages } from "@agency/content/packages";
import { plans } from "@agency/content/plans";
import { projectTexts } from "@agency/content/project-texts";
import { projectPath, projects } from "@agency/content/projects";
import { servicePath } from "@agency/content/services";
import {
  defaultLanguage,
  languageKeys,
  aboutLanguage,
  sample,
  type ServiceKey,
  serviceKeys,
} from "@agency/content/settings";
import { articlePath } from "@agency/content/site-paths";
import { getMessages } from "@agency/content/translations";
import { localisedPath } from "../../shared/i18n/language-path.ts";
import { absolute } from "../../shared/site-address.ts";

/** /llms.txt: the site as one page of Markdown, for AI assistants (llmstxt.org). */
export async function loader(): Promise<Response> {
  const { common, home, work } = getMessages(defaultLanguage);
  const articles = await readArticles(defaultLanguage);
  const link = (name: string, path: string, note = "") => `- [${name}](${absolute(path)})${note && `: ${note}`}`;
  const projectLine = (key: string) => {
    const { client, place, result } = projectTexts(key, defaultLanguage);
    return link(
      `${[client, place].filter(Boolean).join(", ")}${sample ? ` (${work.sample})` : ""}`,
      projectPath(key),
      result,
    );
  };
  const planLine = ({ key, price }: (typeof plans)[number]) => {
    const { name, description } = getEntry(home.pricing.plans, key);
    return `- ${name}: ${priceLine(price, defaultLanguage)}. ${description}`;
  };
  const packagePrices = (service: ServiceKey) =>
    servicePackages(service)
      .flatMap(({ key }) => findOffer(service, key) ?? [])
      .map((offer) => `${offerName(offer, defaultLanguage)}: ${priceLine(offer.price, defaultLanguage)}`)
      .join("; ");
  const sections = [
    `# ${agency.name}`,
    `> ${home.description}`,
    `${agency.offices.map((office) => postalAddress(office)).join("; ")}. ${agency.email}, ${agency.phone}. Since ${agency.since}. Languages: ${languageKeys
      .map((language) => `${aboutLanguage(language).label} (${absolute(localisedPath("/", language))})`)
      .join(", ")}. An article or a project may be in some of them only.`,
    "## Services",
    serviceKeys
      .map((service) => link(getEntry(common.services, service), servicePath(service), packagePrices(service)))
      .join("\n"),
    ...(plans.length > 0 ? ["## Prices", plans.map(planLine).join("\n")] : []),
    ...(projects.length > 0 ? ["## Work", projects.map(({ key }) => projectLine(key)).join("\n")] : []),
    ...(articles.length > 0
      ? ["## Articles", articles.map(({ title, slug, excerpt }) => link(title, articlePath(slug), excerpt)).join("\n")]
      : []),
    "## About",
    [link(common.navigation.team, "/team"), link(common.navigation.contact, "/#contact")].join("\n"),
  ];
  return new Response(`${sections.join("\n\n")}\n`);
}
