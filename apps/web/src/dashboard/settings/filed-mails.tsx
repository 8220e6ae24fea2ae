import { Button, Code, DataList, NavLink, Paper, Tabs, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Mail, MailSummary } from "@agency/contracts/settings";
import { Stack } from "@agency/ui/layout";
import { StateBlock } from "@agency/ui/state-block";
import { AdminDialog } from "../shared/admin-dialog.tsx";
import { Loaded } from "../shared/loaded.tsx";
import { useFormat } from "../shared/use-format.ts";
import { emlAddress, useMail, useMails } from "./api.ts";

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
  const read = useMail(mail.id);
  return (
    <AdminDialog title={mail.subject} onClose={onClose} size="50rem" closeOnClickOutside>
      <Loaded query={read}>{(data) => <MailView mail={data} />}</Loaded>
    </AdminDialog>
  );
}

const viewHeight = "min(60vh, 40rem)";

function MailView({ mail }: { mail: Mail }) {
  const { t } = useTranslation("admin");
  const { moment, size } = useFormat();
  const attachments = mail.attachments.map(({ filename, bytes }) => `${filename} (${size(bytes)})`);
  const facts = [
    [t("mails.from"), [mail.from]],
    [t("mails.to"), [mail.to]],
    [t("mails.replyTo"), mail.replyTo ? [mail.replyTo] : []],
    [t("mails.date"), [moment(mail.at)]],
    [t("mails.attachments"), attachments.length > 0 ? attachments : [t("mails.noAttachments")]],
  ] as const;
  return (
    <Stack gap="1.25rem">
      <DataList gap="0.2rem" labelWidth="7rem">
        {facts
          .filter(([, lines]) => lines.length > 0)
          .map(([name, lines]) => (
            <DataList.Item key={name}>
              <DataList.ItemLabel>{name}</DataList.ItemLabel>
              <DataList.ItemValue>
                {lines.map((line) => (
                  <div key={line}>{line}</div>
                ))}
              </DataList.ItemValue>
            </DataList.Item>
          ))}
      </DataList>
      <Tabs defaultValue="html">
        <Tabs.List>
          <Tabs.Tab value="html">{t("mails.html")}</Tabs.Tab>
          <Tabs.Tab value="text">{t("mails.text")}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="html">
          {/* No scripts, no forms, no origin; links open in a new tab. Emails are designed for a light ground, whatever the colour scheme. */}
          <Paper
            component="iframe"
            withBorder
            display="block"
            w="100%"
            h={viewHeight}
            bg="canvas"
            style={{ colorScheme: "light" }}
            title={mail.subject}
            sandbox="allow-popups allow-popups-to-escape-sandbox"
            srcDoc={`<base target="_blank">${mail.html}`}
          />
        </Tabs.Panel>
        <Tabs.Panel value="text">
          <Code block mah={viewHeight} fz="sm" style={{ whiteSpace: "pre-wrap" }}>
            {mail.text}
          </Code>
        </Tabs.Panel>
      </Tabs>
      <Button component="a" variant="default" mr="auto" href={emlAddress(mail.id)} download>
        {t("mails.download")}
      </Button>
    </Stack>
  );
}
