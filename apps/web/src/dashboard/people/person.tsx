import { Button } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { actionClass } from "@agency/ui/action";
import { Row } from "@agency/ui/row";
import { Stack } from "@agency/ui/stack";
import { LoadFailed } from "../shared/load-failed.tsx";
import { Loading } from "../shared/loading.tsx";
import { StaleNote } from "../shared/stale-note.tsx";
import { personAddress, useAfterErasure, usePerson } from "./api.ts";
import { ErasePerson } from "./erase-person.tsx";
import { PersonRecord } from "./person-record.tsx";
import list from "../shared/list.module.css";
import part from "../shared/part.module.css";
import styles from "./person.module.css";

type PersonProps = {
  email: string;
  /** The enquiry that is already open. */
  enquiryId: string;
  onOpen: (enquiryId: string) => void;
  onErased: () => void;
};

/** A person's history, newest first, with the export and the erasure that the law entitles them to. */
export function Person({ email, enquiryId, onOpen, onErased }: PersonProps) {
  const { t } = useTranslation("enquiries");
  const { data, error, refetch } = usePerson(email);
  const [erasing, setErasing] = useState(false);
  const afterErasure = useAfterErasure();
  const isErased = useRef(false);
  const finish = (erased: boolean) => {
    setErasing(false);
    if (!erased) return;
    isErased.current = true;
    onErased();
  };
  // Only after this component is gone: removing data that is still shown would refetch it.
  useEffect(
    () => () => {
      if (isErased.current) afterErasure();
    },
    // oxlint-disable-next-line react/exhaustive-deps
    [],
  );

  return (
    <>
      <Stack as="section" gap="0.6rem" fit className={part["part"]} aria-labelledby="person">
        <h3 id="person">{t("person.title", { email })}</h3>
        {data && <StaleNote error={error} />}
        {!data && (error ? <LoadFailed compact error={error} onRetry={() => void refetch()} /> : <Loading />)}
        {data?.records.length === 0 && <p>{t("person.empty")}</p>}
        <Stack as="ol" gap="0.85rem" className={styles["timeline"]}>
          {data?.records.map((record) => (
            <PersonRecord
              key={`${record.kind} ${record.id}`}
              record={record}
              current={record.id === enquiryId}
              onOpen={() => onOpen(record.id)}
            />
          ))}
        </Stack>
      </Stack>
      <Stack as="section" gap="0.6rem" fit className={part["part"]} aria-labelledby="data">
        <h3 id="data">{t("person.data")}</h3>
        <p className={list["quiet"]}>{t("person.dataLead")}</p>
        <Row align="center">
          <a className={actionClass("secondary", "small")} href={personAddress(email)} download>
            {t("person.export")}
          </a>
          <Button variant="subtle" color="bad" disabled={!data} onClick={() => setErasing(true)}>
            {t("person.erase")}
          </Button>
        </Row>
      </Stack>
      {erasing && <ErasePerson email={email} records={data?.records ?? []} onClose={finish} />}
    </>
  );
}
