import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Section } from "@agency/content/articles/render-article";
import { Text } from "@agency/ui/layout";
import styles from "./article-contents.module.css";

type ContentsProps = { sections: readonly Section[] };

/** The table of contents next to the text on wide screens. It marks the current section. */
export function StandingContents({ sections, className }: ContentsProps & { className: string | undefined }) {
  const { t } = useTranslation("article");
  const current = useCurrentSection(sections);
  return (
    <nav className={`${className} ${styles["standing"]}`} aria-labelledby="contents-title">
      <Text as="h2" size="small" id="contents-title">
        {t("contents")}
      </Text>
      <Entries sections={sections} current={current} />
    </nav>
  );
}

/** The collapsed table of contents above the text on phones. */
export function FoldedContents({ sections }: ContentsProps) {
  const { t } = useTranslation("article");
  return (
    <details className={styles["folded"]} data-unmarked>
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

/** A section becomes current when its heading reaches this fraction of the window height, measured from the top. */
const line = 0.34;

/** The id of the current section: the last one whose heading has passed the line. */
function useCurrentSection(sections: readonly Section[]): string | undefined {
  const [current, setCurrent] = useState<string>();

  useEffect(() => {
    const headings = sections.flatMap(({ id }) => document.getElementById(id) ?? []);
    const mark = () => {
      const passed = headings.findLast((heading) => heading.getBoundingClientRect().top <= innerHeight * line + 1);
      setCurrent(passed?.id);
    };
    // Observes everything above the line: a jump can move a heading past the window without showing it.
    const observer = new IntersectionObserver(mark, {
      rootMargin: `999999px 0px ${Math.round((line - 1) * 100)}% 0px`,
    });
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [sections]);

  return current;
}
