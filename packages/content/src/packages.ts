export { packages } from "#agency/packages.ts";
