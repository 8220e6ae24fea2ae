import type { TFunction } from "i18next";
import { readEmail } from "@agency/model/email-address";
import { isBareName } from "@agency/model/web-address";

export type Problems = Partial<Record<string, string>>;

/** What the values of fields can mean that have several readings. */
export type Choices = Partial<Record<string, string[]>>;

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * The errors of the form by field name. The browser's own validation reports one field at a time, in the browser's
 * language. Adds a missing `https://` to addresses.
 */
export function checkFields(form: HTMLFormElement, t: TFunction<"forms">): Problems {
  const problems: Problems = {};
  for (const field of formFields(form)) {
    if (field instanceof HTMLInputElement) completeAddress(field);
    const problem = fieldProblem(field, t);
    if (problem) problems[field.name] = problem;
  }
  return problems;
}

function fieldProblem(field: Field, t: TFunction<"forms">): string | undefined {
  const { validity } = field;
  if (validity.valueMissing || (field.required && field.value.trim() === "")) return t("required");
  // Browsers differ on internationalised domains.
  if (field.type === "email") return emailProblem(field.value.trim(), t);
  if (validity.typeMismatch) return t("address");
  return validity.valid ? undefined : field.validationMessage;
}

function emailProblem(typed: string, t: TFunction<"forms">): string | undefined {
  const read = readEmail(typed);
  if (typed === "" || "email" in read) return undefined;
  return t(read.problem === "email" ? "email" : "emailName");
}

/** The form's fields that people fill in, in document order. */
export function formFields(form: HTMLFormElement): Field[] {
  return [...form.elements].filter(
    (element): element is Field => "willValidate" in element && "value" in element && element.willValidate === true,
  );
}

/** Adds the scheme that people leave out: `kedai.my` becomes `https://kedai.my`. */
export function completeAddress(field: HTMLInputElement): void {
  if (field.type !== "url" || !field.validity.typeMismatch) return;
  const address = field.value.trim();
  if (isBareName(address)) {
    field.value = `https://${address}`;
    field.dataset["typed"] = address;
  }
}

/** The address of a field as it was typed: without a scheme, a site may also be one that has no https. */
export function typedAddress({ value, dataset: { typed } }: HTMLInputElement): string {
  return typed !== undefined && value === `https://${typed}` ? typed : value.trim();
}
