import { plainAddress } from "./plain-address.ts";

/** An old address as it is compared: `/About-Us/` is `/about-us`, and what makes it another page stays behind it, as in `/?p=123`. */
export function oldAddress(url: string): string {
  const [path = "", query = ""] = url.split(/\?(.*)/s, 2);
  const parts = new URLSearchParams(query);
  parts.sort();
  const plain = plainAddress(path).toLowerCase();
  return query === "" ? plain : `${plain}?${parts.toString()}`;
}
