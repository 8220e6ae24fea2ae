import { agency, postalAddress } from "@agency/content/agency";
import { articlePath } from "@agency/content/articles/article-path";
import { readArticles } from "@agency/content/articles/articles";
import { formatPrice, plans } from "@agency/content/plans";
import { servicePath } from "@agency/content/services";
import { defaultLanguage, languageKeys, languages, serviceKeys } from "@agency/content/settings";
import { messagesOf } from "@agency/content/translations";
import { localisedPath } from "../../shared/i18n/language-path.ts";
import { absolute } from "../../shared/site-address.ts";

/** /llms.txt: the site as one page of Markdown, for AI assistants (llmstxt.org). */
export async function loader(): Promise<Response> {
  const { common, home } = messagesOf(defaultLanguage);
  const articles = await readArticles(defaultLanguage);
  const link = (name: string, path: string, note = "") => `- [${name}](${absolute(path)})${note && `: ${note}`}`;
  const sections = [
    `# ${agency.name}`,
    `> ${home.description}`,
    `${postalAddress()}. ${agency.email}, ${agency.phone}. Since ${agency.since}. Every page also exists in: ${languageKeys
      .map((language) => `${languages[language].label} (${absolute(localisedPath("/", language))})`)
      .join(", ")}.`,
    "## Services",
    serviceKeys.map((service) => link(common.services[service], servicePath(service))).join("\n"),
    "## Prices, a month",
    plans
      .map(({ key, price }) => {
        const { name, description } = home.pricing.plans[key];
        return `- ${name}: ${formatPrice(price)}. ${description}`;
      })
      .join("\n"),
    "## Articles",
    articles.map(({ title, slug, excerpt }) => link(title, articlePath(slug), excerpt)).join("\n"),
    "## About",
    [link(common.navigation.team, "/team"), link(common.navigation.contact, "/#contact")].join("\n"),
  ];
  return new Response(`${sections.join("\n\n")}\n`);
}
