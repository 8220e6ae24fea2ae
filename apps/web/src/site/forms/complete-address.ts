/** Adds the scheme that people leave out: `kedai.my` becomes `https://kedai.my`. */
export function completeAddress(field: HTMLInputElement): void {
  if (field.type !== "url" || !field.validity.typeMismatch) return;
  const address = field.value.trim();
  if (/^[^\s/:@]+\.[^\s/:@]{2,}(?:[/:?#]\S*)?$/.test(address)) {
    field.value = `https://${address}`;
    field.dataset["typed"] = address;
  }
}

/** The address of a field as it was typed: without a scheme, a site may also be one that has no https. */
export function typedAddress({ value, dataset: { typed } }: HTMLInputElement): string {
  return typed !== undefined && value === `https://${typed}` ? typed : value.trim();
}
