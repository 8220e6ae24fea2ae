import { fileURLToPath } from "node:url";
import { readFolder } from "../folder/read-agency.ts";
import type { Brand } from "./brand/shape.ts";

const { stated } = readFolder(fileURLToPath(new URL("../agency", import.meta.url)), new Date());
const [sample] = Object.values(stated);
if (!sample) throw new Error("The sample agency has no language.");

/** The sample agency of the repository, also where AGENCY_DIR names another one: what must not be left of it there. */
export const sampleAgency = sample.agency;
export const sampleBrand = sample.brand as Brand;
