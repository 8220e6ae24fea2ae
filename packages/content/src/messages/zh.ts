import type { Translation } from "../translation.ts";
import type { product as english } from "./en.ts";
import { admin } from "./zh/admin.ts";
import { article } from "./zh/article.ts";
import { attention } from "./zh/attention.ts";
import { audit } from "./zh/audit.ts";
import { blog } from "./zh/blog.ts";
import { board } from "./zh/board.ts";
import { common } from "./zh/common.ts";
import { connections } from "./zh/connections.ts";
import { enquiries } from "./zh/enquiries.ts";
import { errors } from "./zh/errors.ts";
import { forms } from "./zh/forms.ts";
import { legal } from "./zh/legal.ts";
import { links } from "./zh/links.ts";
import { mailCheck } from "./zh/mail-check.ts";
import { notifications } from "./zh/notifications.ts";
import { plan } from "./zh/plan.ts";
import { portal } from "./zh/portal.ts";
import { report } from "./zh/report.ts";
import { review } from "./zh/review.ts";
import { services } from "./zh/services.ts";
import { share } from "./zh/share.ts";
import { speedAdvice } from "./zh/speed-advice.ts";
import { staff } from "./zh/staff.ts";
import { tools } from "./zh/tools.ts";
import { work } from "./zh/work.ts";

/** The product's Chinese texts, in the Simplified Chinese of Singapore and Malaysia. */
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
  mailCheck,
  notifications,
  plan,
  portal,
  report,
  review,
  services,
  share,
  speedAdvice,
  staff,
  tools,
  work,
};
