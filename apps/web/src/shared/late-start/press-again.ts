/** Marks what was pressed before there was something that answers it: empty for a click, else the key. */
export const pressedBy = "data-pressed";

/** Repeats the press of a marked element, by default on the element itself. */
export function pressAgain(pressed: HTMLElement, answering: HTMLElement = pressed): void {
  const key = pressed.getAttribute(pressedBy);
  if (key === null) return;
  pressed.removeAttribute(pressedBy);
  if (key) answering.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  else answering.click();
}
