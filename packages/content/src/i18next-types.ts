import "i18next";
import type { Translation } from "./same-keys.ts";
import type { English } from "./translation.ts";

/** Namespaces whose keys are built at runtime, so that their parameters cannot be type-checked. */
type Loose = "report" | "errors" | "notifications" | "audit";

type Namespaces = Omit<English, Loose> & Translation<Pick<English, Loose>>;

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "common";
  }
  interface ResourceNamespaceMap extends Namespaces {}
}
