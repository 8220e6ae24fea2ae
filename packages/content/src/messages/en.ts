import { admin } from "./en/admin.ts";
import { article } from "./en/article.ts";
import { audit } from "./en/audit.ts";
import { blog } from "./en/blog.ts";
import { cities } from "./en/cities.ts";
import { common } from "./en/common.ts";
import { enquiries } from "./en/enquiries.ts";
import { errors } from "./en/errors.ts";
import { forms } from "./en/forms.ts";
import { home } from "./en/home.ts";
import { legal } from "./en/legal.ts";
import { links } from "./en/links.ts";
import { notifications } from "./en/notifications.ts";
import { portal } from "./en/portal.ts";
import { report } from "./en/report.ts";
import { services } from "./en/services.ts";
import { team } from "./en/team.ts";
import { tools } from "./en/tools.ts";

/** Every English text, by namespace. The other languages have the same keys. */
export const messages = {
  admin,
  article,
  audit,
  blog,
  cities,
  common,
  errors,
  forms,
  home,
  enquiries,
  legal,
  notifications,
  links,
  portal,
  report,
  services,
  team,
  tools,
} as const;
