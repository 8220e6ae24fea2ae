/** A path as redirects compare it: with the letters that percent signs stand for, and without a slash or `index.html` at its end. */
export function plainAddress(path: string): string {
  const plain = decoded(path).replace(/\/(?:index\.html)?$/, "");
  return plain === "" ? "/" : plain;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Whether a link leads to a page of this site. */
export function isInternal(link: string): boolean {
  return /^\/(?!\/)/.test(link);
}

/** Whether a link leads elsewhere: to another site, a mailbox or a phone. */
export function isOutside(link: string): boolean {
  return /^(?:https:\/\/|mailto:|tel:)/.test(link);
}
