import * as RadixSelect from "@radix-ui/react-select";
import { useId } from "react";
import styles from "./select.module.css";

/** Asks for the impossible as soon as a value can be the empty text. What is only known while the product runs is checked then. */
type NotEmpty<Value extends string> = string extends Value
  ? unknown
  : "" extends Value
    ? { options: "An option may not have an empty value." }
    : unknown;

export type SelectOption<Value extends string> = { value: Value; label: string };

export type SelectProps<Value extends string> = {
  label: string;
  /** The label is read by screen readers only, where the place says what is chosen. */
  labelHidden?: boolean;
  /** Null while nothing is chosen. */
  value: NoInfer<Value> | null;
  options: readonly SelectOption<Value>[];
  onChange: (value: Value) => void;
  /** Stands there while nothing is chosen. */
  placeholder?: string;
  /** What is wrong with the choice. */
  error?: string | undefined;
  disabled?: boolean;
  id?: string;
  name?: string;
  className?: string | undefined;
};

/** Mantine's dialogs close at Escape unless its target says that it has a use of its own. */
const keepsEscape = { "data-mantine-stop-propagation": "true" };

/**
 * A choice of one among several. The list opens by press, Enter, Space or an arrow; typing finds an option, open or closed, and
 * begins anew after a second (Radix). A long list scrolls, and its buttons scroll on every 50 ms (Radix).
 * @throws when an option has an empty value
 */
export function Select<const Value extends string>(props: SelectProps<Value> & NotEmpty<Value>) {
  const { label, labelHidden = false, value, options, onChange, placeholder, error, className, ...field } = props;
  const made = useId();
  const id = field.id ?? made;
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
      <RadixSelect.Root value={value ?? ""} onValueChange={choose} {...field}>
        <RadixSelect.Trigger
          id={id}
          className={styles["trigger"]}
          aria-label={labelHidden ? label : undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        >
          <span className={styles["value"]}>
            <RadixSelect.Value placeholder={placeholder}>{chosen?.label}</RadixSelect.Value>
          </span>
          <Chevron />
        </RadixSelect.Trigger>
        <RadixSelect.Portal>
          <RadixSelect.Content
            className={styles["list"]}
            position="popper"
            sideOffset={4}
            collisionPadding={8}
            {...keepsEscape}
          >
            <RadixSelect.ScrollUpButton className={styles["scroll"]} data-direction="up">
              <Chevron />
            </RadixSelect.ScrollUpButton>
            <RadixSelect.Viewport className={styles["viewport"]}>
              {options.map((option) => (
                <RadixSelect.Item key={option.value} className={styles["option"]} value={option.value} {...keepsEscape}>
                  <RadixSelect.ItemText>{option.label}</RadixSelect.ItemText>
                  <RadixSelect.ItemIndicator className={styles["check"]}>✓</RadixSelect.ItemIndicator>
                </RadixSelect.Item>
              ))}
            </RadixSelect.Viewport>
            <RadixSelect.ScrollDownButton className={styles["scroll"]} data-direction="down">
              <Chevron />
            </RadixSelect.ScrollDownButton>
          </RadixSelect.Content>
        </RadixSelect.Portal>
      </RadixSelect.Root>
      {error && (
        <p id={`${id}-error`} className={styles["error"]}>
          {error}
        </p>
      )}
    </div>
  );
}

function Chevron() {
  return (
    <svg className={styles["chevron"]} viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d="M3.5 6L8 10.5L12.5 6" fill="none" stroke="currentColor" strokeWidth="1.75" />
    </svg>
  );
}
