import { Button } from "@mantine/core";
import type { FormEvent } from "react";
import { useTranslation } from "react-i18next";
import type { ClientWords } from "@agency/contracts/mail-words";
import { Row, Stack, Text } from "@agency/ui/layout";
import { toast } from "@agency/ui/toast";
import { Loaded } from "../shared/loaded.tsx";
import { failureToast } from "../shared/problem-text.ts";
import { useClientWords, useSaveClientWords } from "./api.ts";
import { MailPreview } from "./mail-preview.tsx";
import { TakeTheirs } from "./take-theirs.tsx";
import { useWording } from "./use-wording.ts";
import { WordsFields } from "./words-fields.tsx";

type ClientMailWordsProps = { client: { id: string; name: string } };

/** The words that a client's emails have in place of the agency's. */
export function ClientMailWords({ client }: ClientMailWordsProps) {
  const query = useClientWords(client.id);
  return (
    <Loaded query={query} compact>
      {(data) => <ClientWordsForm client={client} saved={data} />}
    </Loaded>
  );
}

type ClientWordsFormProps = ClientMailWordsProps & { saved: ClientWords };

function ClientWordsForm({ client, saved }: ClientWordsFormProps) {
  const { t } = useTranslation("mailWords");
  const wording = useWording(saved.words);
  const save = useSaveClientWords(client.id);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate(
      { words: wording.words, seen: wording.seen },
      {
        onSuccess: ({ words }) => {
          wording.accept(words);
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
    <Stack as="form" gap="1.25rem" noValidate onSubmit={submit} aria-label={t("title")}>
      <Text tone="soft">{t("clientLead", { name: client.name })}</Text>
      <WordsFields wording={wording} usual={saved.usual} />
      <Row gap="0.75rem 1rem">
        <Button type="submit" disabled={save.isPending}>
          {save.isPending ? t("saving") : t("save")}
        </Button>
        <TakeTheirs wording={wording} />
        <MailPreview
          client={client}
          input={{ language: wording.language, words: wording.words }}
          onRefused={wording.refuse}
          onShown={() => wording.accept()}
        />
      </Row>
    </Stack>
  );
}
