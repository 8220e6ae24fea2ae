import { pressAgain, pressedBy } from "../../shared/late-start/press-again.ts";

// A portal that the server drew. It lies over the page of the application until that shows the same.

const name = "first-screen";
const pressable = "button, summary, [role=slider]";

export function showFirstScreen(html: string): void {
  // An element that React never looks for, so that it takes over the page as it was built.
  const screen = document.createElement(name);
  screen.innerHTML = html;
  keepPresses(screen);
  document.documentElement.setAttribute(`data-${name}`, "");
  document.body.append(screen);
}

/** Keeps the last press until there is something that answers it. */
function keepPresses(screen: HTMLElement): void {
  const keep = (event: Event, key: string) => {
    const pressed = event.target instanceof Element ? event.target.closest(pressable) : null;
    if (!pressed) return;
    event.preventDefault();
    screen.querySelector(`[${pressedBy}]`)?.removeAttribute(pressedBy);
    pressed.setAttribute(pressedBy, key);
  };
  screen.addEventListener("click", (event) => keep(event, ""));
  screen.addEventListener("keydown", (event) => {
    // On a button, these become clicks; Tab moves on.
    if (!["Enter", " ", "Tab"].includes(event.key)) keep(event, event.key);
  });
}

/** Gives way to the application, which now shows the same, with the visitor's focus and last press. */
export function endFirstScreen(): void {
  const screen = document.querySelector(name);
  if (!screen) return;
  const pressed = screen.querySelector<HTMLElement>(`[${pressedBy}]`);
  // Both now: a chart that has the focus says more.
  const [answering, focused] = [findTwin(pressed), findTwin(screen.querySelector(":focus"))];
  screen.remove();
  document.documentElement.removeAttribute(`data-${name}`);
  focused?.focus({ preventScroll: true });
  // React is still at work.
  if (pressed && answering) setTimeout(() => pressAgain(pressed, answering));
}

/** The same element of the application. */
function findTwin(element: Element | null): HTMLElement | undefined {
  if (!element) return undefined;
  const elementSign = (one: Element) => `${one.getAttribute("aria-label")} ${one.textContent}`;
  const sign = elementSign(element);
  const twins = document.querySelectorAll<HTMLElement>(`${element.localName}:not(${name} *)`);
  return [...twins].find((one) => elementSign(one) === sign);
}
