import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { offered } from "@agency/content/settings";
import { call } from "../../shared/api/call.ts";
import { texts } from "../../shared/i18n/texts.server.ts";
import { linkFragment } from "../../shared/link-fragment.ts";
import { hiddenPageMeta } from "../../shared/page-meta.ts";
import { useHydrated } from "../../shared/use-hydrated.ts";
import { without } from "../../shared/without.ts";
import { Deed } from "../links/deed.tsx";
import { LinkPage } from "../links/link-page.tsx";
import NotFoundPage from "../not-found/not-found-page.tsx";
import { SiteLink } from "../shared/parts.tsx";

export const loader = texts(({ links }) => ({ links: without(links, "booking", "audit") }));

export const meta = hiddenPageMeta((t) => t(offered.newsletter ? "links:newsletter.title" : "common:notFound.title"));

type Purpose = { name: "confirm" | "unsubscribe"; token: string };

/** The action in the hash: `#confirm=…` or `#unsubscribe=…`. */
function readPurpose(hash: string): Purpose | null {
  const params = new URLSearchParams(linkFragment(hash));
  for (const name of ["confirm", "unsubscribe"] as const) {
    const token = params.get(name);
    if (token) return { name, token };
  }
  return null;
}

/** Links of emails still work when the articles are gone. */
const onward = offered.articles
  ? ({ to: "/blog", label: "links:newsletter.blog" } as const)
  : ({ to: "/", label: "common:notFound.back" } as const);

/** The target of links in newsletter emails. */
export default function NewsletterPage() {
  const { t } = useTranslation(["links", "common"]);
  const { hash } = useLocation();
  const isRunning = useHydrated();
  const purpose = readPurpose(isRunning ? hash : "");
  if (purpose) return <Purposed key={hash} {...purpose} />;
  if (!offered.newsletter) return <NotFoundPage />;
  return (
    <LinkPage title={isRunning ? t("newsletter.none") : t("newsletter.title")}>
      <p>{isRunning && t("newsletter.noneLead")}</p>
      <p>
        <SiteLink look="secondary" to={onward.to}>
          {t(onward.label)}
        </SiteLink>
      </p>
    </LinkPage>
  );
}

function Purposed({ name, token }: Purpose) {
  const { t } = useTranslation(["links", "common"]);
  const did = name === "confirm" ? "confirmed" : "unsubscribed";
  const doing = name === "confirm" ? "confirming" : "unsubscribing";
  return (
    <Deed
      title={t(`newsletter.${name}Title`)}
      lead={t(`newsletter.${name}Lead`)}
      button={{ label: t(`newsletter.${name}`), pending: t(`newsletter.${doing}`) }}
      done={{ title: t(`newsletter.${did}`), lead: t(`newsletter.${did}Lead`) }}
      link={{ to: onward.to, label: t(onward.label) }}
      act={() =>
        name === "confirm"
          ? call("POST /api/newsletter/confirm", { body: { token } })
          : call("POST /api/newsletter/unsubscribe", { query: { token } })
      }
    />
  );
}
