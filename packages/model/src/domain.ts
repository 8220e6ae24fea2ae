/** A label of a domain as browsers' email fields accept it, but for hyphens at its ends. */
const label = /^[a-z0-9-]{1,63}$/;

/** Would end the host of a URL, or be decoded or removed from it. */
const endsHost = /[\s/?#\\:@[\]%]/u;

/**
 * The ASCII form (UTS 46) of a domain in letters of any script: `xn--mnchen-3ya.example` for `München.example`. Null when it is
 * none.
 */
export function asciiDomain(typed: string): string | null {
  const url = `http://${typed}`;
  if (endsHost.test(typed) || !URL.canParse(url)) return null;
  const { hostname } = new URL(url);
  return isDomain(hostname) ? hostname : null;
}

/** Two labels or more; the last is not a number, so it cannot be an IP address. */
function isDomain(hostname: string): boolean {
  const labels = hostname.split(".");
  const last = labels.at(-1) ?? "";
  const areLabels = labels.every((one) => label.test(one) && !one.startsWith("-") && !one.endsWith("-"));
  return areLabels && labels.length > 1 && last.length > 1 && /^[a-z]/.test(last);
}
