import { admin } from "./en/admin.ts";
import { article } from "./en/article.ts";
import { blog } from "./en/blog.ts";
import { common } from "./en/common.ts";
import { errors } from "./en/errors.ts";
import { home } from "./en/home.ts";
import { portal } from "./en/portal.ts";
import { report } from "./en/report.ts";

/** Every English text, by namespace. The other languages have the same keys. */
export const messages = { admin, article, blog, common, errors, home, portal, report } as const;
