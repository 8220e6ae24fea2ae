import { Stack } from "@agency/ui/stack";
import { PostRow } from "./post-row.tsx";
import type { Found } from "./use-results.ts";
import styles from "./results.module.css";

/** The articles that match the category and the query, as rows. */
export function Results({ found }: { found: readonly Found[] }) {
  return (
    <Stack gap="clamp(2.5rem, 4vw, 3.5rem)" className={styles["results"]}>
      {found.map(({ article, hit }) => (
        <PostRow key={article.slug} article={article} hit={hit} />
      ))}
    </Stack>
  );
}
