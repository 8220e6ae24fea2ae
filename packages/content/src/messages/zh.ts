import type { Translation } from "../translation.ts";
import type { product as english } from "./en.ts";
import { admin } from "./en/admin.ts";
import { attention } from "./en/attention.ts";
import { board } from "./en/board.ts";
import { connections } from "./en/connections.ts";
import { enquiries } from "./en/enquiries.ts";
import { legal } from "./en/legal.ts";
import { plan } from "./en/plan.ts";
import { review } from "./en/review.ts";
import { staff } from "./en/staff.ts";
import { article } from "./zh/article.ts";
import { audit } from "./zh/audit.ts";
import { blog } from "./zh/blog.ts";
import { common } from "./zh/common.ts";
import { errors } from "./zh/errors.ts";
import { forms } from "./zh/forms.ts";
import { links } from "./zh/links.ts";
import { notifications } from "./zh/notifications.ts";
import { portal } from "./zh/portal.ts";
import { report } from "./zh/report.ts";
import { services } from "./zh/services.ts";
import { share } from "./zh/share.ts";
import { tools } from "./zh/tools.ts";

/**
 * The product's Chinese texts, for the site, forms, portal, reports, emails, the audit and what the API refuses. The dashboard and the legal
 * texts are English until somebody translates them.
 */
export const product: Translation<typeof english> = {
  admin,
  article,
  attention,
  audit,
  blog,
  board,
  common,
  connections,
  enquiries,
  errors,
  forms,
  legal,
  links,
  notifications,
  plan,
  portal,
  report,
  review,
  services,
  share,
  staff,
  tools,
};
