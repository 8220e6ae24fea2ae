import { useTranslation } from "react-i18next";
import { type ReportType, reportTypes } from "@agency/model/report/report-type";
import styles from "./contacts.module.css";

type ReportTypesChoiceProps = { types: ReportType[]; onChange: (types: ReportType[]) => void };

/** The reports that a contact gets. */
export function ReportTypesChoice({ types, onChange }: ReportTypesChoiceProps) {
  const { t } = useTranslation("admin");
  return (
    <fieldset className={styles["types"]}>
      <legend>{t("contacts.reports")}</legend>
      {reportTypes.map((type) => (
        <label key={type}>
          <input
            type="checkbox"
            checked={types.includes(type)}
            onChange={({ currentTarget }) =>
              onChange(reportTypes.filter((one) => (one === type ? currentTarget.checked : types.includes(one))))
            }
          />
          {t(`reportType.${type}`)}
        </label>
      ))}
      {types.length === 0 && <p className={styles["none"]}>{t("contacts.noReports")}</p>}
    </fieldset>
  );
}
