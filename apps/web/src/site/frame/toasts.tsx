import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { currentToasts, dismissToast, subscribeToToasts, toastDuration } from "@agency/ui/toast";
import { late, type MissingProps } from "../../shared/late-start/late.tsx";
import styles from "./toasts.module.css";

const Toaster = late(() => import("@agency/ui/toaster"), PlainToast);

/** The toast region. Its code is fetched with the first toast. */
export function Toasts() {
  const { t } = useTranslation();
  const [wanted, setWanted] = useState(false);
  useEffect(() => subscribeToToasts(() => setWanted(true)), []);

  return wanted && <Toaster region={t("toast.region")} label={t("toast.label")} close={t("toast.close")} />;
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
