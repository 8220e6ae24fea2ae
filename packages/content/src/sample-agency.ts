/*
 * The sample agency of the repository, also where AGENCY_DIR names another one: what must not be left of it there.
 */
export { brand as sampleBrand } from "../agency/brand/brand.ts";
export { agency as sampleAgency } from "../agency/details.ts";
