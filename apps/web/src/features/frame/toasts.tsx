import { lazy, Suspense, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { subscribeToToasts } from "@agency/ui/toast";

const Toaster = lazy(async () => ({ default: (await import("@agency/ui/toaster")).Toaster }));

/** The region of the toasts; its code is fetched with the first toast. */
export function Toasts() {
  const { t } = useTranslation();
  const [wanted, setWanted] = useState(false);
  useEffect(() => subscribeToToasts(() => setWanted(true)), []);

  return (
    <Suspense>
      {wanted && <Toaster region={t("toast.region")} label={t("toast.label")} close={t("toast.close")} />}
    </Suspense>
  );
}
