/** Maximum size of a logo's file, in bytes, and of the request that carries it as base64. */
export const maximumLogoBytes = 2_097_152;
export const maximumLogoBody = 2_900_000;
