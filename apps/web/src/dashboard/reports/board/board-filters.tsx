import { useTranslation } from "react-i18next";
import { clientPackages } from "@agency/content/settings";
import { boardOrigins } from "@agency/model/states";
import { FilterSelect } from "@agency/ui/filter-select";
import type { BoardPlace } from "./use-board-place.ts";
import styles from "./board-filters.module.css";

type BoardFiltersProps = { place: BoardPlace; onOpen: (place: Partial<BoardPlace>) => void };

/** Which packages and sources the board shows. The states are chosen in the bar above. */
export function BoardFilters({ place, onOpen }: BoardFiltersProps) {
  const { t } = useTranslation(["admin", "board"]);
  return (
    <div className={styles["filters"]}>
      <FilterSelect
        label={t("clients.filterPackage")}
        labelHidden
        value={place.package ?? "all"}
        options={[
          { value: "all", label: t("clients.allPackages") },
          ...clientPackages.map((value) => ({ value, label: t(`package.${value}`) })),
        ]}
        onChange={(value) => onOpen({ package: value === "all" ? null : value })}
      />
      <FilterSelect
        label={t("board:filterOrigin")}
        labelHidden
        value={place.origin ?? "all"}
        options={[
          { value: "all", label: t("board:allOrigins") },
          ...boardOrigins.map((value) => ({ value, label: t(`figures.origins.${value}`) })),
        ]}
        onChange={(value) => onOpen({ origin: value === "all" ? null : value })}
      />
    </div>
  );
}
