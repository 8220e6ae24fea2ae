import { cityKeys, cityPath } from "@agency/content/cities";
import { servicePath } from "@agency/content/services";
import { serviceKeys } from "@agency/content/settings";

/** Services and a city of whatever agency is tested, for tests that need any. */
export const [firstService, service] = serviceKeys;
export const [city] = cityKeys;

/** The page of `service`, and its page for `city`, without the language prefix. */
export const serviceAddress = servicePath(service);
export const cityAddress = cityPath({ service, city });
