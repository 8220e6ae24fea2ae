import { Button, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ReportMail as Saved } from "@agency/contracts/mail-words";
import { mostCc } from "@agency/model/report/mail-words";
import { Row, Stack, Text } from "@agency/ui/layout";
import { Select } from "@agency/ui/select";
import { toast } from "@agency/ui/toast";
import { useClients } from "../clients/api.ts";
import { hintBelow } from "../shared/field-messages.ts";
import { Loaded } from "../shared/loaded.tsx";
import { failureToast } from "../shared/problem-text.ts";
import { useReportMail, useSaveReportMail } from "./api.ts";
import { MailPreview } from "./mail-preview.tsx";
import { TakeTheirs } from "./take-theirs.tsx";
import { useWording } from "./use-wording.ts";
import { WordsFields } from "./words-fields.tsx";

/** The agency's own words in the emails of reports, who gets a copy, and how an email looks with them. */
export function ReportMail() {
  const { t } = useTranslation("mailWords");
  const query = useReportMail();
  return (
    <Stack as="section" gap="1rem" aria-labelledby="report-mail">
      <h3 id="report-mail">{t("title")}</h3>
      <Text tone="soft" measure="66ch">
        {t("lead")}
      </Text>
      <Loaded query={query} compact>
        {(data) => <ReportMailForm saved={data} />}
      </Loaded>
    </Stack>
  );
}

function ReportMailForm({ saved }: { saved: Saved }) {
  const { t } = useTranslation("mailWords");
  const wording = useWording(saved.words);
  const [copies, setCopies] = useState(saved.cc.join(", "));
  const [seenCc, setSeenCc] = useState(saved.cc);
  if (wording.isChanged && seenCc !== saved.cc) setSeenCc(saved.cc);
  const save = useSaveReportMail();
  const reportMail = { words: wording.words, cc: copies.split(/[\s,;]+/).filter((address) => address !== "") };
  const wrongCopy = Object.entries(wording.problems).find(([field]) => field === "cc" || field.startsWith("cc."))?.[1];

  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate(
      { ...reportMail, seen: wording.seen, seenCc },
      {
        onSuccess: ({ words, cc }) => {
          wording.accept(words);
          setCopies(cc.join(", "));
          setSeenCc(cc);
          toast({ title: t("saved") });
        },
        onError: (error) => {
          wording.refuse(error);
          failureToast((message) => t("failed", { message }))(error);
        },
      },
    );
  };

  return (
    <Stack as="form" gap="1.25rem" noValidate onSubmit={submit}>
      <WordsFields wording={wording} usual={saved.usual} />
      <TextInput
        name="cc"
        inputMode="email"
        autoComplete="off"
        label={t("cc")}
        description={t("ccHint", { most: mostCc })}
        inputWrapperOrder={hintBelow}
        value={copies}
        onChange={({ currentTarget }) => setCopies(currentTarget.value)}
        error={wrongCopy && t("problem", { field: t("cc"), message: wrongCopy })}
      />
      <Row gap="0.75rem 1rem" align="end">
        <Button type="submit" disabled={save.isPending}>
          {save.isPending ? t("saving") : t("save")}
        </Button>
        <TakeTheirs wording={wording} onTake={() => wrongCopy && setCopies(saved.cc.join(", "))} />
        <ChosenPreview
          input={{ language: wording.language, reportMail }}
          onRefused={wording.refuse}
          onShown={() => wording.accept()}
        />
      </Row>
    </Stack>
  );
}

/** The preview with a client that the staff choose. */
function ChosenPreview(preview: Omit<Parameters<typeof MailPreview>[0], "client">) {
  const { t } = useTranslation("mailWords");
  const { data: clients } = useClients();
  const [clientId, setClientId] = useState<string | null>(null);
  const client = clients?.find(({ id }) => id === clientId) ?? clients?.[0];
  if (!clients) return null;
  if (!client) return <Text tone="soft">{t("noClients")}</Text>;
  return (
    <>
      <Select
        label={t("client")}
        value={client.id}
        options={clients.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={setClientId}
      />
      <MailPreview client={client} {...preview} />
    </>
  );
}
