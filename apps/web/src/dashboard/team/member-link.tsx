import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { MemberLink } from "@agency/contracts/team";
import { Row, Stack, Text } from "@agency/ui/layout";
import { AdminDialog } from "../shared/admin-dialog.tsx";
import { CopyButton } from "../shared/copy-button.tsx";
import { useFormat } from "../shared/use-format.ts";

type MemberLinkProps = { made: MemberLink; onClose: () => void };

/** Says that a link was mailed, or shows it to hand over where nothing mails it. */
export function MemberLinkDialog({ made: { member, link, mailedTo, expiresAt }, onClose }: MemberLinkProps) {
  const { t } = useTranslation(["members", "admin"]);
  const { moment } = useFormat();
  const { name } = member;
  return (
    <AdminDialog title={t("members:link.title", { name })} size="34rem" fullScreenOnPhones={false} onClose={onClose}>
      <Stack gap="1rem">
        {link === null ? (
          <Text role="status">{t("members:link.mailed", { to: mailedTo ?? "", when: moment(expiresAt) })}</Text>
        ) : (
          <>
            <Text>{t("members:link.handOver", { name, when: moment(expiresAt) })}</Text>
            <Text card="plain" inset="0.75rem">
              <code>{link}</code>
            </Text>
            <Row>
              <CopyButton value={link} name={t("members:link.copy", { name })} />
            </Row>
          </>
        )}
        <Row justify="end">
          <Button onClick={onClose}>{t("admin:close")}</Button>
        </Row>
      </Stack>
    </AdminDialog>
  );
}
