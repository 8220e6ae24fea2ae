import { admin } from "./en/admin.ts";
import { blog } from "./en/blog.ts";
import { common } from "./en/common.ts";
import { errors } from "./en/errors.ts";
import { home } from "./en/home.ts";
import { legal } from "./en/legal.ts";
import { portal } from "./en/portal.ts";
import { report } from "./en/report.ts";
import { team } from "./en/team.ts";

/** Every English text, by namespace. The other languages have the same keys. */
export const messages = { admin, blog, common, errors, home, legal, portal, report, team } as const;
