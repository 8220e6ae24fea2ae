import { useTranslation } from "react-i18next";
import type { Section } from "@agency/content/articles/render-article";
import { useCurrentSection } from "./use-current-section.ts";
import styles from "./contents.module.css";

type ContentsProps = { sections: readonly Section[] };

/** The table of contents next to the text on wide screens. It marks the current section. */
export function StandingContents({ sections, className }: ContentsProps & { className: string | undefined }) {
  const { t } = useTranslation("article");
  const current = useCurrentSection(sections);
  return (
    <nav className={`${className} ${styles["standing"]}`} aria-labelledby="contents-title">
      <h2 id="contents-title" className={styles["title"]}>
        {t("contents")}
      </h2>
      <Entries sections={sections} current={current} />
    </nav>
  );
}

/** The collapsed table of contents above the text on phones. */
export function FoldedContents({ sections }: ContentsProps) {
  const { t } = useTranslation("article");
  return (
    <details className={styles["folded"]}>
      <summary>{t("contents")}</summary>
      <nav aria-label={t("contents")}>
        <Entries sections={sections} />
      </nav>
    </details>
  );
}

function Entries({ sections, current }: ContentsProps & { current?: string | undefined }) {
  return (
    <ol className={styles["entries"]}>
      {sections.map(({ id, title, level }) => (
        <li key={id} data-level={level}>
          <a href={`#${id}`} aria-current={id === current ? "location" : undefined}>
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
}
