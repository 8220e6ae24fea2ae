import { VisuallyHidden } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router";
import { agencyDetails } from "@agency/content/agency";
import type { SharedReport } from "@agency/contracts/shares";
import { formatMoment } from "@agency/model/report/format";
import { waysClass } from "@agency/ui/action";
import { Row, Text } from "@agency/ui/layout";
import { StateBlock } from "@agency/ui/state-block";
import { callAddress } from "../shared/api/call.ts";
import { errorMessage } from "../shared/api/error-message.ts";
import { LogoPicture } from "../shared/client-logo/client-logo.tsx";
import { getLocale } from "../shared/i18n/messages.ts";
import { texts } from "../shared/i18n/texts.server.ts";
import { useLanguage, useLocalisedPath } from "../shared/i18n/use-language.ts";
import { late } from "../shared/late-start/late.tsx";
import { linkFragment } from "../shared/link-fragment.ts";
import { ownFrame } from "../shared/own-frame.ts";
import { hiddenPageMeta } from "../shared/page-meta.ts";
import { useHydrated } from "../shared/use-hydrated.ts";
import { isShareToken, sharedQuery } from "./api.ts";
import { PortalFrame } from "./portal-frame.tsx";
import { ReportHeading, ReportTabs } from "./report-view.tsx";
import { usePresent, useTab } from "./shown-report.ts";
import { useSharedOpening } from "./use-opening.ts";
import styles from "./shared-page.module.css";

export const loader = texts(({ portal, report, share, errors: { share_not_found } }) => ({
  portal,
  report,
  share,
  errors: { share_not_found },
}));

// The texts are the same whatever tab the address names.
export const shouldRevalidate = () => false;

/** This frame replaces the site's header and footer. */
export const handle = ownFrame;

export const meta = hiddenPageMeta((t) => t("share:page.title"));

/** A link to one report opens the report, its PDF, and nothing else of the client's portal. The token follows the #. */
export default function SharedPage() {
  const { t } = useTranslation(["share", "errors"]);
  const { hash } = useLocation();
  const isRunning = useHydrated();
  const token = linkFragment(hash);
  const complete = isShareToken(token);
  const { data, error } = useQuery({ ...sharedQuery(token), enabled: isRunning && complete });
  if (data) {
    return (
      <PortalFrame foot={data.mailed && <Mailed recorded={data.recorded} />}>
        <Shared shared={data} token={token} />
      </PortalFrame>
    );
  }
  if (!isRunning || (complete && !error)) {
    return (
      <Notice>
        <StateBlock mood="loading" title={t("page.opening")} />
      </Notice>
    );
  }
  return (
    <Notice>
      <StateBlock
        mood="error"
        title={t("page.closed")}
        description={error ? errorMessage(error) : t("errors:share_not_found")}
      />
    </Notice>
  );
}

/** Links for the reader of an email, besides its report. */
function Mailed({ recorded }: { recorded: boolean }) {
  const { t } = useTranslation("share");
  const localised = useLocalisedPath();
  return (
    <Text as="div" size="tiny" tone="muted" measure="44rem" className={waysClass()} data-no-print>
      <p>
        {t("page.all")} <Link to={localised("/client-portal")}>{t("page.toPortal")}</Link>
      </p>
      {recorded && <p>{t("page.recorded")}</p>}
    </Text>
  );
}

const Answer = late(() => import("./answer.tsx"));

function Notice({ children }: { children: ReactNode }) {
  const { t } = useTranslation("share");
  return (
    <PortalFrame>
      <VisuallyHidden component="h1">{t("page.title")}</VisuallyHidden>
      {children}
    </PortalFrame>
  );
}

function Shared({ shared, token }: { shared: SharedReport; token: string }) {
  const { t } = useTranslation(["share", "portal"]);
  const localised = useLocalisedPath();
  const { report, logo, expiresAt, mailed, recorded } = shared;
  useSharedOpening(token, report.revision, recorded || !mailed);
  const { tab, chooseTab } = useTab();
  const locale = getLocale(useLanguage());
  const present = usePresent();
  const document = useMemo(() => present(report), [present, report]);
  const until = formatMoment(new Date(expiresAt), locale, agencyDetails.timeZone);
  return (
    <div data-portal>
      <Row gap="0.25rem 2rem" align="center" justify="between" inset="0.9rem var(--edge)">
        <Row gap="0.9rem" align="center" unbroken>
          {logo && (
            <LogoPicture
              logo={logo}
              address={callAddress("GET /api/shared/:shareToken/logo", {
                params: { shareToken: token },
                query: { version: logo.version },
              })}
              width={96}
              height={44}
            />
          )}
          <h1 className={styles["client"]}>{document.clientName}</h1>
        </Row>
        <Text size="small" tone="soft" data-no-print>
          {t("page.until", { date: until })}
        </Text>
      </Row>
      <ReportHeading
        document={document}
        standing="shared"
        pdf={callAddress("GET /api/shared/:shareToken/pdf", { params: { shareToken: token } })}
      />
      <ReportTabs
        document={document}
        tab={tab === "reports" ? "overview" : tab}
        onTab={chooseTab}
        answer={
          <Answer place={{ shareToken: token }} revision={report.revision} leads={report.snapshot.figures.totalLeads} />
        }
      />
      {document.why && (
        <Text size="small" inset="0 var(--edge)" className={waysClass()} data-no-print>
          <Link to={{ pathname: localised("/check"), hash: token }}>{t("portal:why.page")}</Link>
        </Text>
      )}
    </div>
  );
}
