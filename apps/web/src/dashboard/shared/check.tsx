import type { ReactNode } from "react";
import styles from "./shared.module.css";

type CheckProps = { children: ReactNode; checked: boolean; onChange: (checked: boolean) => void; hint?: string };

/** A checkbox with its label. `hint` is the ID of what describes it. */
export function Check({ children, checked, onChange, hint }: CheckProps) {
  return (
    <label className={styles["check"]}>
      <input
        type="checkbox"
        aria-describedby={hint}
        checked={checked}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      {children}
    </label>
  );
}

type CheckListProps<Option extends string> = {
  options: readonly Option[];
  chosen: readonly Option[];
  nameOf: (option: Option) => string;
  onChange: (chosen: Option[]) => void;
};

/** A checkbox for each option. What is chosen keeps their order. */
export function CheckList<Option extends string>({ options, chosen, nameOf, onChange }: CheckListProps<Option>) {
  return options.map((option) => (
    <Check
      key={option}
      checked={chosen.includes(option)}
      onChange={(checked) => onChange(options.filter((one) => (one === option ? checked : chosen.includes(one))))}
    >
      {nameOf(option)}
    </Check>
  ));
}
