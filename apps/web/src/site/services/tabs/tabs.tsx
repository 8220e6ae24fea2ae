import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { useHydrated } from "../../../shared/use-hydrated.ts";
import { nextTab } from "./next-tab.ts";
import styles from "./tabs.module.css";

export type TabsProps = {
  /** Accessible name of the tab list. */
  label: string;
  tabs: readonly { key: string; name: string; content: ReactNode }[];
};

/** Tabs selected by click or arrow key. Without JavaScript, every panel is shown under its name. */
export function Tabs({ label, tabs }: TabsProps) {
  const id = useId();
  const [selected, select] = useState(0);
  // Before hydration the panels are hidden by CSS only, so that they appear without JavaScript.
  const running = useHydrated();
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextTab(event.key, selected, tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    select(next);
    buttons.current[next]?.focus();
  };

  return (
    <div>
      <div className={styles["list"]} role="tablist" aria-label={label}>
        {tabs.map(({ key, name }, place) => (
          <button
            key={key}
            ref={(button) => {
              buttons.current[place] = button;
            }}
            type="button"
            role="tab"
            id={`${id}${key}-tab`}
            className={styles["tab"]}
            aria-selected={place === selected}
            aria-controls={`${id}${key}`}
            tabIndex={place === selected ? 0 : -1}
            onClick={() => select(place)}
            onKeyDown={onKeyDown}
          >
            {name}
          </button>
        ))}
      </div>
      {tabs.map(({ key, name, content }, place) => (
        <div
          key={key}
          role="tabpanel"
          id={`${id}${key}`}
          className={styles["panel"]}
          aria-labelledby={`${id}${key}-tab`}
          data-waiting={place !== selected || undefined}
          hidden={running && place !== selected}
        >
          <p className={styles["name"]} aria-hidden="true">
            {name}
          </p>
          {content}
        </div>
      ))}
    </div>
  );
}
