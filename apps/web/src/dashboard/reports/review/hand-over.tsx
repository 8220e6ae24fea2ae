import { Button } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { ReportDraft } from "@agency/contracts/reports";
import { whatsappAddress } from "@agency/model/phone-links";
import { actionClass } from "@agency/ui/action";
import { Row, Stack, Text } from "@agency/ui/layout";
import { call, callAddress } from "../../../shared/api/call.ts";
import { errorMessage } from "../../../shared/api/error-message.ts";
import { localisedPath } from "../../../shared/i18n/language-path.ts";
import { useChange } from "../../shared/calls.ts";
import { keys } from "../../shared/keys.ts";
import { useFormat } from "../../shared/use-format.ts";
import { approvedWords } from "./approved-words.ts";
import styles from "./review.module.css";

/** For how long the link opens the report, in days. */
const linkDays = 90;

type HandOverProps = { draft: ReportDraft };

/** Gives a link to the approved report to a contact by WhatsApp, from the phone or computer of whoever presses it. */
export function HandOver({ draft }: HandOverProps) {
  const { t } = useTranslation("review");
  const { progress, handOver: contacts } = draft;
  const place = { clientId: progress.clientId, reportId: progress.id };
  const making = useMutation({
    mutationFn: () =>
      call("POST /api/reports/clients/:clientId/reports/:reportId/shares", { params: place, body: { days: linkDays } }),
  });
  const noting = useChange(
    (email: string) =>
      call("POST /api/reports/clients/:clientId/reports/:reportId/handovers", { params: place, body: { email } }),
    [],
    [keys.draft(progress.id)],
  );
  const problem = making.error ?? noting.error;
  return (
    <Stack as="section" gap="0.5rem" packed aria-labelledby="hand-over">
      <h3 id="hand-over" className={styles["subTitle"]}>
        {t("handOver.heading")}
      </h3>
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
                href={callAddress("GET /api/reports/clients/:clientId/reports/:reportId/picture", {
                  params: place,
                  query: { language },
                })}
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
  const nameOf = (recipient: string) => contacts.find(({ email }) => email === recipient)?.name ?? recipient;
  return (
    <ul>
      {handedOver.map(({ recipient, by, at }) => (
        <Text key={at} as="li" size="small">
          {t("handOver.done", { name: nameOf(recipient), by, when: moment(at) })}
        </Text>
      ))}
    </ul>
  );
}

function link(token: string, language: Parameters<typeof localisedPath>[1]): string {
  return `${location.origin}${localisedPath("/client-portal/shared", language)}#${token}`;
}
