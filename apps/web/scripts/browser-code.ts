import type { Rolldown } from "vite";

type Graph = Pick<Rolldown.ChunkingContext, "getModuleInfo">;

const frameworks =
  /\/node_modules\/(?:react|react-dom|scheduler|react-router|i18next|react-i18next)\/(?!.*\/node_modules\/)/;

/**
 * The code of every page comes in two files: together it is 7 kB smaller than apart (brotli). One of them changes only with
 * a dependency, so that a browser keeps it from one release to the next.
 */
export const codeSplitting: Rolldown.CodeSplittingOptions = {
  groups: [{ name: "framework", test: frameworks }, { name: (id, graph) => (isShared(id, graph) ? "site" : null) }],
};

/** Code of the frame of all pages, or of the home page and another. */
function isShared(id: string, graph: Graph): boolean {
  if (id.includes("/node_modules/")) return false;
  const entries = [...importingEntries(id, graph)];
  const belongsTo = (route: string) => entries.some((entry) => entry.includes(`/src/${route}.tsx`));
  return (
    belongsTo("app/root") || belongsTo("site/frame/frame") || (entries.length > 1 && belongsTo("site/home/home-page"))
  );
}

/** The entries that import a module, directly or not. */
function importingEntries(id: string, graph: Graph): Set<string> {
  const seen = new Set<string>();
  const entries = new Set<string>();
  const climb = (each: string) => {
    if (seen.has(each)) return;
    seen.add(each);
    const module = graph.getModuleInfo(each);
    if (module?.isEntry) entries.add(each);
    for (const importer of module?.importers ?? []) climb(importer);
  };
  climb(id);
  return entries;
}
