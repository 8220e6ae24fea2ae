import { type Environment, EnvironmentError } from "../../kit/environment.ts";
import { presentKeys } from "../../kit/secrets/secret-key.ts";
import { unlikelySettings } from "../../kit/start/unlikely-settings.ts";
import { type Finding, ok, todo } from "./finding.ts";

type Variables = Record<string, string | undefined>;

/** Variables that have no effect, or that are for tests. */
export function checkSettings(source: Variables, { RATE_LIMITS }: Pick<Environment, "RATE_LIMITS">): Finding[] {
  const found = unlikelySettings(source).map((sentence) => todo("Settings", sentence));
  if (RATE_LIMITS === "off") found.push(todo("Settings", "RATE_LIMITS is off, so guesses are not limited. Remove it."));
  return found.length > 0 ? found : [ok("Settings", "every variable has an effect")];
}

/** Whether the key that encrypts tokens and seals backups is there. */
export function checkSecretKey(environment: Environment): Finding {
  try {
    if (presentKeys(environment).length === 0) {
      return environment.DATABASE_URL
        ? todo(
            "SECRET_KEY",
            "is not set. Make one with `openssl rand -base64 32`, and give the same one to every process.",
          )
        : todo(
            "SECRET_KEY",
            "there is none in DATA_DIR yet. Start the product once, then keep a copy of secret.key elsewhere.",
          );
    }
  } catch (error) {
    if (error instanceof EnvironmentError) return todo("SECRET_KEY", error.message);
    throw error;
  }
  if (!environment.SECRET_KEY_OLD) return ok("SECRET_KEY", "is there; keep a copy apart from the backups");
  return todo(
    "SECRET_KEY",
    "SECRET_KEY_OLD is set. Once the set-up has said that connections are encrypted again, remove it.",
  );
}
