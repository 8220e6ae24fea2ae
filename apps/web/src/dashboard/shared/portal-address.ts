import { useLocalisedPath } from "../../shared/i18n/use-language.ts";

/**
 * Where a client's portal opens, at one report or else at the newest. The client ID stands behind the hash, so that no
 * server log holds it.
 */
export function usePortalAddress(): (clientId: string, reportId?: string) => string {
  const localised = useLocalisedPath();
  return (clientId, reportId) => {
    const report = reportId === undefined ? "" : `?report=${reportId}`;
    return `${localised("/client-portal")}${report}#id=${clientId}`;
  };
}
