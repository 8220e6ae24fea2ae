import { Alert, TextInput } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import "../../styles/controls.css";
import { Stack, Text } from "@agency/ui/layout";
import { toast } from "@agency/ui/toast";
import { errorMessage } from "../../shared/api/error-message.ts";
import { texts } from "../../shared/i18n/texts.server.ts";
import { hiddenPageMeta } from "../../shared/page-meta.ts";
import { CodeApp } from "../code-app/code-app.tsx";
import { RequireFactor } from "../code-app/require-factor.tsx";
import { StaffPage } from "../frame/staff-page.tsx";
import { ReportMail } from "../mail-words/report-mail.tsx";
import { Passkeys } from "../passkeys/passkeys.tsx";
import { isChangedMeanwhile } from "../shared/changed-meanwhile.ts";
import { hintBelow, fieldMessages } from "../shared/field-messages.ts";
import { QueryState } from "../shared/loaded.tsx";
import { PasswordField } from "../shared/password-field.tsx";
import { failureToast } from "../shared/problem-text.ts";
import { Connections } from "../sources/connections.tsx";
import { useChangePassword, useSession } from "../staff/api.ts";
import { OwnSessions } from "../staff/own-sessions.tsx";
import { Allowed, Changeable, useMay } from "../staff/rights.tsx";
import { Tokens } from "../tokens/tokens.tsx";
import { useSaveSettings, useSendTestMail, useSystem } from "./api.ts";
import { FiledMails } from "./filed-mails.tsx";
import { MailCheck } from "./mail-check.tsx";
import { Promises } from "./promises.tsx";
import { SettingsForm } from "./settings-form.tsx";
import { SystemState } from "./system-state.tsx";

export const loader = texts(({ codeApp, mailCheck, mailWords, members, sources, tokens }) => ({
  codeApp,
  mailCheck,
  mailWords,
  members,
  sources,
  tokens,
}));

export const meta = hiddenPageMeta((t) => t("staff:nav.settings"));

export default function SettingsPage() {
  const { t } = useTranslation("staff");
  const may = useMay();
  const { data: session } = useSession({ enabled: true });
  if (session?.factorNeeded) return <FactorNeeded />;
  return <StaffPage title={t("nav.settings")}>{may("system") ? <SystemSettings /> : <OwnAccount />}</StaffPage>;
}

/** Until somebody has a second factor where everybody needs one, the server lets them do nothing else. */
function FactorNeeded() {
  const { t } = useTranslation("codeApp");
  return (
    <StaffPage title={t("needed.title")}>
      <Stack gap="2.5rem" packed>
        <Text measure="66ch">{t("needed.lead")}</Text>
        <Passkeys />
        <CodeApp />
      </Stack>
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
      <Stack gap="2.5rem 3rem" columns="1fr 1fr" from="40em">
        <Allowed right="settings">
          <Stack gap="2.5rem" packed>
            <ReplyTo replyTo={data.replyTo} />
            <Promises promisesWork={data.promisesWork} />
            <TestMail files={files} />
            <MailCheck from={data.mail.from} />
          </Stack>
        </Allowed>
        <OwnAccount>
          <Allowed right="settings">
            <RequireFactor required={data.factorRequired} />
          </Allowed>
        </OwnAccount>
      </Stack>
      <Tokens />
      <Changeable right="settings">
        <ReportMail />
      </Changeable>
      {files && (
        <Allowed right="settings">
          <FiledMails />
        </Allowed>
      )}
    </Stack>
  );
}

/** How one gets in, for everybody. */
function OwnAccount({ children }: { children?: ReactNode }) {
  return (
    <Stack gap="2.5rem" packed>
      <ChangePassword />
      <Passkeys />
      <CodeApp />
      {children}
      <OwnSessions />
    </Stack>
  );
}

/** The address for replies to report emails. */
function ReplyTo({ replyTo }: { replyTo: string | null }) {
  const { t } = useTranslation("admin");
  const [address, setAddress] = useState(replyTo ?? "");
  const [seen, setSeen] = useState(replyTo);
  const save = useSaveSettings();
  // Whoever was told what a colleague made of it has seen that.
  if (isChangedMeanwhile(save.error) && seen !== replyTo) setSeen(replyTo);
  const problem = fieldMessages(save.error)["replyTo"];
  const submit = () => {
    save.mutate(
      { replyTo: address.trim() || null, seenReplyTo: seen },
      {
        onSuccess: (saved) => {
          setSeen(saved.replyTo);
          toast({ title: t("settings.replyToSaved") });
        },
        onError: failureToast((message) => t("settings.saveFailed", { message })),
      },
    );
  };

  return (
    <SettingsForm
      title={t("settings.replyTo")}
      submit={t("settings.saveReplyTo")}
      busyLabel={t("settings.saving")}
      busy={save.isPending}
      onSubmit={submit}
    >
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
            : t("settings.saveFailed", { message: errorMessage(save.error) }))
        }
      />
    </SettingsForm>
  );
}

/** Sends a test email now. Without a mail server it is saved as a file. */
function TestMail({ files }: { files: boolean }) {
  const { t } = useTranslation("admin");
  const [to, setTo] = useState("");
  const send = useSendTestMail();
  const problem = fieldMessages(send.error)["to"];
  const submit = () => {
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
    <SettingsForm
      title={t("settings.testMail")}
      submit={t("settings.sendTestMail")}
      busyLabel={t("settings.sending")}
      busy={send.isPending}
      onSubmit={submit}
    >
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
            : t("settings.testMailFailed", { message: errorMessage(send.error) }))
        }
      />
    </SettingsForm>
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

  const fieldProblem = (field: (typeof fields)[number]) => {
    const label = t(`settings.${field}`);
    if (asked && passwords[field] === "") return t("settings.required", { field: label });
    if (asked && field === "repeatPassword" && newPassword !== repeatPassword) return t("settings.notSame");
    return refused[field] && t("clients.field", { label, message: refused[field] });
  };
  const submit = () => {
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
    <SettingsForm
      title={t("settings.password")}
      submit={t("settings.changePassword")}
      busyLabel={t("settings.saving")}
      busy={change.isPending}
      onSubmit={submit}
    >
      {change.isError && Object.keys(refused).length === 0 && (
        <Alert color="bad">{t("settings.passwordFailed", { message: errorMessage(change.error) })}</Alert>
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
          error={fieldProblem(field)}
          inputWrapperOrder={hintBelow}
          {...(field === "newPassword" ? { description: t("settings.newPasswordHint") } : {})}
        />
      ))}
    </SettingsForm>
  );
}

/** One email, shown as its reader sees it, as plain text, and as a file to download. */
