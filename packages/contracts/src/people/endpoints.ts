import { endpoint } from "../endpoint.ts";
import type { Erased, Person, PersonQuery } from "./schemas.ts";

export const readPerson = endpoint<{ query: PersonQuery; response: Person }>("GET", "/api/people");
export const exportPerson = endpoint<{ query: PersonQuery; response: unknown }>("GET", "/api/people/export");
export const erasePerson = endpoint<{ query: PersonQuery; response: Erased }>("DELETE", "/api/people");
