export { bookingHours, consultation, openingHours } from "./own.ts";
