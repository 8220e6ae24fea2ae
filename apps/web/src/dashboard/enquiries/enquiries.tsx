import { Button, TextInput } from "@mantine/core";
import { useDebouncedCallback, useMediaQuery } from "@mantine/hooks";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { EnquiryFilter } from "@agency/contracts/enquiries";
import { enquiryKinds, type EnquiryState, enquiryStates } from "@agency/model/states";
import { FilterSelect } from "@agency/ui/filter-select";
import { Row, Stack, Text } from "@agency/ui/layout";
import { StateBlock } from "@agency/ui/state-block";
import { useColleagues } from "../responsible/api.ts";
import { QueryState } from "../shared/loaded.tsx";
import { Pages, useStepBack } from "../shared/table/pages.tsx";
import { useFormat } from "../shared/use-format.ts";
import { ConfirmedDownload } from "../staff/confirmed-download.tsx";
import { Allowed } from "../staff/rights.tsx";
import { enquiriesAddress, useEnquiries, useEnquiryCount } from "./api.ts";
import { EnquiryDetails } from "./enquiry-details.tsx";
import { EnquiryRow } from "./enquiry-row.tsx";
import type { EnquiriesPlace, EnquiriesChange } from "./use-enquiries-place.ts";
import list from "../shared/shared.module.css";
import styles from "./enquiries.module.css";

const pageLength = 25;

const listId = "enquiry-list";

const noFilter = {
  kind: null,
  state: null,
  responsible: null,
  spam: null,
  search: null,
  from: null,
  to: null,
  offset: null,
};

/** Every enquiry, waiting ones first, next to the open one. */
export function Enquiries({ place }: { place: EnquiriesPlace }) {
  const { t } = useTranslation("enquiries");
  const { filter, offset, go } = place;
  const query = useEnquiries({ ...filter, order: "waiting", limit: pageLength, offset });
  const { data, isPlaceholderData } = query;
  const move = (to: number) => go({ offset: to });
  useStepBack({ total: data?.total, offset, length: pageLength, onMove: move });
  const filtered = Object.keys(filter).length > 0;
  const narrowed = Object.keys(filter).some((name) => name !== "state");
  const isWide = useMediaQuery("(width >= 48em)");
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
        <States chosen={filter.state} onChange={(state) => go({ state, offset: null })} />
        <details open={isWide || narrowed}>
          <Text as="summary" strong inset="0.6rem 0">
            {t("filters.more")}
          </Text>
          <Stack gap="1rem">
            <EnquiryFilters filter={filter} onChange={(change) => go({ ...change, offset: null })} />
            <Allowed right="exports">
              <Row as="p" gap="0 0.75rem" align="center" className={list["ways"]}>
                <ConfirmedDownload href={enquiriesAddress(filter)}>{t("export")}</ConfirmedDownload>
                <Text as="span" size="small" tone="soft">
                  {t("exportHint")}
                </Text>
              </Row>
            </Allowed>
          </Stack>
        </details>
      </Stack>
      <section id={listId} tabIndex={-1} className={styles["listed"]} aria-label={t("list.label")}>
        <QueryState query={query} compact />
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
                  onAddress={(email) => go({ ...noFilter, search: email })}
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

/** How many enquiries wait, are answered and closed. A click filters the list. */
function States({
  chosen,
  onChange,
}: {
  chosen: EnquiryState | undefined;
  onChange: (state: EnquiryState | null) => void;
}) {
  const { t } = useTranslation("enquiries");
  return (
    <Row gap="0.5rem" unbroken role="group" aria-label={t("filters.state")} className={list["slide"]}>
      {enquiryStates.map((state) => (
        <State key={state} state={state} chosen={chosen === state} onChange={onChange} />
      ))}
      <Button variant={chosen ? "default" : "filled"} color="ink" aria-pressed={!chosen} onClick={() => onChange(null)}>
        {t("filters.allStates")}
      </Button>
    </Row>
  );
}

type StateProps = { state: EnquiryState; chosen: boolean; onChange: (state: EnquiryState) => void };

function State({ state, chosen, onChange }: StateProps) {
  const { t } = useTranslation("enquiries");
  const { number } = useFormat();
  const { data } = useEnquiryCount({ state });
  return (
    <Button variant={chosen ? "filled" : "default"} color="ink" aria-pressed={chosen} onClick={() => onChange(state)}>
      {t(`states.${state}`)} {data !== undefined && <strong>&nbsp;{number(data)}</strong>}
    </Button>
  );
}

/** The option for no filter, since an option needs a value. */
const all = "(all)";

/** Pause in typing before the search runs, in ms. */
const pause = 300;

type EnquiryFiltersProps = { filter: EnquiryFilter; onChange: (change: EnquiriesChange) => void };

function EnquiryFilters({ filter, onChange }: EnquiryFiltersProps) {
  const { t } = useTranslation("enquiries");
  const { data: colleagues = [] } = useColleagues();
  const { kind, responsible, spam, from = "", to = "" } = filter;
  return (
    <div className={styles["filters"]} role="search">
      <SearchField search={filter.search ?? ""} onChange={onChange} />
      <FilterSelect
        label={t("filters.kind")}
        value={kind ?? all}
        onChange={(value) => onChange({ kind: value === all ? null : value })}
        options={[
          { value: all, label: t("filters.allKinds") },
          ...enquiryKinds.map((value) => ({ value, label: t(`kinds.${value}`) })),
        ]}
      />
      <FilterSelect
        label={t("filters.assigned")}
        value={responsible ?? all}
        onChange={(value) => onChange({ responsible: value === all ? null : value })}
        options={[
          { value: all, label: t("filters.anybody") },
          ...(colleagues.length > 1 ? [{ value: "me", label: t("filters.mine") }] : []),
          { value: "nobody", label: t("filters.nobody") },
          ...colleagues.flatMap(({ id, name, self, seesAll }) =>
            seesAll && !(self && colleagues.length > 1) ? [{ value: id, label: name }] : [],
          ),
        ]}
      />
      <FilterSelect
        label={t("filters.spam")}
        value={spam === "yes" ? "yes" : "no"}
        onChange={(value) => onChange({ spam: value === "yes" ? "yes" : null })}
        options={[
          { value: "no", label: t("filters.noSpam") },
          { value: "yes", label: t("filters.onlySpam") },
        ]}
      />
      <DateField label={t("filters.from")} date={from} onChange={(date) => onChange({ from: date })} />
      <DateField
        label={t("filters.to")}
        date={to}
        onChange={(date) => onChange({ to: date })}
        error={from && to && to < from ? t("filters.backwards") : undefined}
      />
    </div>
  );
}

type DateFieldProps = { label: string; date: string; onChange: (date: string) => void; error?: string | undefined };

/** A day, kept in the address once it is complete: the year 2026 is typed as 2, 20 and 202 before. */
function DateField({ label, date, onChange, error }: DateFieldProps) {
  const [typed, setTyped] = useState(date);
  const [followed, setFollowed] = useState(date);
  // The address changed without typing, such as when filters are cleared.
  if (date !== followed) {
    setFollowed(date);
    setTyped(date);
  }
  return (
    <TextInput
      type="date"
      max="9999-12-31"
      label={label}
      value={typed}
      error={error}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value);
        if (value >= "1000") onChange(value);
      }}
      onBlur={() => typed !== date && onChange(typed)}
    />
  );
}

/** Searches after a pause in typing, and keeps the search in the address. */
function SearchField({ search, onChange }: { search: string; onChange: EnquiryFiltersProps["onChange"] }) {
  const { t } = useTranslation("enquiries");
  const [typed, setTyped] = useState(search);
  const [followed, setFollowed] = useState(search);
  // The address changed without typing, such as when filters are cleared.
  if (search !== followed) {
    setFollowed(search);
    if (search !== typed.trim()) setTyped(search);
  }
  const ask = useDebouncedCallback((words: string) => onChange({ search: words.trim() }), pause);
  return (
    <TextInput
      className={styles["search"] ?? ""}
      type="search"
      maxLength={120}
      label={t("filters.search")}
      value={typed}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value);
        ask(value);
      }}
    />
  );
}
