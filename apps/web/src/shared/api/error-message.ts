import { languageOfPath } from "../i18n/language-path.ts";
import { getTranslator } from "../i18n/messages.ts";
import { CallError } from "./call-error.ts";

/** The message about a failed call: the server's own words, or that the server could not be reached. */
export function errorMessage(error: unknown): string {
  if (error instanceof CallError && error.body) return error.body.message;
  const { t } = getTranslator(languageOfPath(location.pathname));
  if (!(error instanceof CallError)) return t("common:failure.unreachable");
  // A proxy in front of the API may answer this without a body.
  if (error.status === 429) return t("common:failure.tooMany");
  return t("common:failure.answer", { status: error.status });
}
