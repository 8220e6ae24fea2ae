import { NativeSelect, TextInput } from "@mantine/core";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { languages } from "@agency/content/languages";
import { clientStatuses, packages } from "../shared/names.ts";
import type { ClientValues } from "./client-values.ts";
import styles from "./client-form.module.css";

type ClientFieldsProps = {
  values: ClientValues;
  onChange: (values: ClientValues) => void;
  /** What is wrong with a field, by its name. */
  problems: Record<string, string>;
  withStatus: boolean;
};

export function ClientFields({ values, onChange, problems, withStatus }: ClientFieldsProps) {
  const { t } = useTranslation("admin");
  // The add form and the edit dialog can stand on the page together.
  const form = useId();
  const field = (name: keyof ClientValues) => ({
    id: `${form}-${name}`,
    name,
    label: t(`clients.${name}`),
    value: values[name],
    error: problems[name] && t("clients.field", { label: t(`clients.${name}`), message: problems[name] }),
  });
  const set = (patch: Partial<ClientValues>) => onChange({ ...values, ...patch });
  const type = (name: "name" | "email" | "website" | "businessType" | "monthlyFee") => ({
    ...field(name),
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => set({ [name]: currentTarget.value }),
  });

  return (
    <div className={styles["fields"]}>
      <TextInput {...type("name")} data-autofocus required autoComplete="off" className={styles["wide"] ?? ""} />
      <TextInput {...type("email")} type="email" required autoComplete="off" className={styles["wide"] ?? ""} />
      <TextInput
        {...type("website")}
        type="url"
        autoComplete="off"
        placeholder="https://"
        description={t("clients.websiteHint")}
        inputWrapperOrder={["label", "input", "description", "error"]}
        className={styles["wide"] ?? ""}
      />
      <TextInput {...type("businessType")} autoComplete="off" className={styles["wide"] ?? ""} />
      <NativeSelect
        {...field("package")}
        data={packages.map((value) => ({ value, label: t(`package.${value}`) }))}
        onChange={({ currentTarget }) => set({ package: currentTarget.value as ClientValues["package"] })}
      />
      <TextInput {...type("monthlyFee")} type="number" inputMode="numeric" min={0} step={1} autoComplete="off" />
      <NativeSelect
        {...field("language")}
        data={Object.entries(languages).map(([value, { label }]) => ({ value, label }))}
        onChange={({ currentTarget }) => set({ language: currentTarget.value as ClientValues["language"] })}
      />
      {withStatus && (
        <NativeSelect
          {...field("status")}
          data={clientStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
          onChange={({ currentTarget }) => set({ status: currentTarget.value as ClientValues["status"] })}
        />
      )}
    </div>
  );
}
