import "i18next";
import type { admin } from "./messages/en/admin.ts";
import type { common } from "./messages/en/common.ts";
import type { errors } from "./messages/en/errors.ts";
import type { home } from "./messages/en/home.ts";
import type { portal } from "./messages/en/portal.ts";
import type { report } from "./messages/en/report.ts";
import type { Translation } from "./messages/translation.ts";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "common";
  }
  /** One entry a namespace: `messages/<language>/<namespace>.ts`. */
  interface ResourceNamespaceMap {
    admin: typeof admin;
    common: typeof common;
    errors: Translation<typeof errors>;
    home: typeof home;
    portal: typeof portal;
    report: Translation<typeof report>;
  }
}
