import { lazy, Suspense } from "react";
import styles from "./seo-checker.module.css";

const SeoChecker = lazy(() => import("./seo-checker.tsx"));

/**
 * Where the SEO checker stands on a service's page. Its code is not among what the page starts with; its markup and its
 * styles are.
 */
export function CheckerPlace() {
  return (
    <Suspense fallback={<div className={styles["checker"]} />}>
      <SeoChecker />
    </Suspense>
  );
}
