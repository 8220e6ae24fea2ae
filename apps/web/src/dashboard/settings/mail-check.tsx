import { DataList, Text, Textarea, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { findingCheck, findingMood, type MailFinding } from "@agency/model/mail-check";
import { Stack } from "@agency/ui/layout";
import { errorMessage } from "../../shared/api/error-message.ts";
import { hintBelow, fieldMessages } from "../shared/field-messages.ts";
import { useCheckMail } from "./api.ts";
import { SettingsForm } from "./settings-form.tsx";

/** Looks up the DNS records by which others know that an email is the agency's, and says what is missing. */
export function MailCheck({ from }: { from: string }) {
  const { t } = useTranslation("mailCheck");
  const [selector, setSelector] = useState("");
  const [headers, setHeaders] = useState("");
  const check = useCheckMail();
  const problems = fieldMessages(check.error);

  return (
    <Stack>
      <SettingsForm
        title={t("heading")}
        submit={t("check")}
        busyLabel={t("checking")}
        busy={check.isPending}
        onSubmit={() => check.mutate({ selector: selector.trim(), headers })}
      >
        <Text c="var(--ink-2)">{t("lead", { from })}</Text>
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
      </SettingsForm>
      <div role="status">
        {check.isError && Object.keys(problems).length === 0 && (
          <p>{t("failed", { message: errorMessage(check.error) })}</p>
        )}
        {check.data && <Findings findings={check.data} />}
      </div>
    </Stack>
  );
}

/** Every name in the texts of findings, which their types ask for. Each finding brings those of its own text. */
const unfilled = { domain: "", ip: "", name: "", bits: "", policy: "", by: "", signed: "", term: "" };

const moodColours = { good: "var(--good)", bad: "var(--bad)", unsure: "var(--ink)" };

function Findings({ findings }: { findings: MailFinding[] }) {
  const { t } = useTranslation("mailCheck");
  return (
    <DataList gap="0.5rem" withDivider>
      {findings.map((finding) => (
        <DataList.Item key={finding.key}>
          <DataList.ItemLabel>{t(`names.${findingCheck(finding.key)}`)}</DataList.ItemLabel>
          <DataList.ItemValue>
            <Text inherit fw={600} c={moodColours[findingMood(finding)]}>
              {t(`mood.${findingMood(finding)}`)}
            </Text>
            {t(`found.${finding.key}`, { ...unfilled, ...finding.params })}
          </DataList.ItemValue>
        </DataList.Item>
      ))}
    </DataList>
  );
}
