import { endpoint } from "../endpoint.ts";
import type * as routes from "./routes.ts";

export const readPerson = endpoint<typeof routes.readPerson>("GET", "/api/people");
export const exportPerson = endpoint<typeof routes.exportPerson>("GET", "/api/people/export");
export const erasePerson = endpoint<typeof routes.erasePerson>("DELETE", "/api/people");
