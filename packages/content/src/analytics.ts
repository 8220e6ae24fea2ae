export { analytics } from "./own.ts";
