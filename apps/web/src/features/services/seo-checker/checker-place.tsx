import { lazy, Suspense } from "react";
import { seoCheck } from "./seo-check.ts";

const SeoChecker = lazy(() => import("./seo-checker.tsx"));

/** Where the SEO checker stands on a service's page, once there is a check behind it. */
export function CheckerPlace() {
  if (!seoCheck) return null;
  return (
    <Suspense>
      <SeoChecker check={seoCheck} />
    </Suspense>
  );
}
