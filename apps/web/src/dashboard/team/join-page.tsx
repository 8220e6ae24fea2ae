import { Alert, Button } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router";
import { actionClass } from "@agency/ui/action";
import { Stack, Text } from "@agency/ui/layout";
import { StateBlock } from "@agency/ui/state-block";
import "../../styles/controls.css";
import { errorMessage } from "../../shared/api/error-message.ts";
import { texts } from "../../shared/i18n/texts.server.ts";
import { useLocalisedPath } from "../../shared/i18n/use-language.ts";
import { linkFragment } from "../../shared/link-fragment.ts";
import { hiddenPageMeta } from "../../shared/page-meta.ts";
import { useHydrated } from "../../shared/use-hydrated.ts";
import { fieldMessages, hintBelow } from "../shared/field-messages.ts";
import { PasswordField } from "../shared/password-field.tsx";
import { useChoosePassword, useTeamLink } from "./api.ts";
import touch from "../shared/shared.module.css";
import styles from "../staff/staff.module.css";

export const loader = texts(({ admin, members }) => ({ admin, members }));

export const meta = hiddenPageMeta((t) => t("members:join.title"));

/** Where a link of an invitation or a reset leads: a password is chosen. */
export default function JoinPage() {
  const { t } = useTranslation("members");
  const { hash } = useLocation();
  const hydrated = useHydrated();
  const token = hydrated ? new URLSearchParams(linkFragment(hash)).get("token") : null;
  const link = useTeamLink(token);
  const choose = useChoosePassword();
  const localised = useLocalisedPath();

  return (
    <div className={`${styles["page"]} ${touch["touch"]}`}>
      <Stack gap="0" card="plain" className={styles["sheet"]}>
        <h1 className={styles["title"]}>{t("join.title")}</h1>
        {choose.isSuccess ? (
          <Stack gap="1.25rem">
            <p role="status">{t("join.done", { username: link.data?.username ?? "" })}</p>
            <Link className={actionClass("primary", "small")} to={localised("/admin/login")}>
              {t("join.signIn")}
            </Link>
          </Stack>
        ) : link.data && token !== null ? (
          <JoinForm
            lead={t(`join.${link.data.kind}`, { name: link.data.name, username: link.data.username })}
            username={link.data.username}
            busy={choose.isPending}
            error={choose.error}
            onChoose={(password) => choose.mutate({ token, password })}
          />
        ) : link.isError || (hydrated && token === null) ? (
          <StateBlock mood="empty" compact title={t("join.gone")} description={t("join.goneLead")} />
        ) : (
          <StateBlock mood="loading" compact title={t("join.reading")} />
        )}
      </Stack>
    </div>
  );
}

type JoinFormProps = {
  lead: string;
  username: string;
  busy: boolean;
  error: unknown;
  onChoose: (password: string) => void;
};

function JoinForm({ lead, username, busy, error, onChoose }: JoinFormProps) {
  const { t } = useTranslation(["members", "admin"]);
  const [password, setPassword] = useState("");
  const [repeated, setRepeated] = useState("");
  const [asked, setAsked] = useState(false);
  const refused = fieldMessages(error)["password"];
  const differs = password !== repeated;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (password !== "" && !differs && !busy) onChoose(password);
  };
  return (
    // Without JavaScript nothing may be sent, least of all a password in an address.
    <form method="dialog" onSubmit={submit} noValidate>
      <Stack gap="1.25rem">
        <Text tone="soft" top="0.5rem" bottom="1.75rem">
          {lead}
        </Text>
        {Boolean(error) && !refused && <Alert color="bad">{errorMessage(error)}</Alert>}
        <input type="hidden" name="username" autoComplete="username" value={username} />
        <PasswordField
          name="password"
          label={t("admin:settings.newPassword")}
          description={t("admin:settings.newPasswordHint")}
          inputWrapperOrder={hintBelow}
          autoComplete="new-password"
          required
          value={password}
          onChange={({ currentTarget }) => setPassword(currentTarget.value)}
          error={refused && `${t("admin:settings.newPassword")} ${refused}`}
        />
        <PasswordField
          name="repeated"
          label={t("admin:settings.repeatPassword")}
          autoComplete="new-password"
          required
          value={repeated}
          onChange={({ currentTarget }) => setRepeated(currentTarget.value)}
          error={asked && differs && t("admin:settings.notSame")}
        />
        <Button type="submit" size="lg" fullWidth disabled={busy}>
          {t(busy ? "members:saving" : "members:join.submit")}
        </Button>
      </Stack>
    </form>
  );
}
