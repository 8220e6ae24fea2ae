import { minified } from "./minify.ts";

/** Addresses of what the application is made of. */
export type Application = {
  /** The module that begins it. */
  start: string;
  /** The data that it begins with. */
  data: string;
  /** What the module imports. */
  modules: readonly string[];
  stylesheets: readonly string[];
  /** Which of them holds the faces. */
  faces: number;
};

/** Scripts of React Router, as it writes them into a page. */
type RoutersScripts = {
  /** Prepares for the application and its data. */
  beginning: string;
  /** Names the place in the history, and scrolls to where the visitor was there. */
  restoring: string;
};

/**
 * The script that starts the application on a public page. Such a page reads and links without it, so everything else waits
 * until the page has been painted, and then comes in short steps while the browser is idle: the linked styles, the
 * sections out of sight (`base.css` leaves them out of the first layout), the application's code. At the visitor's first
 * touch the code is fetched at once. It is a file of its own, since a page is here in one round trip only while it is small.
 */
export function starterScript(application: Application, { restoring, beginning }: RoutersScripts): string {
  return minified(`${restoring};${beginning};(${startWhenIdle.toString()})(${JSON.stringify(application)})`);
}

/**
 * The script that stands in such a page itself, for what cannot wait for the other, which it fetches when the page has been
 * painted: a click on a button before the application is there is kept and given to it then; `root.tsx` says when by the
 * event `shown`.
 */
export function arrivalScript(starter: string): string {
  return `(${arrive.toString()})(${JSON.stringify(starter)})`;
}

/** Runs in the browser: it is written into the page as text, so it uses nothing from outside. */
function arrive(starter: string): void {
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
    document.head.append(Object.assign(document.createElement("script"), { type: "module", src, onerror }));
  };
  let fetched = false;
  const fetchStarter = () => {
    if (!fetched) fetchModule(starter);
    fetched = true;
  };
  new PerformanceObserver(fetchStarter).observe({ type: "paint", buffered: true });
  // A browser that keeps its times to itself says nothing of its paint.
  setTimeout(fetchStarter, 3000);
}

/** What React Router's own inline script leaves for its data. */
type RoutedWindow = { __reactRouterContext: { streamController: ReadableStreamDefaultController<string> } };

/** What stood in the forms of a page, in their order. */
type Typed = { path: string; values: string[] };

/** Runs in the browser, from a file of its own: it uses nothing from outside. */
function startWhenIdle({ start, data, modules, stylesheets, faces }: Application): void {
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

  const begin = () => {
    if (begun) return;
    begun = true;
    for (const type of firstTouch) removeEventListener(type, begin, true);
    void fetchApplication();
    handOver().catch(loadAgain);
  };

  const fetchModule = (element: HTMLElement, told: Record<string, string>) =>
    document.head.append(Object.assign(element, told, { onerror: loadAgain }));

  const fetchApplication = async () => {
    for (const href of modules) {
      await turn();
      fetchModule(document.createElement("link"), { rel: "modulepreload", href });
    }
    fetchModule(document.createElement("script"), { type: "module", src: start });
  };

  // React Router waits for the data as it would for a page that is still being sent.
  const handOver = async () => {
    const { streamController } = (window as unknown as RoutedWindow).__reactRouterContext;
    const answer = await fetch(data);
    if (!answer.ok) throw new Error(`${data}: ${answer.status}`);
    streamController.enqueue(await answer.text());
    streamController.close();
  };

  const links = stylesheets.map((href) =>
    Object.assign(document.createElement("link"), { rel: "stylesheet", href, media: "print" }),
  );
  const putIntoForce = (link: HTMLLinkElement | undefined) => {
    if (link) link.media = "all";
  };

  // The page is painted with the styles inside it; the linked ones, where React expects them, come into force together.
  const linkStyles = async () => {
    const arrivals = links.map(arrivalOf);
    let before = document.querySelector("head > style");
    for (const link of links) {
      await turn();
      before?.after(link);
      before = link;
    }
    await Promise.all(arrivals);
    for (const link of links) if (link !== links[faces]) putIntoForce(link);
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

  const stylesArrive = linkStyles().then(letMenuOpen);

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
    addEventListener("shown", () => putIntoForce(links[faces]), { once: true });
  };
  addEventListener("shown", onFirstShown, { once: true });
  if (document.querySelector("[data-pressed]")) begin();
  if (document.readyState === "complete") void whenLoaded();
  else addEventListener("load", () => void whenLoaded(), { once: true });
}
