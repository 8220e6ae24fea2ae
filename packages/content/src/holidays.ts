export { holidays } from "./own.ts";
