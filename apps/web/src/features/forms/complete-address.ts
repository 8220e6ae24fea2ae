import type { InvalidEvent } from "react";

/** People write addresses as they say them: `kedai.my` becomes `https://kedai.my`, and the form is sent after all. */
export function completeAddress(event: InvalidEvent<HTMLFormElement>): void {
  const field = event.target;
  if (!(field instanceof HTMLInputElement) || field.type !== "url" || !field.validity.typeMismatch) return;
  const address = field.value.trim();
  if (!/^[^\s/:@]+\.[^\s/:@]{2,}(?:[/:?#]\S*)?$/.test(address)) return;
  event.preventDefault();
  field.value = `https://${address}`;
  const { form } = field;
  // Each invalid field says so in turn; the last of them has been heard by then.
  setTimeout(() => form?.requestSubmit());
}
