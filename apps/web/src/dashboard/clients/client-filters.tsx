import { memo } from "react";
import { useTranslation } from "react-i18next";
import { clientPackages } from "@agency/content/settings";
import { clientStatuses } from "@agency/model/states";
import { FilterSelect } from "@agency/ui/filter-select";
import { SearchField } from "../shared/table/search-field.tsx";
import type { ClientFilter } from "./use-client-list.ts";
import styles from "./client-list.module.css";

type ClientFiltersProps = { filter: ClientFilter; onChange: (filter: ClientFilter) => void };

export const ClientFilters = memo(function ClientFilters({ filter, onChange }: ClientFiltersProps) {
  const { t } = useTranslation("admin");
  return (
    <div className={styles["filters"]} role="search">
      <SearchField
        className={styles["search"]}
        label={t("clients.search")}
        onSearch={(search) => onChange({ ...filter, search })}
      />
      <FilterSelect
        label={t("clients.filterStatus")}
        labelHidden
        value={filter.status ?? "all"}
        options={[
          { value: "all", label: t("clients.allStatuses") },
          ...clientStatuses.map((value) => ({ value, label: t(`status.${value}`) })),
        ]}
        onChange={(value) => onChange({ ...filter, status: value === "all" ? null : value })}
      />
      <FilterSelect
        label={t("clients.filterPackage")}
        labelHidden
        value={filter.package ?? "all"}
        options={[
          { value: "all", label: t("clients.allPackages") },
          ...clientPackages.map((value) => ({ value, label: t(`package.${value}`) })),
        ]}
        onChange={(value) => onChange({ ...filter, package: value === "all" ? null : value })}
      />
    </div>
  );
});
