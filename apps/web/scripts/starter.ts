import { minified } from "./minify.ts";

/** Addresses: of the module that begins the application, of the data that it begins with, and of what the module imports. */
export type Application = { start: string; data: string; modules: readonly string[] };

/**
 * The script that starts the application on a public page. Such a page reads and links without it, so everything else waits
 * until the page has been painted, and then comes in short steps while the browser is idle: the linked styles, the
 * sections out of sight (`base.css` leaves them out of the first layout), the application's code. At the visitor's first
 * touch the code is fetched at once. It is a file of its own, since a page is here in one round trip only while it is small.
 */
export function starterScript(application: Application): string {
  return minified(`(${startWhenIdle.toString()})(${JSON.stringify(application)})`);
}

/**
 * The script that stands in such a page itself, for what cannot wait for the other: a click on a button before the
 * application is there is kept and given to it then; `root.tsx` says when by the event `hydrated`.
 */
export function arrivalScript(): string {
  return `(${arrive.toString()})()`;
}

/** Runs in the browser: it is written into the page as text, so it uses nothing from outside. */
function arrive(): void {
  const root = document.documentElement;
  const kept = new Set<HTMLElement>();
  const keep = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    const browserKnows = button?.hasAttribute("commandfor") && "commandForElement" in button;
    if (!button || browserKnows) return;
    event.preventDefault();
    kept.add(button);
    root.setAttribute("data-pressed", "");
  };
  addEventListener("click", keep, true);
  addEventListener(
    "hydrated",
    () => {
      removeEventListener("click", keep, true);
      for (const button of kept) button.click();
    },
    { once: true },
  );
  // A visitor who comes to a section or back to a place finds it where it will be.
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (location.hash || visit?.type !== "navigate") root.removeAttribute("data-arriving");
}

/** What React Router's own inline script leaves for its data. */
type RoutedWindow = { __reactRouterContext: { streamController: ReadableStreamDefaultController<string> } };

/** Runs in the browser, from a file of its own: it uses nothing from outside. */
function startWhenIdle({ start, data, modules }: Application): void {
  const firstTouch = ["pointerdown", "keydown", "touchstart", "click"];
  const root = document.documentElement;
  let begun = false;

  const idle = () =>
    new Promise<void>((resolve) => {
      if ("requestIdleCallback" in window) requestIdleCallback(() => resolve(), { timeout: 1000 });
      else setTimeout(resolve, 50);
    });

  // The second frame is asked for when the first has been painted.
  const painted = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

  const showAll = () => root.removeAttribute("data-arriving");

  const begin = () => {
    if (begun) return;
    begun = true;
    showAll();
    for (const type of firstTouch) removeEventListener(type, begin, true);
    for (const href of modules) {
      document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
    }
    document.head.append(Object.assign(document.createElement("script"), { type: "module", src: start }));
    void handOver();
  };

  // React Router waits for the data as it would for a page that is still being sent.
  const handOver = async () => {
    const { streamController } = (window as unknown as RoutedWindow).__reactRouterContext;
    const answer = await fetch(data);
    if (!answer.ok) throw new Error(`${data}: ${answer.status}`);
    streamController.enqueue(await answer.text());
    streamController.close();
  };

  // The page is painted with the styles inside it; the linked ones come into force, together, for the pages that follow.
  const linkStyles = async () => {
    const links = Array.from(document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet][disabled]"));
    const arrivals = links.map(
      (link) =>
        new Promise<unknown>((resolve) => {
          link.addEventListener("load", resolve, { once: true });
          link.addEventListener("error", resolve, { once: true });
          link.media = "print";
          link.disabled = false;
        }),
    );
    await Promise.all(arrivals);
    for (const link of links) link.media = "all";
  };

  const layOutTheRest = async () => {
    const outOfSight = "main > section:not([data-reaches-out]), footer";
    const parts = Array.from(document.querySelectorAll<HTMLElement>(outOfSight));
    for (const part of parts) {
      if (begun) return;
      await idle();
      part.style.contentVisibility = "visible";
    }
    await painted();
    leaveOutWhatIsOutOfSight(parts);
  };

  // What then happens on the page costs no more than what is in sight of it. The sizes are known now, for this width.
  const leaveOutWhatIsOutOfSight = (parts: readonly HTMLElement[]) => {
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

  const whenLoaded = async () => {
    await painted();
    await linkStyles();
    await layOutTheRest();
    await idle();
    begin();
  };

  for (const type of firstTouch) addEventListener(type, begin, { capture: true, passive: true });
  if (root.hasAttribute("data-pressed")) begin();
  if (document.readyState === "complete") void whenLoaded();
  else addEventListener("load", () => void whenLoaded(), { once: true });
}
