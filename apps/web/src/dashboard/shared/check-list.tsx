import { Checkbox } from "@mantine/core";
import { Stack } from "@agency/ui/layout";

type CheckListProps<Option extends string> = {
  label: string;
  description?: string;
  options: readonly Option[];
  chosen: readonly Option[];
  optionName: (option: Option) => string;
  onChange: (chosen: Option[]) => void;
};

/** A checkbox for each option. What is chosen keeps their order. */
export function CheckList<Option extends string>(props: CheckListProps<Option>) {
  const { options, chosen, optionName, onChange, ...group } = props;
  return (
    <Checkbox.Group
      {...group}
      value={[...chosen]}
      onChange={(values) => onChange(options.filter((option) => values.includes(option)))}
    >
      <Stack gap="0 1rem" cells="14rem">
        {options.map((option) => (
          <Checkbox key={option} value={option} label={optionName(option)} />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}
