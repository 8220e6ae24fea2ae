import { Button, Textarea, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { checkOf, findingMood, type MailFinding } from "@agency/model/mail-check";
import { messageOf } from "../../shared/api/message-of.ts";
import { hintBelow, fieldMessages } from "../shared/field-messages.ts";
import { useCheckMail } from "./api.ts";
import styles from "./settings.module.css";

/** Looks up the DNS records by which others know that an email is the agency's, and says what is missing. */
export function MailCheck({ from }: { from: string }) {
  const { t } = useTranslation("mailCheck");
  const [selector, setSelector] = useState("");
  const [headers, setHeaders] = useState("");
  const check = useCheckMail();
  const problems = fieldMessages(check.error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    check.mutate({ selector: selector.trim(), headers });
  };

  return (
    <form onSubmit={submit} noValidate className={styles["form"]}>
      <h3>{t("heading")}</h3>
      <p className={styles["lead"]}>{t("lead", { from })}</p>
      <TextInput
        name="selector"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        label={t("selector")}
        description={t("selectorHint")}
        inputWrapperOrder={hintBelow}
        value={selector}
        onChange={({ currentTarget }) => setSelector(currentTarget.value)}
        error={problems["selector"] && `${t("selector")} ${problems["selector"]}`}
      />
      <Textarea
        name="headers"
        rows={4}
        autoComplete="off"
        spellCheck={false}
        label={t("headers")}
        description={t("headersHint")}
        inputWrapperOrder={hintBelow}
        value={headers}
        onChange={({ currentTarget }) => setHeaders(currentTarget.value)}
        error={problems["headers"] && `${t("headers")} ${problems["headers"]}`}
      />
      <Button type="submit" disabled={check.isPending}>
        {check.isPending ? t("checking") : t("check")}
      </Button>
      <div role="status" className={styles["findings"]}>
        {check.isError && Object.keys(problems).length === 0 && (
          <p>{t("failed", { message: messageOf(check.error) })}</p>
        )}
        {check.data && <Findings findings={check.data} />}
      </div>
    </form>
  );
}

/** Every name in the texts of findings, which their types ask for. Each finding brings those of its own text. */
const unfilled = { domain: "", ip: "", name: "", bits: "", policy: "", by: "", signed: "" };

function Findings({ findings }: { findings: MailFinding[] }) {
  const { t } = useTranslation("mailCheck");
  return (
    <dl className={styles["parts"]}>
      {findings.map((finding) => (
        <div key={finding.key} className={styles["part"]}>
          <dt>{t(`names.${checkOf(finding.key)}`)}</dt>
          <dd className={styles[findingMood(finding)]}>{t(`mood.${findingMood(finding)}`)}</dd>
          <dd>{t(`found.${finding.key}`, { ...unfilled, ...finding.params })}</dd>
        </div>
      ))}
    </dl>
  );
}
