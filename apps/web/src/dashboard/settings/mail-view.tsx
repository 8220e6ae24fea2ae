import { Code, DataList, Paper, Tabs } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Mail } from "@agency/contracts/settings";
import { Stack } from "@agency/ui/layout";
import { useFormat } from "../shared/use-format.ts";

const viewHeight = "min(60vh, 40rem)";

/** An email with its addresses, as its recipient sees it and as plain text. */
export function MailView({ mail }: { mail: Omit<Mail, "id"> }) {
  const { t } = useTranslation("admin");
  const { moment, size } = useFormat();
  const attachments = mail.attachments.map(({ filename, bytes }) => `${filename} (${size(bytes)})`);
  const facts = [
    [t("mails.from"), [mail.from]],
    [t("mails.to"), [mail.to]],
    [t("mails.cc"), mail.cc ? [mail.cc] : []],
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
          {/* A keyboard reaches what scrolls. */}
          <Code block tabIndex={0} mah={viewHeight} fz="sm" style={{ whiteSpace: "pre-wrap" }}>
            {mail.text}
          </Code>
        </Tabs.Panel>
      </Tabs>
    </Stack>
  );
}
