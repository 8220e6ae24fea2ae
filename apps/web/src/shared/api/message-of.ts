import { languageOfPath } from "../i18n/language-path.ts";
import { translatorOf } from "../i18n/messages.ts";
import { CallError } from "./call-error.ts";

/** The message about a failed call: the server's own words, or that the server could not be reached. */
export function messageOf(error: unknown): string {
  if (error instanceof CallError && error.body) return error.body.message;
  const { t } = translatorOf(languageOfPath(location.pathname));
  if (!(error instanceof CallError)) return t("common:failure.unreachable");
  // A proxy in front of the API may answer this without a body.
  if (error.status === 429) return t("common:failure.tooMany");
  return t("common:failure.answer", { status: error.status });
}
