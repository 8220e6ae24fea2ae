/** The `tel:` address of a phone number: "+60 5-000 0000" becomes `tel:+6050000000`. */
export function telephoneAddress(number: string): string {
  return `tel:${number.replaceAll(/[^+\d]/g, "")}`;
}
