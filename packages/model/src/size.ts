const megabyte = 1_000_000;
const gigabyte = 1000 * megabyte;

/** A size on a disk as people read it, such as "3.2 GB" or "480 MB". @param bytes of it */
export function formatSize(bytes: number, locale: string): string {
  const [unit, divisor] = bytes < gigabyte ? (["megabyte", megabyte] as const) : (["gigabyte", gigabyte] as const);
  const maximumFractionDigits = bytes < gigabyte ? 0 : 1;
  return new Intl.NumberFormat(locale, { style: "unit", unit, maximumFractionDigits }).format(bytes / divisor);
}
