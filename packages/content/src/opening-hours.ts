export { consultation, openingHours } from "./own.ts";
