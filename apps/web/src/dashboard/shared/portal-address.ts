import { useLocalisedPath } from "../../shared/i18n/use-language.ts";

/**
 * The address of a client's portal, opened at one report or else at the newest. The client ID follows the #, so that
 * server logs never include it.
 */
export function usePortalAddress(): (clientId: string, reportId?: string) => string {
  const localised = useLocalisedPath();
  return (clientId, reportId) => {
    const report = reportId === undefined ? "" : `?report=${reportId}`;
    return `${localised("/client-portal")}${report}#id=${clientId}`;
  };
}
