import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { messageOf } from "../../shared/api/message-of.ts";

/** Appears above figures that could not be refetched: they are still shown, but may be old. */
export function StaleNote({ error }: { error: unknown }) {
  const { t } = useTranslation("admin");
  if (!error) return null;
  return (
    <Text role="status" size="sm" mb="xs" c="var(--bad)">
      {t("stale", { message: messageOf(error) })}
    </Text>
  );
}
