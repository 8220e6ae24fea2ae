import { Alert, Button, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Erased, PersonRecord } from "@agency/contracts/people";
import { Row } from "@agency/ui/row";
import { Stack } from "@agency/ui/stack";
import { messageOf } from "../../shared/api/message-of.ts";
import { AdminDialog } from "../shared/admin-dialog.tsx";
import { useListFormat } from "../shared/use-list-format.ts";
import { useErasePerson } from "./api.ts";

type ErasePersonProps = {
  email: string;
  /** The stored records of the person. */
  records: PersonRecord[];
  onClose: (erased: boolean) => void;
};

/** Asks for confirmation, erases everything about a person, and says what was erased and what stays. */
export function ErasePerson({ email, records, onClose }: ErasePersonProps) {
  const { t } = useTranslation(["enquiries", "admin"]);
  const counted = useCounts();
  const erase = useErasePerson(email);
  const done = erase.data;
  // Nobody would learn what was erased once the question is gone.
  const cancel = () => !erase.isPending && onClose(false);

  if (done) {
    return (
      <AdminDialog
        title={t("enquiries:erase.done", { email })}
        onClose={() => onClose(true)}
        size="34rem"
        fullScreenOnPhones={false}
        closeOnClickOutside
      >
        <Outcome erased={done} onClose={() => onClose(true)} />
      </AdminDialog>
    );
  }
  return (
    <AdminDialog
      title={t("enquiries:erase.title", { email })}
      onClose={cancel}
      size="34rem"
      fullScreenOnPhones={false}
      closeOnClickOutside
    >
      <Stack gap="1rem">
        <Text>{t("enquiries:erase.question", { email, what: counted(countsOf(records)) })}</Text>
        <Text>{t("enquiries:erase.stays", { email })}</Text>
        {erase.isError && (
          <Alert color="bad" role="alert">
            {t("enquiries:erase.failed", { message: messageOf(erase.error) })}
          </Alert>
        )}
        <Row gap="1rem" align="center" justify="end">
          <Button variant="default" onClick={cancel} disabled={erase.isPending} data-autofocus>
            {t("admin:cancel")}
          </Button>
          <Button color="bad" onClick={() => erase.mutate()} disabled={erase.isPending}>
            {erase.isPending ? t("enquiries:erase.erasing") : t("enquiries:erase.confirm")}
          </Button>
        </Row>
      </Stack>
    </AdminDialog>
  );
}

function Outcome({ erased: { erased, kept }, onClose }: { erased: Erased; onClose: () => void }) {
  const { t } = useTranslation(["enquiries", "admin"]);
  const counted = useCounts();
  return (
    <Stack gap="1rem">
      <Text role="status">{t("enquiries:erase.result", { what: counted(erased) })}</Text>
      {kept.length > 0 && (
        <Alert color="accent" title={t("enquiries:erase.kept")}>
          {kept.map(({ what, reason }) => (
            <p key={what}>{reason}</p>
          ))}
        </Alert>
      )}
      <Row gap="1rem" align="center" justify="end">
        <Button onClick={onClose} data-autofocus>
          {t("admin:close")}
        </Button>
      </Row>
    </Stack>
  );
}

const erasable = ["enquiries", "notifications", "bookings", "subscribers", "contacts"] as const;

const storeOf: Record<string, (typeof erasable)[number]> = {
  contact: "enquiries",
  consultation: "enquiries",
  audit: "enquiries",
  subscription: "enquiries",
  notification: "notifications",
  booking: "bookings",
  subscriber: "subscribers",
  "contact-person": "contacts",
};

/** Counts the records to be erased, by their table. Records of a client stay. */
function countsOf(records: PersonRecord[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { kind } of records) {
    const store = storeOf[kind];
    if (store) counts[store] = (counts[store] ?? 0) + 1;
  }
  return counts;
}

/** "2 enquiries, 3 emails and 1 booking". */
function useCounts(): (counts: Record<string, number>) => string {
  const { t } = useTranslation("enquiries");
  const list = useListFormat();
  return (counts) => {
    const known = erasable.flatMap((store) =>
      counts[store] ? [t(`erase.counts.${store}`, { count: counts[store] })] : [],
    );
    const others = Object.entries(counts)
      .filter(([store]) => !erasable.some((one) => one === store))
      .reduce((sum, [, count]) => sum + count, 0);
    const all = others > 0 ? [...known, t("erase.counts.other", { count: others })] : known;
    return all.length > 0 ? list(all) : t("erase.nothing");
  };
}
