/** Adds the scheme that people leave out: `kedai.my` becomes `https://kedai.my`. */
export function completeAddress(field: HTMLInputElement): void {
  if (field.type !== "url" || !field.validity.typeMismatch) return;
  const address = field.value.trim();
  if (/^[^\s/:@]+\.[^\s/:@]{2,}(?:[/:?#]\S*)?$/.test(address)) field.value = `https://${address}`;
}
