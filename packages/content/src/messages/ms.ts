import type { Translation } from "../translation.ts";
import type { product as english } from "./en.ts";
import { admin } from "./ms/admin.ts";
import { article } from "./ms/article.ts";
import { attention } from "./ms/attention.ts";
import { audit } from "./ms/audit.ts";
import { blog } from "./ms/blog.ts";
import { board } from "./ms/board.ts";
import { common } from "./ms/common.ts";
import { connections } from "./ms/connections.ts";
import { enquiries } from "./ms/enquiries.ts";
import { errors } from "./ms/errors.ts";
import { forms } from "./ms/forms.ts";
import { legal } from "./ms/legal.ts";
import { links } from "./ms/links.ts";
import { mailCheck } from "./ms/mail-check.ts";
import { notifications } from "./ms/notifications.ts";
import { plan } from "./ms/plan.ts";
import { portal } from "./ms/portal.ts";
import { report } from "./ms/report.ts";
import { review } from "./ms/review.ts";
import { services } from "./ms/services.ts";
import { share } from "./ms/share.ts";
import { speedAdvice } from "./ms/speed-advice.ts";
import { staff } from "./ms/staff.ts";
import { tools } from "./ms/tools.ts";
import { work } from "./ms/work.ts";

/** The product's Malay texts. */
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
