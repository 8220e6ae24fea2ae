import { type ReactNode, useState } from "react";
import { late } from "../../shared/late-start/late.tsx";
import { RunsOfReports } from "../reports/held-runs.tsx";
import { Rail } from "./rail.tsx";
import { readShortcuts, storeShortcuts } from "./shortcut-setting.ts";
import { useShortcuts } from "./use-shortcuts.ts";
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
