import { catalogue } from "@agency/content/articles/catalogue";
import { cityKeys, cityPath } from "@agency/content/cities";
import { servicePath } from "@agency/content/services";
import { languageKeys, aboutLanguage, serviceKeys } from "@agency/content/settings";
import { articlePath } from "@agency/content/site-paths";

/** A service that is not the first, where an agency has several: its page is of the usual kind. */
const service = serviceKeys.at(1) ?? serviceKeys[0];
const [city = ""] = cityKeys;

/** The page of a service and of an article, without the prefix of a language. */
export const servicePage: string = servicePath(service);
export const articlePages: readonly string[] = catalogue.slice(0, 1).map(({ slug }) => articlePath(slug));

const kinds = ["/", servicePage, cityPath({ service, city }), "/blog", ...articlePages];

/** The agency's page of each kind in each of its languages. */
export const pages: readonly string[] = kinds.flatMap((path) =>
  languageKeys.map((language) => {
    const { prefix } = aboutLanguage(language);
    return path === "/" && prefix !== "" ? prefix : prefix + path;
  }),
);
