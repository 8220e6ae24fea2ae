import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { currentToasts, dismissToast, subscribeToToasts, toastDuration, toastHotkey } from "@agency/ui/toast";
import { late, type MissingProps } from "../../shared/late-start/late.tsx";
import styles from "./toasts.module.css";

const Toaster = late(() => import("@agency/ui/toaster"), PlainToast);

/** The toast region. Its code is fetched with the first toast, or when somebody looks for it with its key. */
export function Toasts() {
  const { t } = useTranslation();
  const [wanted, setWanted] = useState<"by a toast" | "by its key">();
  useEffect(() => {
    if (wanted) return;
    const end = subscribeToToasts(() => setWanted("by a toast"));
    const press = ({ key }: KeyboardEvent) => key === toastHotkey && setWanted("by its key");
    addEventListener("keydown", press);
    return () => {
      end();
      removeEventListener("keydown", press);
    };
  }, [wanted]);

  return (
    wanted && (
      <Toaster
        region={t("toast.region")}
        label={t("toast.label")}
        close={t("toast.close")}
        focused={wanted === "by its key"}
      />
    )
  );
}

/** Shows the newest toast if the region's code cannot be fetched. The next toast tries again. */
function PlainToast({ retry }: MissingProps) {
  const newest = currentToasts().find(({ open }) => open);
  const id = newest?.id;
  useEffect(() => subscribeToToasts(retry));
  useEffect(() => {
    if (id === undefined) return;
    const end = setTimeout(() => dismissToast(id), toastDuration);
    return () => clearTimeout(end);
  }, [id]);

  return (
    newest && (
      <div role="alert" className={styles["plain"]} data-variant={newest.variant}>
        <b>{newest.title}</b>
        <p>{newest.description}</p>
      </div>
    )
  );
}
