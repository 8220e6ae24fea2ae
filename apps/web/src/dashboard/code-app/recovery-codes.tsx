import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Row, Stack, Text } from "@agency/ui/layout";
import { AdminDialog } from "../shared/admin-dialog.tsx";
import { CopyButton } from "../shared/copy-button.tsx";

/** Shows recovery codes, once. */
export function RecoveryCodes({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const { t } = useTranslation("codeApp");
  const text = codes.join("\n");
  return (
    <AdminDialog title={t("recovery.title")} size="40rem" onClose={onClose}>
      <Stack gap="1rem">
        <Text>{t("recovery.lead")}</Text>
        <Stack as="ul" cells="15rem" gap="0.25rem 1.5rem">
          {codes.map((code) => (
            <Text key={code} as="li" size="tiny" unbroken>
              <code>{code}</code>
            </Text>
          ))}
        </Stack>
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
