import "@agency/content/agency-folder";

// Imported only now, so that all of it reads the agency's folder in AGENCY_DIR.
await import("./cli-program.ts");
