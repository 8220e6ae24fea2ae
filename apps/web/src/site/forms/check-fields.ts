import type { TFunction } from "i18next";
import { completeAddress } from "./complete-address.ts";

export type Problems = Partial<Record<string, string>>;

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * The errors of the form by field name. The browser's own validation reports one field at a time, in the browser's
 * language. Adds a missing `https://` to addresses.
 */
export function checkFields(form: HTMLFormElement, t: TFunction<"forms">): Problems {
  const problems: Problems = {};
  for (const field of fieldsOf(form)) {
    if (field instanceof HTMLInputElement) completeAddress(field);
    const { validity } = field;
    if (validity.valueMissing || (field.required && field.value.trim() === "")) problems[field.name] = t("required");
    else if (validity.typeMismatch) problems[field.name] = t(field.type === "email" ? "email" : "address");
    else if (!validity.valid) problems[field.name] = field.validationMessage;
  }
  return problems;
}

/** The form's fields that people fill in, in document order. */
export function fieldsOf(form: HTMLFormElement): Field[] {
  return [...form.elements].filter(
    (element): element is Field => "willValidate" in element && "value" in element && element.willValidate === true,
  );
}
