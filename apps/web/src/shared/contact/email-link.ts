/** A new email to an address that somebody typed (RFC 6068), with a subject if given. */
export function emailLink(email: string, subject?: string): string {
  const address = `mailto:${encodeURIComponent(email).replaceAll("%40", "@")}`;
  return subject === undefined ? address : `${address}?subject=${encodeURIComponent(subject)}`;
}
