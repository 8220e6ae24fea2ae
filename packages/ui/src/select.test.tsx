import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Select } from "./select.tsx";

const nothing = () => {};
const plans = [
  { value: "starter", label: "Starter" },
  { value: "business", label: "Business" },
] as const;

test("a select refuses an option without a value, by its types and at runtime", () => {
  const all = { value: "", label: "All" } as const;
  expect(() =>
    renderToStaticMarkup(
      <Select
        label="Plan"
        value="starter"
        onChange={nothing}
        // @ts-expect-error An empty value is not allowed.
        options={[all, ...plans]}
      />,
    ),
  ).toThrow('Select "Plan": an option may not have an empty value');
  const read: { value: string; label: string }[] = [all];
  expect(() => renderToStaticMarkup(<Select label="Plan" value={null} onChange={nothing} options={read} />)).toThrow(
    "empty value",
  );
});

test("a select shows the chosen option before any script runs", () => {
  const html = renderToStaticMarkup(<Select label="Plan" value="business" onChange={nothing} options={plans} />);
  expect(html).toMatch(/<button[^>]*role="combobox"[^>]*>.*Business/);
});

test("a select's label and error are linked to the control", () => {
  const html = renderToStaticMarkup(
    <Select
      label="Plan"
      id="plan"
      value={null}
      placeholder="Choose"
      error="Plan is required"
      onChange={nothing}
      options={plans}
    />,
  );
  expect(html).toContain('for="plan"');
  expect(html).toMatch(/<button[^>]*id="plan"[^>]*aria-invalid="true"[^>]*aria-describedby="plan-error"/);
  expect(html).toMatch(/<p [^>]*id="plan-error"[^>]*>Plan is required/);
  expect(html).toContain("Choose");
});
