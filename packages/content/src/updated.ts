export { contentUpdated } from "./own.ts";
