import { startTransition, useId, useState } from "react";
import { Chevron } from "./chevron.tsx";
import type { SelectProps } from "./select.tsx";
import styles from "./select.module.css";

type FilterSelectProps<Value extends string> = Pick<
  SelectProps<Value>,
  "label" | "labelHidden" | "options" | "onChange"
> & { value: NoInfer<Value> };

/**
 * A filter above a list: the browser's own select, which opens at once above however many rows. It shows the choice before the
 * list is rendered for it.
 */
export function FilterSelect<const Value extends string>(props: FilterSelectProps<Value>) {
  const { label, labelHidden = false, value, options, onChange } = props;
  const id = useId();
  const [chosen, setChosen] = useState<string>(value);
  const [followed, setFollowed] = useState(value);
  // The filter changed without a choice here, such as when filters are cleared.
  if (value !== followed) {
    setFollowed(value);
    setChosen(value);
  }
  const choose = (text: string) => {
    setChosen(text);
    const next = options.find((option) => option.value === text);
    if (next) startTransition(() => onChange(next.value));
  };

  return (
    <div>
      {!labelHidden && (
        <label className={styles["label"]} htmlFor={id}>
          {label}
        </label>
      )}
      <div className={styles["native"]}>
        <select
          id={id}
          className={styles["trigger"]}
          aria-label={labelHidden ? label : undefined}
          value={chosen}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Chevron />
      </div>
    </div>
  );
}
