import { TextInput } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { EnquiryFilter } from "@agency/contracts/enquiries";
import { enquiryKinds } from "@agency/model/states";
import { FilterSelect } from "@agency/ui/filter-select";
import type { EnquiriesChange } from "./use-enquiries-place.ts";
import styles from "./enquiry-filters.module.css";

/** The option for no filter, since an option needs a value. */
const all = "all";

/** Pause in typing before the search runs, in ms. */
const pause = 300;

type EnquiryFiltersProps = { filter: EnquiryFilter; onChange: (change: EnquiriesChange) => void };

export function EnquiryFilters({ filter, onChange }: EnquiryFiltersProps) {
  const { t } = useTranslation("enquiries");
  const { kind, handled, spam, from = "", to = "" } = filter;
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
        label={t("filters.handled")}
        value={handled ?? all}
        onChange={(value) => onChange({ handled: value === all ? null : value })}
        options={[
          { value: all, label: t("filters.allStates") },
          { value: "no", label: t("filters.open") },
          { value: "yes", label: t("filters.done") },
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

type SearchFieldProps = { search: string; onChange: EnquiryFiltersProps["onChange"] };

/** Searches after a pause in typing, and keeps the search in the address. */
function SearchField({ search, onChange }: SearchFieldProps) {
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
