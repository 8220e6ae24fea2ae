export { contentUpdated } from "#agency/updated.ts";
