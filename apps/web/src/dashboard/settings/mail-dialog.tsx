import { Button, Tabs } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Mail, MailSummary } from "@agency/contracts/settings";
import { Stack } from "@agency/ui/stack";
import { AdminDialog } from "../shared/admin-dialog.tsx";
import { LoadFailed } from "../shared/load-failed.tsx";
import { Loading } from "../shared/loading.tsx";
import { useFormat } from "../shared/use-format.ts";
import { emlAddress, useMail } from "./api.ts";
import styles from "./mail-dialog.module.css";

type MailDialogProps = { mail: MailSummary; onClose: () => void };

/** One email, shown as its reader sees it, as plain text, and as a file to download. */
export function MailDialog({ mail, onClose }: MailDialogProps) {
  const { data, error, refetch } = useMail(mail.id);
  return (
    <AdminDialog title={mail.subject} onClose={onClose} size="50rem" closeOnClickOutside>
      {data ? (
        <MailView mail={data} />
      ) : error ? (
        <LoadFailed error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading />
      )}
    </AdminDialog>
  );
}

function MailView({ mail }: { mail: Mail }) {
  const { t } = useTranslation("admin");
  const { moment } = useFormat();
  return (
    <Stack gap="1.25rem">
      <dl className={styles["head"]}>
        <dt>{t("mails.from")}</dt>
        <dd>{mail.from}</dd>
        <dt>{t("mails.to")}</dt>
        <dd>{mail.to}</dd>
        {mail.replyTo && (
          <>
            <dt>{t("mails.replyTo")}</dt>
            <dd>{mail.replyTo}</dd>
          </>
        )}
        <dt>{t("mails.date")}</dt>
        <dd>{moment(mail.at)}</dd>
        <dt>{t("mails.attachments")}</dt>
        <dd>
          <Attachments attachments={mail.attachments} />
        </dd>
      </dl>
      <Tabs defaultValue="html">
        <Tabs.List>
          <Tabs.Tab value="html">{t("mails.html")}</Tabs.Tab>
          <Tabs.Tab value="text">{t("mails.text")}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="html">
          {/* No scripts, no forms, no origin; links open in a new tab. */}
          <iframe
            className={styles["html"]}
            title={mail.subject}
            sandbox="allow-popups allow-popups-to-escape-sandbox"
            srcDoc={`<base target="_blank">${mail.html}`}
          />
        </Tabs.Panel>
        <Tabs.Panel value="text">
          <pre className={styles["text"]}>{mail.text}</pre>
        </Tabs.Panel>
      </Tabs>
      <div>
        <Button component="a" variant="default" href={emlAddress(mail.id)} download>
          {t("mails.download")}
        </Button>
      </div>
    </Stack>
  );
}

function Attachments({ attachments }: Pick<Mail, "attachments">) {
  const { t } = useTranslation("admin");
  const { size } = useFormat();
  if (attachments.length === 0) return t("mails.noAttachments");
  return attachments.map(({ filename, bytes }) => (
    <span key={filename} className={styles["attachment"]}>
      {filename} ({size(bytes)})
    </span>
  ));
}
