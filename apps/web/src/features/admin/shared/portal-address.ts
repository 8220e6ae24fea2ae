import { useLocalisedPath } from "../../../lib/i18n/use-language.ts";

/** Where a client's portal opens. The client ID stands behind the hash, so that no server log holds it. */
export function usePortalAddress(): (clientId: string) => string {
  const localised = useLocalisedPath();
  return (clientId) => `${localised("/client-portal")}#id=${clientId}`;
}
