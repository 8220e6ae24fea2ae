import { minifySync } from "vite";
import type { PageStart } from "./page-start.ts";
import { scrollKey } from "./starts-late.ts";

/** What the starter reads: the application of a page, and its styles. */
type Page = PageStart & {
  stylesheets: readonly string[];
  /** Which of them holds the faces. */
  faces: number;
};

/**
 * The script that starts the application on a public page. Such a page reads and links without it, so everything else waits
 * until the page has been painted, and then comes in short steps while the browser is idle: the linked styles, the
 * sections out of sight (`base.css` leaves them out of the first layout), the application's code. At the visitor's first
 * touch the code is fetched at once.
 */
export function starterScript(): string {
  return minified(`(${startWhenIdle.toString()})(${JSON.stringify(scrollKey)})`);
}

/**
 * The script that stands in such a page itself, for what cannot wait for the starter, which it fetches when the page has
 * been painted: a click on a button before the application is there is kept and given to it then; `root.tsx` says when by
 * the event `shown`.
 * @param before what else the script does, first
 * @param starter the address of the starter
 * @param page the address of what the starter reads
 */
export function arrivalScript(before: string, starter: string, page: string): string {
  return minified(`${before};(${arrive.toString()})(${JSON.stringify(starter)}, ${JSON.stringify(page)})`);
}

/** A script that does the same in fewer characters. What nobody calls is left out, so it has to call itself. */
function minified(script: string): string {
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

/** What stood in the forms of a page, in their order. */
type Typed = { path: string; values: string[] };

/** Runs in the browser, from a file of its own: it uses nothing from outside. */
function startWhenIdle(positions: string): void {
  const firstTouch = ["pointerdown", "keydown", "touchstart", "click"];
  const root = document.documentElement;
  let begun = false;

  const idle = () =>
    new Promise<void>((resolve) => {
      if ("requestIdleCallback" in window) requestIdleCallback(() => resolve(), { timeout: 1000 });
      else setTimeout(resolve, 50);
    });

  // To ask for a file takes a millisecond or two of a phone's time.
  const turn = () => new Promise((resolve) => setTimeout(resolve));

  // What does not come holds nothing up.
  const arrivalOf = (element: HTMLElement) =>
    new Promise<unknown>((resolve) => {
      for (const end of ["load", "error"]) element.addEventListener(end, resolve, { once: true });
    });

  // The second frame is asked for when the first has been painted.
  const painted = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

  const showAll = () => root.removeAttribute("data-arriving");

  // A visitor who comes back to a page finds it where it was left, as React Router's <ScrollRestoration> wrote it down.
  const restoreScroll = () => {
    const { key } = (history.state ?? {}) as { key?: string };
    if (!key) history.replaceState({ ...history.state, key: Math.random().toString(32).slice(2) }, "");
    try {
      const top: unknown = JSON.parse(sessionStorage.getItem(positions) ?? "{}")[key ?? ""];
      if (typeof top === "number") scrollTo(0, top);
    } catch {
      sessionStorage.removeItem(positions);
    }
  };
  restoreScroll();

  // What stood in the forms when this page had to be loaded again.
  const takeTyped = () => {
    try {
      const { path, values } = JSON.parse(sessionStorage.getItem("typed") ?? "{}") as Partial<Typed>;
      sessionStorage.removeItem("typed");
      return path === location.pathname ? (values ?? null) : null;
    } catch {
      return null;
    }
  };
  const typed = takeTyped();
  const fields = Array.from(document.querySelectorAll<HTMLInputElement>("form :is(input, select, textarea)"));
  for (const [index, value] of typed?.entries() ?? []) Object.assign(fields[index] ?? {}, { value });

  // Modules that did not come do not come into this page any more. Loaded again, once, it has what was typed.
  const loadAgain = () => {
    if (typed) return;
    if (!navigator.onLine) return addEventListener("online", loadAgain, { once: true });
    sessionStorage.setItem(
      "typed",
      JSON.stringify({ path: location.pathname, values: fields.map(({ value }) => value) }),
    );
    location.reload();
  };

  const fetchPage = async (): Promise<Page> => {
    const { page = "" } = document.querySelector<HTMLScriptElement>("script[data-page]")?.dataset ?? {};
    const answer = await fetch(page);
    if (!answer.ok) throw new Error(`${page}: ${answer.status}`);
    return answer.json() as Promise<Page>;
  };
  const pageArrives = fetchPage();

  const begin = () => {
    if (begun) return;
    begun = true;
    for (const type of firstTouch) removeEventListener(type, begin, true);
    startApplication().catch(loadAgain);
  };

  // Does what React Router's own scripts would do in the page.
  const startApplication = async () => {
    const { context, data, manifest, routes, entry, modules } = await pageArrives;
    for (const href of modules) {
      await turn();
      document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
    }
    await import(/* @vite-ignore */ manifest);
    const routeModules: Record<string, unknown> = {};
    for (const [id, module] of Object.entries(routes)) routeModules[id] = await import(/* @vite-ignore */ module);
    Object.assign(globalThis, {
      startedLate: true,
      __reactRouterContext: { ...context, stream: new Response(data).body },
      __reactRouterRouteModules: routeModules,
    });
    await import(/* @vite-ignore */ entry);
  };

  // The sheet of faces, which comes into force later than the others.
  let facesLink: HTMLLinkElement | undefined;
  const putIntoForce = (link: HTMLLinkElement | undefined) => {
    if (link) link.media = "all";
  };

  // The page is painted with the styles inside it; the linked ones, where React expects them, come into force together.
  const linkStyles = async () => {
    const { stylesheets, faces } = await pageArrives;
    const links = stylesheets.map((href) =>
      Object.assign(document.createElement("link"), { rel: "stylesheet", href, media: "print" }),
    );
    facesLink = links[faces];
    const arrivals = links.map(arrivalOf);
    let before = document.querySelector("head > style");
    for (const link of links) {
      await turn();
      before?.after(link);
      before = link;
    }
    await Promise.all(arrivals);
    for (const link of links) if (link !== facesLink) putIntoForce(link);
  };

  const layOutTheRest = async () => {
    const outOfSight = "main > section:not([data-reaches-out]), [data-article] section, footer";
    const parts = Array.from(document.querySelectorAll<HTMLElement>(outOfSight));
    for (const part of parts) {
      await idle();
      part.style.contentVisibility = "visible";
    }
    await painted();
    // What is in sight would be gone for a frame.
    leaveOut(parts.filter((part) => part.getBoundingClientRect().top > innerHeight));
  };

  // What then happens on the page costs no more than what is in sight of it. The sizes are known now, for this width.
  const leaveOut = (parts: readonly HTMLElement[]) => {
    const width = innerWidth;
    const sizes = parts.map((part) => part.getBoundingClientRect().height);
    const setAll = (visibility: string) => {
      for (const [index, part] of parts.entries()) {
        part.style.containIntrinsicBlockSize = `auto ${sizes[index]}px`;
        part.style.contentVisibility = visibility;
      }
    };
    const onResize = () => {
      if (innerWidth === width) return;
      removeEventListener("resize", onResize);
      setAll("visible");
    };
    addEventListener("resize", onResize);
    setAll("auto");
  };

  const pressAgain = (button: HTMLElement) => {
    if (!button.hasAttribute("data-pressed")) return;
    button.removeAttribute("data-pressed");
    button.click();
  };

  // The browser opens the menu without the application, once it has its styles.
  const letMenuOpen = () => {
    for (const button of document.querySelectorAll<HTMLButtonElement>("button[popovertarget]")) {
      if (button.popoverTargetElement?.localName !== "dialog") continue;
      button.setAttribute("data-ready", "");
      pressAgain(button);
    }
  };

  const stylesArrive = linkStyles().catch(loadAgain).then(letMenuOpen);

  const whenLoaded = async () => {
    await stylesArrive;
    await layOutTheRest();
    showAll();
    await idle();
    begin();
  };

  // What was pressed before the application was there is pressed now.
  const replay = () => {
    for (const button of document.querySelectorAll<HTMLElement>("[data-pressed]")) pressAgain(button);
  };

  // A link to a section of the page itself scrolls there smoothly; a new page begins at its top at once.
  const scrollSmoothly = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest("a") : null;
    if (!link?.hash || link.pathname !== location.pathname) return;
    root.setAttribute("data-smooth", "");
    setTimeout(() => root.removeAttribute("data-smooth"), 1500);
  };

  for (const type of firstTouch) addEventListener(type, begin, { capture: true, passive: true });
  // A link to a section finds it where it is; what moves between a press and its release would be missed, so not before.
  addEventListener("click", showAll, { capture: true, once: true });
  addEventListener("click", scrollSmoothly, true);
  const onFirstShown = () => {
    void stylesArrive.then(replay);
    // New faces have all text laid out anew: the page has those that it needs, what is shown next may need the others.
    addEventListener("shown", () => putIntoForce(facesLink), { once: true });
  };
  addEventListener("shown", onFirstShown, { once: true });
  if (document.querySelector("[data-pressed]")) begin();
  if (document.readyState === "complete") void whenLoaded();
  else addEventListener("load", () => void whenLoaded(), { once: true });
}
