import { admin } from "./en/admin.ts";
import { article } from "./en/article.ts";
import { attention } from "./en/attention.ts";
import { audit } from "./en/audit.ts";
import { blog } from "./en/blog.ts";
import { board } from "./en/board.ts";
import { common } from "./en/common.ts";
import { connections } from "./en/connections.ts";
import { enquiries } from "./en/enquiries.ts";
import { errors } from "./en/errors.ts";
import { forms } from "./en/forms.ts";
import { legal } from "./en/legal.ts";
import { links } from "./en/links.ts";
import { mailCheck } from "./en/mail-check.ts";
import { notifications } from "./en/notifications.ts";
import { plan } from "./en/plan.ts";
import { portal } from "./en/portal.ts";
import { report } from "./en/report.ts";
import { review } from "./en/review.ts";
import { services } from "./en/services.ts";
import { share } from "./en/share.ts";
import { speedAdvice } from "./en/speed-advice.ts";
import { staff } from "./en/staff.ts";
import { tools } from "./en/tools.ts";
import { work } from "./en/work.ts";

/** The product's English texts, by namespace. The other languages have the same keys. */
export const product = {
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
} as const;
