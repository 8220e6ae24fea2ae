/**
 * The environment of a build of the site. An address that only this machine can open stays out of the pages: the API fills its own in
 * (packages/content/src/unfilled-address.ts), so that it may change without a build.
 * @param {Record<string, string>} environment
 * @returns {Record<string, string>}
 */
export function siteEnvironment({ PUBLIC_URL, ...rest }) {
  return PUBLIC_URL && !isOfThisMachine(PUBLIC_URL) ? { ...rest, PUBLIC_URL } : rest;
}

/** @param {string} url */
function isOfThisMachine(url) {
  return /^https?:\/\/(?:localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?\/*$/i.test(url.trim());
}
