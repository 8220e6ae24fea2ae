import type { PageStart } from "./page-start.ts";
import { pressAgain } from "./press-again.ts";
import { scrollKey, scrollSmoothly } from "./scrolling.ts";

// Starts the application on a public page. Such a page can be read and left without it, so everything else waits for the first
// paint. It then runs in short steps while the browser is idle: the linked styles, the sections out of sight (`base.css` leaves
// them out of the first layout), the application's code. The visitor's first touch fetches the code at once.
// `light-page.ts` bundles this as a module script of its own.

/** The data of a page: its application and its styles. */
type Page = PageStart & {
  stylesheets: readonly string[];
  /** Which of them contains the fonts. */
  faces: number;
};

/** The inputs in the forms of a page, in order. */
type Typed = { path: string; values: string[] };

const firstTouch = ["pointerdown", "keydown", "touchstart", "click"];
const root = document.documentElement;
let begun = false;

const idle = () =>
  new Promise<void>((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(() => resolve(), { timeout: 1000 });
    else setTimeout(resolve, 50);
  });

// Requesting a file takes a phone a millisecond or two.
const turn = () => new Promise((resolve) => setTimeout(resolve));

// A file that cannot be loaded delays nothing.
const awaitArrival = (element: HTMLElement) =>
  new Promise<unknown>((resolve) => {
    for (const end of ["load", "error"]) element.addEventListener(end, resolve, { once: true });
  });

// The second frame is requested once the first is painted.
const painted = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

const showAll = () => root.removeAttribute("data-arriving");

// Restores the scroll position that React Router's <ScrollRestoration> stored.
const restoreScroll = () => {
  const { key } = (history.state ?? {}) as { key?: string };
  if (!key) history.replaceState({ ...history.state, key: Math.random().toString(32).slice(2) }, "");
  try {
    const top: unknown = JSON.parse(sessionStorage.getItem(scrollKey) ?? "{}")[key ?? ""];
    if (typeof top === "number") scrollTo(0, top);
  } catch {
    sessionStorage.removeItem(scrollKey);
  }
};
restoreScroll();

// The inputs in the forms before this page had to reload.
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

// A page cannot retry modules that failed to load. It reloads once, with what was typed.
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

// Does what React Router's own scripts do in a page.
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

// The stylesheet of the fonts, which takes effect later than the others.
let facesLink: HTMLLinkElement | undefined;
const putIntoForce = (link: HTMLLinkElement | undefined) => {
  if (link) link.media = "all";
};

// The page is painted with its inlined styles. The linked ones, where React expects them, take effect together.
const linkStyles = async () => {
  const { stylesheets, faces } = await pageArrives;
  // A sheet that later parts share has a bare "#" for React. They look for it without, and would add it after the page's own.
  const hrefs = stylesheets.flatMap((href) => (href.endsWith("#") ? [href.slice(0, -1), href] : href));
  const links = hrefs.map((href) =>
    Object.assign(document.createElement("link"), { rel: "stylesheet", href, media: "print" }),
  );
  facesLink = links[hrefs.indexOf(stylesheets[faces] ?? "")];
  const arrivals = links.map(awaitArrival);
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
  // Otherwise visible sections would disappear for a frame.
  leaveOut(parts.filter((part) => part.getBoundingClientRect().top > innerHeight));
};

// From then on only visible sections cost layout. Their sizes are now known for this width.
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

// The browser opens the menu without the application once its styles are loaded.
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

// Repeats clicks from before the application started.
const replay = () => {
  for (const button of document.querySelectorAll<HTMLElement>("[data-pressed]")) pressAgain(button);
};

for (const type of firstTouch) addEventListener(type, begin, { capture: true, passive: true });
// A link to a section needs its real position. Not at the press: a control that moves before its release would be missed.
addEventListener("click", showAll, { capture: true, once: true });
addEventListener("click", scrollSmoothly, true);
const onFirstShown = () => {
  void stylesArrive.then(replay);
  // New fonts lay out all text again. The page has those it needs, and the next page may need the others.
  addEventListener("shown", () => putIntoForce(facesLink), { once: true });
};
addEventListener("shown", onFirstShown, { once: true });
if (document.querySelector("[data-pressed]")) begin();
if (document.readyState === "complete") void whenLoaded();
else addEventListener("load", () => void whenLoaded(), { once: true });
