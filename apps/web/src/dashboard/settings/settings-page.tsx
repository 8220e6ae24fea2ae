import { Button, TextInput, UnstyledButton, Alert, Tabs } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { MailSummary, Mail } from "@agency/contracts/settings";
import "../../styles/controls.css";
import { Stack } from "@agency/ui/layout";
import { StateBlock } from "@agency/ui/state-block";
import { toast } from "@agency/ui/toast";
import { messageOf } from "../../shared/api/message-of.ts";
import { texts } from "../../shared/i18n/texts.server.ts";
import { hiddenPageMeta } from "../../shared/page-meta.ts";
import { Connections } from "../connections/connections.tsx";
import { StaffPage } from "../frame/staff-page.tsx";
import { useChangePassword } from "../session/api.ts";
import { AdminDialog } from "../shared/admin-dialog.tsx";
import { hintBelow, fieldMessages } from "../shared/field-messages.ts";
import { Loaded, QueryState } from "../shared/loaded.tsx";
import { PasswordField } from "../shared/password-field.tsx";
import { failureToast } from "../shared/problem-text.ts";
import { useFormat } from "../shared/use-format.ts";
import { useMails, useSaveSettings, useSendTestMail, useSystem, emlAddress, useMail } from "./api.ts";
import { MailCheck } from "./mail-check.tsx";
import { Promises } from "./promises.tsx";
import { SystemState } from "./system-state.tsx";
import styles from "./settings.module.css";

export const loader = texts(({ connections, mailCheck }) => ({ connections, mailCheck }));

export const meta = hiddenPageMeta((t) => t("staff:nav.settings"));

export default function SettingsPage() {
  const { t } = useTranslation("staff");
  return (
    <StaffPage title={t("nav.settings")}>
      <SystemSettings />
    </StaffPage>
  );
}

/** The state of the system's parts, and the settings that the staff can change. */
function SystemSettings() {
  const query = useSystem({ fresh: true });
  const { data, dataUpdatedAt, refetch, isFetching } = query;
  if (!data) return <QueryState query={query} />;
  const files = data.mail.kind === "files";
  return (
    <Stack gap="2.5rem">
      <SystemState
        system={data}
        readAt={dataUpdatedAt}
        error={query.error}
        refreshing={isFetching}
        onRefresh={() => void refetch()}
      />
      <Connections />
      <Stack gap="2.5rem" className={styles["forms"]}>
        <Stack gap="2.5rem" packed>
          <ReplyTo replyTo={data.replyTo} />
          <Promises promisesWork={data.promisesWork} />
          <TestMail files={files} />
          <MailCheck from={data.mail.from} />
        </Stack>
        <ChangePassword />
      </Stack>
      {files && <FiledMails />}
    </Stack>
  );
}

/** The emails saved as files because no mail server is configured. */
function FiledMails() {
  const { t } = useTranslation("admin");
  const { moment } = useFormat();
  const mails = useMails();
  const { data } = mails;
  const [open, setOpen] = useState<MailSummary | null>(null);

  return (
    <section aria-labelledby="filed-mails">
      <h3 id="filed-mails">{t("mails.title")}</h3>
      <p className={styles["lead"]}>{t("mails.lead")}</p>
      <QueryState query={mails} compact />
      {data?.length === 0 && (
        <StateBlock mood="empty" compact title={t("mails.empty")} description={t("mails.emptyLead")} />
      )}
      {data && data.length > 0 && (
        <ul className={styles["mails"]}>
          {data.map((mail) => (
            <li key={mail.id}>
              <UnstyledButton
                className={styles["mail"] ?? ""}
                aria-label={t("mails.open", mail)}
                onClick={() => setOpen(mail)}
              >
                <span className={styles["subject"]}>{mail.subject}</span>
                <span>{mail.to}</span>
                <span className={styles["at"]}>{moment(mail.at)}</span>
              </UnstyledButton>
            </li>
          ))}
        </ul>
      )}
      {open && <MailDialog mail={open} onClose={() => setOpen(null)} />}
    </section>
  );
}

/** The address for replies to report emails. */
function ReplyTo({ replyTo }: { replyTo: string | null }) {
  const { t } = useTranslation("admin");
  const [address, setAddress] = useState(replyTo ?? "");
  const save = useSaveSettings();
  const problem = fieldMessages(save.error)["replyTo"];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate(
      { replyTo: address.trim() || null },
      {
        onSuccess: () => toast({ title: t("settings.replyToSaved") }),
        onError: failureToast((message) => t("settings.saveFailed", { message })),
      },
    );
  };

  return (
    <form onSubmit={submit} noValidate className={styles["form"]}>
      <h3>{t("settings.replyTo")}</h3>
      <TextInput
        type="email"
        name="replyTo"
        autoComplete="off"
        label={t("settings.replyToLabel")}
        description={t("settings.replyToHint")}
        inputWrapperOrder={hintBelow}
        value={address}
        onChange={({ currentTarget }) => setAddress(currentTarget.value)}
        error={
          save.isError &&
          (problem
            ? t("clients.field", { label: t("settings.replyTo"), message: problem })
            : t("settings.saveFailed", { message: messageOf(save.error) }))
        }
      />
      <Button type="submit" disabled={save.isPending}>
        {save.isPending ? t("settings.saving") : t("settings.saveReplyTo")}
      </Button>
    </form>
  );
}

/** Sends a test email now. Without a mail server it is saved as a file. */
function TestMail({ files }: { files: boolean }) {
  const { t } = useTranslation("admin");
  const [to, setTo] = useState("");
  const send = useSendTestMail();
  const problem = fieldMessages(send.error)["to"];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send.mutate(
      { to: to.trim() },
      {
        onSuccess: () =>
          toast({ title: files ? t("settings.testMailFiled") : t("settings.testMailSent"), description: to.trim() }),
        onError: failureToast((message) => t("settings.testMailFailed", { message })),
      },
    );
  };

  return (
    <form onSubmit={submit} noValidate className={styles["form"]}>
      <h3>{t("settings.testMail")}</h3>
      <TextInput
        type="email"
        name="to"
        autoComplete="email"
        label={t("settings.testMailTo")}
        value={to}
        onChange={({ currentTarget }) => setTo(currentTarget.value)}
        error={
          send.isError &&
          (problem
            ? t("clients.field", { label: t("clients.email"), message: problem })
            : t("settings.testMailFailed", { message: messageOf(send.error) }))
        }
      />
      <Button type="submit" disabled={send.isPending}>
        {send.isPending ? t("settings.sending") : t("settings.sendTestMail")}
      </Button>
    </form>
  );
}

const noPasswords = { currentPassword: "", newPassword: "", repeatPassword: "" };
const fields = ["currentPassword", "newPassword", "repeatPassword"] as const;

function ChangePassword() {
  const { t } = useTranslation("admin");
  const [passwords, setPasswords] = useState(noPasswords);
  const [asked, setAsked] = useState(false);
  const change = useChangePassword();
  const { currentPassword, newPassword, repeatPassword } = passwords;
  const refused = fieldMessages(change.error);

  const problemOf = (field: (typeof fields)[number]) => {
    const label = t(`settings.${field}`);
    if (asked && passwords[field] === "") return t("settings.required", { field: label });
    if (asked && field === "repeatPassword" && newPassword !== repeatPassword) return t("settings.notSame");
    return refused[field] && t("clients.field", { label, message: refused[field] });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (fields.some((field) => passwords[field] === "") || newPassword !== repeatPassword) return;
    change.mutate(
      { currentPassword, newPassword },
      {
        onSuccess: () => {
          setPasswords(noPasswords);
          setAsked(false);
          toast({ title: t("settings.passwordChanged"), description: t("settings.passwordChangedLead") });
        },
        onError: failureToast((message) => t("settings.passwordFailed", { message })),
      },
    );
  };

  return (
    <form onSubmit={submit} noValidate className={styles["form"]}>
      <h3>{t("settings.password")}</h3>
      {change.isError && Object.keys(refused).length === 0 && (
        <Alert color="bad">{t("settings.passwordFailed", { message: messageOf(change.error) })}</Alert>
      )}
      {fields.map((field) => (
        <PasswordField
          key={field}
          name={field}
          label={t(`settings.${field}`)}
          autoComplete={field === "currentPassword" ? "current-password" : "new-password"}
          required
          value={passwords[field]}
          onChange={({ currentTarget }) => setPasswords({ ...passwords, [field]: currentTarget.value })}
          error={problemOf(field)}
          inputWrapperOrder={hintBelow}
          {...(field === "newPassword" ? { description: t("settings.newPasswordHint") } : {})}
        />
      ))}
      <Button type="submit" disabled={change.isPending}>
        {change.isPending ? t("settings.saving") : t("settings.changePassword")}
      </Button>
    </form>
  );
}

/** One email, shown as its reader sees it, as plain text, and as a file to download. */
function MailDialog({ mail, onClose }: { mail: MailSummary; onClose: () => void }) {
  const read = useMail(mail.id);
  return (
    <AdminDialog title={mail.subject} onClose={onClose} size="50rem" closeOnClickOutside>
      <Loaded query={read}>{(data) => <MailView mail={data} />}</Loaded>
    </AdminDialog>
  );
}

function MailView({ mail }: { mail: Mail }) {
  const { t } = useTranslation("admin");
  const { moment } = useFormat();
  return (
    <Stack gap="1.25rem">
      <dl className={styles["mailHead"]}>
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
