/**
 * The origin that built pages name while the site has no public address of its own: the API writes its own in its place when it sends
 * them. It is an address that can never exist (RFC 6761), and has no path.
 */
export const unfilledAddress = "https://address-of-the-site.invalid";
