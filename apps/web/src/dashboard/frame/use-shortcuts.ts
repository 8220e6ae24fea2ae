import { useEffect, useEffectEvent, useRef } from "react";
import { useNavigate } from "react-router";
import { useLocalisedPath } from "../../shared/i18n/use-language.ts";
import { places } from "./places.ts";

/** How long `g` waits for its second key, in ms. */
const patience = 1500;

const fields = "input, textarea, select, [contenteditable], [role='combobox'], [role='listbox'], [role='textbox']";

/** `/` focuses the page's search, `g` and a letter opens a place, `?` shows the help. */
export function useShortcuts({ on, onHelp }: { on: boolean; onHelp: () => void }): void {
  const navigate = useNavigate();
  const localised = useLocalisedPath();
  const goSince = useRef(Number.NEGATIVE_INFINITY);

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (isTyping(event.target) || document.querySelector("[role='dialog'][aria-modal='true']")) return;
    const going = event.timeStamp - goSince.current < patience;
    goSince.current = event.key === "g" ? event.timeStamp : Number.NEGATIVE_INFINITY;
    const place = going && places.find((each) => "key" in each && each.key === event.key);
    if (place) void navigate(localised(place.to));
    else if (event.key === "?") onHelp();
    else if (event.key !== "/" || !focusSearch()) return;
    event.preventDefault();
  });

  useEffect(() => {
    if (!on) return;
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [on]);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(fields) !== null && !isSwitch(target);
}

/** Letters do nothing in a checkbox, and it often keeps the focus. */
function isSwitch(target: Element): boolean {
  return target instanceof HTMLInputElement && ["checkbox", "radio", "button", "file"].includes(target.type);
}

/** Focuses the first visible search field of the page. */
function focusSearch(): boolean {
  for (const field of document.querySelectorAll<HTMLInputElement>("main input[type='search']")) {
    if (!field.checkVisibility()) continue;
    field.focus();
    field.select();
    return true;
  }
  return false;
}
