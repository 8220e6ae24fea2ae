import { lazy, Suspense } from "react";

const SeoChecker = lazy(() => import("./seo-checker.tsx"));

/** Where the SEO checker stands on a service's page. Its code is not among what the page starts with. */
export function CheckerPlace() {
  return (
    <Suspense>
      <SeoChecker />
    </Suspense>
  );
}
