/** A failure whose message says everything a person needs to know. It is printed without a stack. */
export class Failure extends Error {
  /** @override */
  name = "Failure";
}

/**
 * @param {unknown} error
 * @returns {string}
 */
export function describeError(error) {
  if (error instanceof Failure) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/**
 * @param {unknown} error
 * @returns {string} without a stack
 */
export function errorMessage(error) {
  return error instanceof Error ? error.message : String(error);
}
