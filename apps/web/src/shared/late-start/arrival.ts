import { minifySync } from "vite";

/**
 * The inline script of a public page. It fetches the starter after the first paint, and keeps clicks on buttons until the
 * application has started, which `root.tsx` reports by the event `shown`.
 * @param before a script to run first
 * @param starter the address of the starter
 * @param page the address of the data that the starter reads
 */
export function arrivalScript(before: string, starter: string, page: string): string {
  const script = `${before};(${arrive.toString()})(${JSON.stringify(starter)}, ${JSON.stringify(page)})`;
  return minifySync("script.js", script).code.trim();
}

/** Runs in the browser. It is written into the page as text, so it uses nothing from outside. */
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
  // `base.css` delays the layout of sections out of sight. A visitor who jumps to one needs its final position.
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (!location.hash && visit?.type === "navigate") root.setAttribute("data-arriving", "");

  // Browsers retry a failed module only at another address.
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
  // Some browsers do not report paint times.
  setTimeout(fetchStarter, 3000);
}
