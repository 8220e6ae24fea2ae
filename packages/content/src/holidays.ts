export { holidays } from "#agency/holidays.ts";
