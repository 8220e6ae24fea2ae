import { Alert, Button } from "@mantine/core";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";

/** Says that an approval was refused because the report is another by now. */
export function ChangedNote({ onSeen }: { onSeen: () => void }) {
  const { t } = useTranslation("review");
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    note.current?.scrollIntoView({ block: "center" });
  }, []);
  return (
    <Alert ref={note} role="alert" color="accent" title={t("decide.changed")}>
      <p>{t("decide.changedLead")}</p>
      <Button variant="default" mt="sm" onClick={onSeen}>
        {t("decide.changedSeen")}
      </Button>
    </Alert>
  );
}
