const sizes = [
  ["gigabyte", 1_000_000_000],
  ["megabyte", 1_000_000],
  ["kilobyte", 1000],
] as const;

/** A size as people read it, such as "3.2 GB", "480 MB" or "2.4 kB". @param bytes of it */
export function formatSize(bytes: number, locale: string): string {
  const [unit, divisor] = sizes.find(([, least]) => bytes >= least) ?? (["kilobyte", 1000] as const);
  const size = bytes / divisor;
  return size.toLocaleString(locale, { style: "unit", unit, maximumFractionDigits: size < 10 ? 1 : 0 });
}
