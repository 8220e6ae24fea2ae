import { QueryClientProvider } from "@tanstack/react-query";
import type { ResourceKey, ResourceNamespaceMap } from "i18next";
import { renderToString } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { StaticRouter } from "react-router";
import type { DrawnPortal, DrawPortal } from "@agency/contracts/portal";
import { clientQuery, newestQuery, reportQuery } from "../portal/api.ts";
import { PortalFrame, Recording } from "../portal/portal-frame.tsx";
import { Portal } from "../portal/portal.tsx";
import { UsualBox, usualBox } from "../shared/chart/bar-chart.tsx";
import { localisedPath } from "../shared/i18n/language-path.ts";
import { addMessages, getTranslator } from "../shared/i18n/messages.ts";
import { createQueryClient, Providers } from "./providers.tsx";

const known = new Set<string>();

/**
 * Draws a client's portal as the application draws it, its first tab open. `scripts/portal` builds this into one file for the API.
 * Everything about the client is in the arguments: nothing of one drawing is left for the next.
 */
export const drawPortal: DrawPortal = (portal) => {
  const { language, client, report, texts } = portal;
  if (!known.has(language)) {
    for (const [namespace, messages] of Object.entries(texts)) {
      addMessages(language, namespace as keyof ResourceNamespaceMap, messages as ResourceKey);
    }
    known.add(language);
  }
  const path = localisedPath("/client-portal", language);
  return renderToString(
    <StaticRouter location={report ? `${path}?report=${encodeURIComponent(report.id)}` : path}>
      <I18nextProvider i18n={getTranslator(language)}>
        <Providers>
          <QueryClientProvider client={fillCache(portal)}>
            <UsualBox value={{ ...usualBox, width: chartWidth(portal.width) }}>
              <PortalFrame onLeave={() => undefined} foot={<Recording client={client} />}>
                <Portal client={client} arrived={false} />
              </PortalFrame>
            </UsualBox>
          </QueryClientProvider>
        </Providers>
      </I18nextProvider>
    </StaticRouter>,
  );
};

function fillCache({ client, newest, report }: DrawnPortal) {
  const cache = createQueryClient();
  cache.setQueryData(clientQuery(client.id).queryKey, client);
  cache.setQueryData(newestQuery(client.id).queryKey, newest);
  if (report) cache.setQueryData(reportQuery(client.id, { reportId: report.id, revision: null }).queryKey, report);
  return cache;
}

/** The width of the first chart in a window, nearly: the browser scales the rest. From 62rem on it has half of the page. */
function chartWidth(window: number): number {
  const page = Math.min(window - 2 * Math.min(Math.max(20, window * 0.04), 56), 1344);
  return window < 992 ? Math.min(page, 832) : page / 2;
}
