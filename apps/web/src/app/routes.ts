import { layout, prefix, route, type RouteConfigEntry } from "@react-router/dev/routes";
import type { Language } from "@agency/content/languages";

/**
 * The pages of one language. The layouts under `languages/<language>/` carry the texts: the frame those of every page,
 * one more layout those of each feature, so that a visitor downloads one language and only the features on the way.
 * `application.tsx` brings Mantine and the query client to the pages that need them; public pages do without.
 */
function pages(language: Language): RouteConfigEntry[] {
  const page = (path: string, file: string) => route(path, `../features/${file}.tsx`, { id: `${language}/${file}` });
  const texts = (feature: string, children: RouteConfigEntry[]) =>
    layout(`languages/${language}/${feature}.tsx`, children);

  return [
    texts("frame", [
      texts("home", [page("", "home/home-page")]),
      layout("application.tsx", { id: `${language}/application` }, [
        texts("admin", [page("admin", "admin/dashboard-page"), page("admin/login", "admin/login-page")]),
        texts("portal", [page("client-portal", "portal/portal-page")]),
      ]),
      page("*", "not-found/not-found-page"),
    ]),
  ];
}

export default [...pages("en"), ...prefix("ms", pages("ms"))] satisfies RouteConfigEntry[];
