/** The `tel:` address of a number as people write it: "+60 5-000 0000" is `tel:+6050000000`. */
export function telephoneAddress(number: string): string {
  return `tel:${number.replaceAll(/[^+\d]/g, "")}`;
}
