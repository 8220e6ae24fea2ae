import { AgencyMistakes } from "./folder/load-agency.ts";
import { picturesShown } from "./src/check-folder.ts";
import { endWithMistakes } from "./src/own.ts";

// Checks all of the agency's folder, and says every mistake in it with its file and line.
try {
  picturesShown();
} catch (error) {
  if (!(error instanceof AgencyMistakes)) throw error;
  endWithMistakes(error.message);
}
