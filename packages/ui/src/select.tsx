import * as RadixSelect from "@radix-ui/react-select";
import { useId, useState } from "react";
import { Chevron } from "./chevron.tsx";
import { Text } from "./layout.tsx";
import styles from "./select.module.css";

/** A type error when a value can be the empty string. Values known only at runtime are checked then. */
type NotEmpty<Value extends string> = string extends Value
  ? unknown
  : "" extends Value
    ? { options: "An option may not have an empty value." }
    : unknown;

export type SelectOption<Value extends string> = { value: Value; label: string };

export type SelectProps<Value extends string> = {
  label: string;
  /** Hides the label visually, for places where the context is clear. */
  labelHidden?: boolean;
  /** Null when nothing is selected. */
  value: NoInfer<Value> | null;
  options: readonly SelectOption<Value>[];
  onChange: (value: Value) => void;
  /** Shown while nothing is selected. */
  placeholder?: string;
  /** The error message. */
  error?: string | undefined;
  disabled?: boolean;
  id?: string;
  name?: string;
  className?: string | undefined;
};

/**
 * A select for one of several options. The list opens on press, Enter, Space or an arrow key. Typing finds an option,
 * open or closed, and resets after a second (Radix). A long list scrolls, and its buttons scroll every 50 ms (Radix).
 * @throws when an option has an empty value
 */
export function Select<const Value extends string>(props: SelectProps<Value> & NotEmpty<Value>) {
  const { label, labelHidden = false, value, options, onChange, placeholder, error, className, ...field } = props;
  const made = useId();
  const id = field.id ?? made;
  // Radix renders the options of a closed list as well. Nobody needs them before the first focus, and pages have many lists.
  const [used, setUsed] = useState(false);
  if (options.some((option) => option.value === "")) {
    throw new Error(
      `Select "${label}": an option may not have an empty value. Use null and a placeholder, or name it.`,
    );
  }
  const chosen = options.find((option) => option.value === value);
  const choose = (text: string) => {
    const next = options.find((option) => option.value === text);
    if (next && next !== chosen) onChange(next.value);
  };

  return (
    <div className={className}>
      {!labelHidden && (
        <label className={styles["label"]} htmlFor={id}>
          {label}
        </label>
      )}
      <RadixSelect.Root value={value ?? ""} onValueChange={choose} onOpenChange={() => setUsed(true)} {...field}>
        <RadixSelect.Trigger
          id={id}
          className={styles["trigger"]}
          aria-label={labelHidden ? label : undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onFocus={() => setUsed(true)}
        >
          <span className={styles["value"]}>
            <RadixSelect.Value placeholder={placeholder}>{chosen?.label}</RadixSelect.Value>
          </span>
          <Chevron />
        </RadixSelect.Trigger>
        {used && (
          <RadixSelect.Portal>
            <RadixSelect.Content className={styles["list"]} position="popper" sideOffset={4} collisionPadding={8}>
              <RadixSelect.ScrollUpButton className={styles["scroll"]} data-direction="up">
                <Chevron />
              </RadixSelect.ScrollUpButton>
              <RadixSelect.Viewport className={styles["viewport"]}>
                {options.map((option) => (
                  <RadixSelect.Item key={option.value} className={styles["option"]} value={option.value}>
                    <RadixSelect.ItemText>{option.label}</RadixSelect.ItemText>
                    <RadixSelect.ItemIndicator>✓</RadixSelect.ItemIndicator>
                  </RadixSelect.Item>
                ))}
              </RadixSelect.Viewport>
              <RadixSelect.ScrollDownButton className={styles["scroll"]} data-direction="down">
                <Chevron />
              </RadixSelect.ScrollDownButton>
            </RadixSelect.Content>
          </RadixSelect.Portal>
        )}
      </RadixSelect.Root>
      {error && (
        <Text id={`${id}-error`} tone="bad" size="tiny" top="0.25rem" className={styles["error"]}>
          {error}
        </Text>
      )}
    </div>
  );
}
