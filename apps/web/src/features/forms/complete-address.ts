import type { InvalidEvent } from "react";

/** People write addresses as they say them: `kedai.my` becomes `https://kedai.my`. Tells whether it did. */
export function completeAddress(field: HTMLInputElement): boolean {
  if (field.type !== "url" || !field.validity.typeMismatch) return false;
  const address = field.value.trim();
  if (!/^[^\s/:@]+\.[^\s/:@]{2,}(?:[/:?#]\S*)?$/.test(address)) return false;
  field.value = `https://${address}`;
  return true;
}

/** The same for a form that the browser checks; it is sent after all. */
export function completeInvalidAddress(event: InvalidEvent<HTMLFormElement>): void {
  const field = event.target;
  if (!(field instanceof HTMLInputElement) || !completeAddress(field)) return;
  event.preventDefault();
  const { form } = field;
  // Each invalid field says so in turn; the last of them has been heard by then.
  setTimeout(() => form?.requestSubmit());
}
