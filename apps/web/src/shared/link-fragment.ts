/**
 * What follows the # of an emailed link. Programs that check links escape signs in it, some of them twice, and others take along the sign after
 * the link: a full stop, a bracket, a space. No part of ours ends with one.
 * @param hash of the address, with its #
 */
export function linkFragment(hash: string): string {
  return hash
    .slice(1)
    .replaceAll(/%(?:25)*([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/[^\w-]+$/, "");
}
