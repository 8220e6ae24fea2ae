import { Button, UnstyledButton } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { type EnquiryKind, enquiryKinds } from "@agency/model/states";
import { Row } from "@agency/ui/row";
import { Stack } from "@agency/ui/stack";
import { StateBlock } from "@agency/ui/state-block";
import { LoadFailed } from "../shared/load-failed.tsx";
import { Loading } from "../shared/loading.tsx";
import { StaleNote } from "../shared/stale-note.tsx";
import { useFormat } from "../shared/use-format.ts";
import { enquiriesAddress, useEnquiries, useEnquiryCount } from "./api.ts";
import { EnquiryDetails } from "./enquiry-details.tsx";
import { EnquiryFilters } from "./enquiry-filters.tsx";
import { EnquiryRow } from "./enquiry-row.tsx";
import { Pages, useStepBack } from "./pages.tsx";
import type { EnquiriesPlace } from "./use-enquiries-place.ts";
import list from "../shared/list.module.css";
import styles from "./enquiries.module.css";
import toHandle from "./to-handle.module.css";

const pageLength = 25;

const listId = "enquiry-list";

const noFilter = { kind: null, handled: null, spam: null, search: null, from: null, to: null, offset: null };

/** Every enquiry, newest first, next to the open one. */
export function Enquiries({ place }: { place: EnquiriesPlace }) {
  const { t } = useTranslation("enquiries");
  const { filter, offset, go } = place;
  const { data, error, refetch, isPlaceholderData } = useEnquiries({ ...filter, limit: pageLength, offset });
  const move = (to: number) => go({ offset: to });
  useStepBack({ total: data?.total, offset, length: pageLength, onMove: move });
  const filtered = Object.keys(filter).length > 0;
  const open = place.enquiry;

  const close = (id: string) => {
    go({ enquiry: null });
    focusSoon(`enquiry-${id}`);
  };
  const leaveErased = () => {
    go({ enquiry: null });
    focusSoon(listId);
  };

  return (
    <Stack gap="1.5rem" className={styles["enquiries"]} data-open={open !== null || undefined}>
      <Stack gap="1.25rem" className={styles["above"]}>
        <ToHandle onShow={(kind) => go({ ...noFilter, kind, handled: "no" })} />
        <EnquiryFilters filter={filter} onChange={(change) => go({ ...change, offset: null })} />
        <Row as="p" gap="0 0.75rem" align="center" className={styles["export"]}>
          <a href={enquiriesAddress(filter)} download>
            {t("export")}
          </a>
          <span className={list["quiet"]}>{t("exportHint")}</span>
        </Row>
      </Stack>
      <section id={listId} tabIndex={-1} className={styles["listed"]} aria-label={t("list.label")}>
        {data && <StaleNote error={error} />}
        {!data && (error ? <LoadFailed compact error={error} onRetry={() => void refetch()} /> : <Loading />)}
        {data?.total === 0 && !filtered && (
          <StateBlock mood="empty" title={t("list.empty")} description={t("list.emptyLead")} />
        )}
        {data?.total === 0 && filtered && (
          <StateBlock
            compact
            mood="empty"
            title={t("list.nothing")}
            action={
              <Button variant="default" onClick={() => go(noFilter)}>
                {t("filters.clear")}
              </Button>
            }
          />
        )}
        {data && data.rows.length > 0 && (
          <>
            <ul className={list["list"]} aria-busy={isPlaceholderData}>
              {data.rows.map((enquiry) => (
                <EnquiryRow
                  key={enquiry.id}
                  enquiry={enquiry}
                  open={enquiry.id === open}
                  onOpen={() => go({ enquiry: enquiry.id })}
                />
              ))}
            </ul>
            <Pages total={data.total} offset={offset} length={pageLength} onMove={move} />
          </>
        )}
      </section>
      {open !== null ? (
        <div className={styles["opened"]}>
          <EnquiryDetails
            key={open}
            id={open}
            known={data?.rows.find(({ id }) => id === open)}
            onClose={() => close(open)}
            onErased={leaveErased}
            onOpen={(enquiry) => go({ enquiry })}
          />
        </div>
      ) : (
        data &&
        data.rows.length > 0 && (
          <div className={styles["opened"]}>
            <StateBlock mood="empty" title={t("list.chooseOne")} description={t("list.chooseOneLead")} />
          </div>
        )
      )}
    </Stack>
  );
}

/** Focuses a row, or the list if the row is gone, once they are visible again on phones. */
function focusSoon(id: string): void {
  requestAnimationFrame(() => (document.getElementById(id) ?? document.getElementById(listId))?.focus());
}

/** Unhandled enquiries counted by kind. A click filters the list. */
function ToHandle({ onShow }: { onShow: (kind: EnquiryKind) => void }) {
  const { t } = useTranslation("enquiries");
  return (
    <section aria-labelledby="to-handle">
      <h2 id="to-handle" className={toHandle["label"]}>
        {t("waiting")}
      </h2>
      <ul className={toHandle["counts"]}>
        {enquiryKinds.map((kind) => (
          <li key={kind}>
            <Count kind={kind} onShow={() => onShow(kind)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Count({ kind, onShow }: { kind: EnquiryKind; onShow: () => void }) {
  const { t } = useTranslation("enquiries");
  const { number } = useFormat();
  const { data } = useEnquiryCount({ kind, handled: "no" });
  const count = data === undefined ? "–" : number(data);
  return (
    <UnstyledButton className={toHandle["count"] ?? ""} onClick={onShow}>
      <span>{t(`kinds.${kind}`)}</span> <strong>{count}</strong>
    </UnstyledButton>
  );
}
