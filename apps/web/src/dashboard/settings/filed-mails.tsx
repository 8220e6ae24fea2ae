import { Button, NavLink, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { MailSummary } from "@agency/contracts/settings";
import { Stack } from "@agency/ui/layout";
import { StateBlock } from "@agency/ui/state-block";
import { AdminDialog } from "../shared/admin-dialog.tsx";
import { Loaded } from "../shared/loaded.tsx";
import { useFormat } from "../shared/use-format.ts";
import { emlAddress, useMail, useMails } from "./api.ts";
import { MailView } from "./mail-view.tsx";

/** The emails saved as files because no mail server is configured. */
export function FiledMails() {
  const { t } = useTranslation("admin");
  const { moment } = useFormat();
  const mails = useMails();
  const [open, setOpen] = useState<MailSummary | null>(null);

  return (
    <Stack as="section" gap="0.25rem" aria-labelledby="filed-mails">
      <h3 id="filed-mails">{t("mails.title")}</h3>
      <Text c="var(--ink-2)">{t("mails.lead")}</Text>
      <Loaded query={mails} compact>
        {(data) =>
          data.length === 0 ? (
            <StateBlock mood="empty" compact title={t("mails.empty")} description={t("mails.emptyLead")} />
          ) : (
            <ul>
              {data.map((mail) => (
                <li key={mail.id}>
                  <NavLink
                    component="button"
                    aria-label={t("mails.open", mail)}
                    label={mail.subject}
                    description={mail.to}
                    rightSection={<Text size="sm">{moment(mail.at)}</Text>}
                    onClick={() => setOpen(mail)}
                  />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      {open && <MailDialog mail={open} onClose={() => setOpen(null)} />}
    </Stack>
  );
}

function MailDialog({ mail, onClose }: { mail: MailSummary; onClose: () => void }) {
  const { t } = useTranslation("admin");
  const read = useMail(mail.id);
  return (
    <AdminDialog title={mail.subject} onClose={onClose} size="50rem" closeOnClickOutside>
      <Loaded query={read}>
        {(data) => (
          <Stack gap="1.25rem">
            <MailView mail={data} />
            <Button component="a" variant="default" mr="auto" href={emlAddress(mail.id)} download>
              {t("mails.download")}
            </Button>
          </Stack>
        )}
      </Loaded>
    </AdminDialog>
  );
}
