export { team, values } from "./own.ts";
