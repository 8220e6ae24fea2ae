/** A text as a name in addresses: "Kopi & Teh Café" is `kopi-teh-cafe`; empty without Latin letters and digits. */
export function addressName(text: string): string {
  const plain = text
    .normalize("NFKD")
    .replaceAll(/\p{Diacritic}/gu, "")
    .toLowerCase();
  return plain
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join("-");
}
