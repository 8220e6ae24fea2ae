import { useEffect, useState } from "react";
import type { Section } from "@agency/content/articles/render-article";

/** A section becomes current when its heading reaches this fraction of the window height, measured from the top. */
const line = 0.34;

/** The id of the current section: the last one whose heading has passed the line. */
export function useCurrentSection(sections: readonly Section[]): string | undefined {
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
