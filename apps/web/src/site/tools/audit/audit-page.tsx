import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { offered } from "@agency/content/settings";
import type { Audit } from "@agency/contracts/audit";
import { CallError } from "../../../shared/api/call-error.ts";
import { call } from "../../../shared/api/call.ts";
import { errorMessage } from "../../../shared/api/error-message.ts";
import { texts } from "../../../shared/i18n/texts.server.ts";
import { late } from "../../../shared/late-start/late.tsx";
import { linkFragment } from "../../../shared/link-fragment.ts";
import { hiddenPageMeta } from "../../../shared/page-meta.ts";
import { useHydrated } from "../../../shared/use-hydrated.ts";
import { without } from "../../../shared/without.ts";
import { Deed } from "../../links/deed.tsx";
import { LinkPage } from "../../links/link-page.tsx";
import NotFoundPage from "../../not-found/not-found-page.tsx";
import { SiteLink, Band } from "../../shared/parts.tsx";

const AuditPanel = late(() => import("./audit-panel.tsx"));

export const loader = texts(({ tools: { audit }, links, forms }) => ({
  tools: { audit },
  links: without(links, "newsletter", "booking"),
  forms: without(forms, "newsletter", "contact"),
}));

export const meta = hiddenPageMeta((t) => t(offered.audit ? "tools:audit.pageTitle" : "common:notFound.title"));

const mailParameter = "mail";

/** A stored audit, for everyone with its link. The id follows the #. */
export default function AuditPage() {
  const { t } = useTranslation("tools");
  const { pathname, hash } = useLocation();
  const isRunning = useHydrated();
  const auditId = linkFragment(hash);
  const token = new URLSearchParams(auditId).get(mailParameter);
  const isLink = token !== null || /^[\da-z]{26}$/i.test(auditId);
  if (!offered.audit && !(isRunning && isLink)) return <NotFoundPage />;
  if (!isRunning) return <Waiting />;
  if (token) return <Mailing key={token} token={token} />;
  if (!isLink) return <Missing text={t("audit.missingLead")} />;
  // Findings are worded in the language of the page, so the audit is loaded again for each language.
  return <Opened key={pathname + hash} auditId={auditId} />;
}

/** Found for an audit that is gone, where no other can be made. */
const nothing = Symbol("nothing");

function Opened({ auditId }: { auditId: string }) {
  const { t } = useTranslation("tools");
  const [found, setFound] = useState<Audit | typeof nothing | string | null>(null);
  useEffect(() => {
    const ended = new AbortController();
    call("GET /api/seo-audit/:auditId", { params: { auditId } }, { signal: ended.signal }).then(
      ({ audit }) => setFound(audit),
      (error: unknown) => {
        if (ended.signal.aborted) return;
        const isGone = error instanceof CallError && error.status === 404;
        if (isGone && !offered.audit) setFound(nothing);
        else setFound(isGone ? t("audit.missingLead") : errorMessage(error));
      },
    );
    return () => ended.abort();
  }, [auditId, t]);

  if (found === null) return <Waiting />;
  if (found === nothing) return <NotFoundPage />;
  if (typeof found === "string") return <Missing text={found} />;
  return (
    <Band as="div" space="passage" ground="soft">
      <AuditPanel audit={found} level={1} waiting={<p role="status">{t("audit.opening")}</p>} />
    </Band>
  );
}

/** Has the details of an audit emailed to the address that the link was sent to. */
function Mailing({ token }: { token: string }) {
  const { t } = useTranslation(["links", "tools"]);
  return (
    <Deed
      title={t("links:audit.confirmTitle")}
      lead={t("links:audit.confirmLead")}
      button={{ label: t("links:audit.confirm"), pending: t("links:audit.confirming") }}
      done={{ title: t("links:audit.confirmed"), lead: t("links:audit.confirmedLead") }}
      link={offered.audit ? { to: "/#audit", label: t("tools:audit.another") } : { to: "/", label: t("links:back") }}
      act={() => call("POST /api/seo-audit/confirm", { body: { token } })}
    />
  );
}

function Waiting() {
  const { t } = useTranslation("tools");
  return (
    <LinkPage title={t("audit.pageTitle")}>
      <p role="status">{t("audit.opening")}</p>
    </LinkPage>
  );
}

function Missing({ text }: { text: string }) {
  const { t } = useTranslation(["tools", "links"]);
  return (
    <LinkPage title={t("audit.missing")}>
      <p role="status">{text}</p>
      <p>
        <SiteLink look="primary" to={offered.audit ? "/#audit" : "/"}>
          {t(offered.audit ? "audit.another" : "links:back")}
        </SiteLink>
      </p>
    </LinkPage>
  );
}
