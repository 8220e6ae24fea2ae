import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { useLocalisedPath } from "../../shared/i18n/use-language.ts";
import { late } from "../../shared/late-start/late.tsx";
import { RunsOfReports } from "../reports/followed-runs.tsx";
import { places } from "./places.ts";
import { Rail } from "./rail.tsx";
import { readShortcuts, storeShortcuts } from "./shortcut-setting.ts";
import styles from "./shell.module.css";

const ShortcutsDialog = late(() => import("./shortcuts-dialog.tsx"));

/** A staff page beside its navigation. */
export function Shell({ username, children }: { username: string; children: ReactNode }) {
  const [on, setOn] = useState(readShortcuts);
  const [helping, setHelping] = useState(false);
  useShortcuts({ on: on && !helping, onHelp: () => setHelping(true) });

  return (
    <div className={styles["shell"]}>
      <Rail username={username} onHelp={() => setHelping(true)} />
      <main id="content" tabIndex={-1} className={styles["page"]}>
        {helping && (
          <ShortcutsDialog
            on={on}
            onChange={(wanted) => {
              storeShortcuts(wanted);
              setOn(wanted);
            }}
            onClose={() => setHelping(false)}
          />
        )}
        <RunsOfReports>{children}</RunsOfReports>
      </main>
    </div>
  );
}

/** How long `g` waits for its second key, in ms. */
const patience = 1500;

const fields = "input, textarea, select, [contenteditable], [role='combobox'], [role='listbox'], [role='textbox']";

/** `/` focuses the page's search, `g` and a letter opens a place, `?` shows the help. */
function useShortcuts({ on, onHelp }: { on: boolean; onHelp: () => void }): void {
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
