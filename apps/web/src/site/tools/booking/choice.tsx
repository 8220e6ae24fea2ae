import { Row, Text } from "@agency/ui/layout";
import styles from "./booking.module.css";

export type ChoiceProps = {
  legend: string;
  name: string;
  values: readonly string[];
  /** Shows a value. */
  children: (value: string) => string;
  /** The chosen value, if the caller keeps it. */
  chosen?: string;
  onChoose?: (value: string) => void;
  /** The value that is chosen at first. */
  preset?: string;
  required?: boolean;
};

/** A group of radio buttons that look like buttons. */
export function Choice(choice: ChoiceProps) {
  const { legend, name, values, children, chosen, onChoose, preset, required = false } = choice;
  return (
    <fieldset className={styles["choice"]}>
      <Text as="legend" strong>
        {legend}
      </Text>
      <Row gap="0.5rem" top="0.5rem">
        {values.map((value) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              required={required}
              defaultChecked={preset === undefined ? undefined : preset === value}
              {...(chosen !== undefined && { checked: chosen === value, onChange: () => onChoose?.(value) })}
            />
            <span>{children(value)}</span>
          </label>
        ))}
      </Row>
    </fieldset>
  );
}
