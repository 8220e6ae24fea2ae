import type { TFunction } from "i18next";
import { completeAddress } from "./complete-address.ts";

export type Problems = Partial<Record<string, string>>;

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * What is wrong with what was filled in, by the names of the fields. The browser knows too, but says it in a language of its
 * own, of one field at a time. Addresses without `https://` are completed.
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

/** The fields of the form that a person fills in, in their order. */
export function fieldsOf(form: HTMLFormElement): Field[] {
  return [...form.elements].filter(
    (element): element is Field => "willValidate" in element && "value" in element && element.willValidate === true,
  );
}
