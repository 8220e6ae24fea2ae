import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Row, Stack, Text } from "@agency/ui/layout";
import { AdminDialog } from "../shared/admin-dialog.tsx";
import { CopyButton } from "../shared/copy-button.tsx";
import styles from "./code-app.module.css";

/** Shows recovery codes, once. */
export function RecoveryCodes({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const { t } = useTranslation("codeApp");
  const text = codes.join("\n");
  return (
    <AdminDialog title={t("recovery.title")} size="40rem" onClose={onClose}>
      <Stack gap="1rem">
        <Text>{t("recovery.lead")}</Text>
        <ul className={styles["codes"]}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <Row gap="1rem" align="center" justify="end">
          <CopyButton value={text} name={t("recovery.copy")} />
          <Button
            variant="default"
            component="a"
            download={t("recovery.file")}
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
          >
            {t("recovery.download")}
          </Button>
          <Button onClick={onClose}>{t("recovery.done")}</Button>
        </Row>
      </Stack>
    </AdminDialog>
  );
}
