import { minifySync } from "vite";

/**
 * The script that stands in a public page itself, for what cannot wait for the starter, which it fetches when the page has
 * been painted: a click on a button before the application is there is kept and given to it then; `root.tsx` says when by
 * the event `shown`.
 * @param before what else the script does, first
 * @param starter the address of the starter
 * @param page the address of what the starter reads
 */
export function arrivalScript(before: string, starter: string, page: string): string {
  const script = `${before};(${arrive.toString()})(${JSON.stringify(starter)}, ${JSON.stringify(page)})`;
  return minifySync("script.js", script).code.trim();
}

/** Runs in the browser: it is written into the page as text, so it uses nothing from outside. */
function arrive(starter: string, page: string): void {
  const root = document.documentElement;
  const keep = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest("button:not([data-ready])") : null;
    if (!button) return;
    event.preventDefault();
    button.setAttribute("data-pressed", "");
  };
  const keepNoMore = () => removeEventListener("click", keep, true);
  addEventListener("click", keep, true);
  addEventListener("shown", keepNoMore);
  // `base.css` has the sections out of sight wait; a visitor who comes to one, or back to a place, finds it where it will be.
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (!location.hash && visit?.type === "navigate") root.setAttribute("data-arriving", "");

  // A module that did not come is asked for again only by another address.
  const fetchModule = (src: string) => {
    const askAgain = () => fetchModule(`${src}?`);
    const onerror = () => {
      keepNoMore();
      addEventListener("online", askAgain, { once: true });
    };
    const script = Object.assign(document.createElement("script"), { type: "module", src, onerror });
    script.dataset["page"] = page;
    document.head.append(script);
  };
  let fetched = false;
  const fetchStarter = () => {
    if (fetched) return;
    fetched = true;
    const preload = { rel: "preload", as: "fetch", crossOrigin: "anonymous", href: page };
    document.head.append(Object.assign(document.createElement("link"), preload));
    fetchModule(starter);
  };
  new PerformanceObserver(fetchStarter).observe({ type: "paint", buffered: true });
  // A browser that keeps its times to itself says nothing of its paint.
  setTimeout(fetchStarter, 3000);
}
