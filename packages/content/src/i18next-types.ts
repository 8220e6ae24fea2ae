import "i18next";
import type { messages } from "./messages/en.ts";
import type { Translation } from "./messages/translation.ts";

type English = typeof messages;

/** Namespaces whose keys are put together while the product runs, so that their parameters cannot be checked one by one. */
type Loose = "report" | "errors" | "notifications" | "audit";

type Namespaces = Omit<English, Loose> & Translation<Pick<English, Loose>>;

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "common";
  }
  interface ResourceNamespaceMap extends Namespaces {}
}
