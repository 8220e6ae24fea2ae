import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useBlocker } from "react-router";
import { ConfirmDialog } from "../../shared/confirm-dialog.tsx";

/** Asks before changes are lost: in words of its own for links, in the browser's for everything else. */
export function LeaveQuestion({ unsaved }: { unsaved: boolean }) {
  const { t } = useTranslation("review");
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      unsaved && (from.pathname !== to.pathname || from.search !== to.search),
  );

  useEffect(() => {
    if (!unsaved) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [unsaved]);

  if (blocker.state !== "blocked") return null;
  return (
    <ConfirmDialog
      title={t("leave.title")}
      question={t("leave.question")}
      confirm={t("leave.leave")}
      busyLabel={t("leave.leaving")}
      busy={false}
      problem={null}
      onConfirm={() => blocker.proceed()}
      onClose={() => blocker.reset()}
    />
  );
}
