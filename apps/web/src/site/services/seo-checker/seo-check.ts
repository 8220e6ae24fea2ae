import { call } from "../../../shared/api/call.ts";

/** A score out of 100, and the id of the full audit. */
export type Checked = { score: number; auditId: string };

/** Checks a website. */
export type SeoCheck = (url: string) => Promise<Checked>;

/** The check behind the SEO checker: the same audit as on the home page. */
export const seoCheck: SeoCheck = async (url) => {
  const { audit } = await call("POST /api/seo-audit", { body: { url, page: location.pathname } });
  return { score: audit.score, auditId: audit.id };
};
