import { browserSupportsWebAuthn, WebAuthnError, type WebAuthnErrorCode } from "@simplewebauthn/browser";
import { useTranslation } from "react-i18next";
import { CallError } from "../../shared/api/call-error.ts";
import { errorMessage } from "../../shared/api/error-message.ts";

const problems: Partial<Record<WebAuthnErrorCode, "address" | "known" | "unable">> = {
  ERROR_INVALID_DOMAIN: "address",
  ERROR_INVALID_RP_ID: "address",
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: "known",
  ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT: "unable",
  ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT: "unable",
};

/** Says why a passkey was not made or used: in the server's words, or by what the browser tells. */
export function usePasskeyProblem(): (error: unknown) => string {
  const { t } = useTranslation("admin");
  return (error) => {
    if (!browserSupportsWebAuthn()) return t("passkeys.problem.unsupported");
    const isOfBrowser = error instanceof WebAuthnError || error instanceof DOMException;
    if (error instanceof CallError || !isOfBrowser) return errorMessage(error);
    // Browsers do not tell a cancelled window from one whose time is over.
    return t(`passkeys.problem.${(error instanceof WebAuthnError && problems[error.code]) || "cancelled"}`);
  };
}
