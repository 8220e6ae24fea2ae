import { Badge, Button, UnstyledButton } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Enquiry } from "@agency/contracts/enquiries";
import { Row, Text } from "@agency/ui/layout";
import { useFormat } from "../shared/use-format.ts";
import { senderName } from "./use-names.ts";
import styles from "./enquiries.module.css";

type EnquiryRowProps = {
  enquiry: Enquiry;
  open: boolean;
  onOpen: () => void;
  /** Shows all enquiries from an address beside each other. */
  onAddress: (email: string) => void;
};

/** One enquiry in the list. A click on the row opens it. */
export function EnquiryRow({ enquiry, open, onOpen, onAddress }: EnquiryRowProps) {
  const { t } = useTranslation("enquiries");
  const { moment } = useFormat();
  const { id, kind, state, createdAt, name, email, responsible, sameAddress } = enquiry;
  const { slot, confirmBy } = enquiry.details;
  const gist = enquiryGist(enquiry);
  return (
    <li className={styles["row"]} data-open={open || undefined} data-waiting={state === "waiting" || undefined}>
      <UnstyledButton
        id={`enquiry-${id}`}
        className={styles["opener"] ?? ""}
        aria-current={open ? "true" : undefined}
        onClick={onOpen}
      >
        <Text as="span" strong>
          {senderName(enquiry)}
        </Text>
        <EnquiryBadges enquiry={enquiry} />
        <Text as="span" size="small" tone="soft">
          {t(`kinds.${kind}`)} · {moment(createdAt)}
          {name && ` · ${email}`}
          {responsible && ` · ${responsible.name}`}
        </Text>
        {slot && (
          <span>
            {confirmBy ? t("details.unconfirmedSlot") : t("details.slot")}: {moment(slot)}
          </span>
        )}
        {gist && <span className={styles["gist"]}>{gist}</span>}
      </UnstyledButton>
      {sameAddress > 0 && (
        <Button
          m="-0.5rem 0 0.5rem 0.5rem"
          variant="subtle"
          color="ink"
          size="compact-sm"
          aria-label={t("list.sameNamed", { count: sameAddress, email })}
          onClick={() => onAddress(email)}
        >
          {t("list.same", { count: sameAddress })}
        </Button>
      )}
    </li>
  );
}

const stateColours = { waiting: "accent", answered: "good", closed: "ink" } as const;

/** The status of an enquiry. */
export function EnquiryBadges({ enquiry: { state, spam, client } }: { enquiry: Enquiry }) {
  const { t } = useTranslation("enquiries");
  return (
    <Row as="span" gap="0.35rem" justify="end">
      <Badge color={stateColours[state]}>{t(`states.${state}`)}</Badge>
      {client && <Badge color="area">{t("list.client")}</Badge>}
      {spam && <Badge color="bad">{t("list.spam")}</Badge>}
    </Row>
  );
}

/** The part of an enquiry that best says what it is about. */
function enquiryGist({ message, details: { url }, note, website }: Enquiry): string | null {
  return message ?? url ?? website ?? note;
}
