import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { ReportDraft } from "@agency/contracts/reports";
import { whatsappAddress } from "@agency/model/phone-links";
import { actionClass } from "@agency/ui/action";
import { Row, Stack, Text } from "@agency/ui/layout";
import { errorMessage } from "../../../shared/api/error-message.ts";
import { localisedPath } from "../../../shared/i18n/language-path.ts";
import { useFormat } from "../../shared/use-format.ts";
import { pictureAddress, useMakeHandOverLink, useNoteHandOver } from "./api.ts";
import { approvedWords } from "./approved-words.ts";

type HandOverProps = { draft: ReportDraft };

/** Gives a link to the approved report to a contact by WhatsApp, from the phone or computer of whoever presses it. */
export function HandOver({ draft }: HandOverProps) {
  const { t } = useTranslation("review");
  const { progress, handOver: contacts } = draft;
  const place = { clientId: progress.clientId, reportId: progress.id };
  const making = useMakeHandOverLink(place);
  const noting = useNoteHandOver(place);
  const problem = making.error ?? noting.error;
  return (
    <Stack as="section" gap="0.5rem" packed aria-labelledby="hand-over">
      <Text as="h3" id="hand-over" size="heading">
        {t("handOver.heading")}
      </Text>
      {contacts.length === 0 ? (
        <Text size="small" tone="soft">
          {t("handOver.noNumber")}
        </Text>
      ) : progress.unapproved ? (
        <Text size="small" tone="soft">
          {t("handOver.changed")}
        </Text>
      ) : making.data ? (
        <Stack gap="0.5rem">
          {contacts.map(({ email, name, language, whatsapp }) => (
            <Row key={email} gap="0.5rem" align="center">
              <a
                className={actionClass("secondary", "small")}
                href={whatsappAddress(
                  whatsapp,
                  `${approvedWords(draft, language)}\n${link(making.data.token, language)}`,
                )}
                target="_blank"
                rel="noopener noreferrer"
                onClick={() => noting.mutate(email)}
              >
                {t("handOver.to", { name: name ?? email })}
              </a>
              <a
                href={pictureAddress(place, language)}
                download
                aria-label={t("handOver.pictureFor", { name: name ?? email })}
              >
                {t("handOver.picture")}
              </a>
            </Row>
          ))}
        </Stack>
      ) : (
        <Stack gap="0.5rem">
          <Text size="small" tone="soft">
            {t("handOver.lead")}
          </Text>
          <Row>
            <Button variant="default" loading={making.isPending} onClick={() => making.mutate()}>
              {t("handOver.make")}
            </Button>
          </Row>
        </Stack>
      )}
      {problem && (
        <Text role="alert" size="small" tone="bad">
          {t("handOver.failed", { message: errorMessage(problem) })}
        </Text>
      )}
      <HandedOver draft={draft} />
    </Stack>
  );
}

function HandedOver({ draft: { handOver: contacts, handedOver } }: HandOverProps) {
  const { t } = useTranslation("review");
  const { moment } = useFormat();
  const contactName = (recipient: string) => contacts.find(({ email }) => email === recipient)?.name ?? recipient;
  return (
    <ul>
      {handedOver.map(({ recipient, by, at }) => (
        <Text key={at} as="li" size="small">
          {t("handOver.done", { name: contactName(recipient), by, when: moment(at) })}
        </Text>
      ))}
    </ul>
  );
}

function link(token: string, language: Parameters<typeof localisedPath>[1]): string {
  return `${location.origin}${localisedPath("/client-portal/shared", language)}#${token}`;
}
