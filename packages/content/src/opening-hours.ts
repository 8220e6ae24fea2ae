export { consultation, openingHours } from "#agency/opening-hours.ts";
