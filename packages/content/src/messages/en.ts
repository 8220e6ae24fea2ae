import { admin } from "./en/admin.ts";
import { article } from "./en/article.ts";
import { audit } from "./en/audit.ts";
import { blog } from "./en/blog.ts";
import { cities } from "./en/cities.ts";
import { common } from "./en/common.ts";
import { errors } from "./en/errors.ts";
import { forms } from "./en/forms.ts";
import { home } from "./en/home.ts";
import { inbox } from "./en/inbox.ts";
import { legal } from "./en/legal.ts";
import { letters } from "./en/letters.ts";
import { links } from "./en/links.ts";
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
  inbox,
  legal,
  letters,
  links,
  portal,
  report,
  services,
  team,
  tools,
} as const;
