import { useEffect, useState } from "react";
import type { Section } from "@agency/content/articles/render-article";

/** A section is being read once its heading has come this far up: the part of the window that is still above it. */
const line = 0.34;

/** The id of the section that is being read: the last whose heading has been passed. */
export function useCurrentSection(sections: readonly Section[]): string | undefined {
  const [current, setCurrent] = useState<string>();

  useEffect(() => {
    const headings = sections.flatMap(({ id }) => document.getElementById(id) ?? []);
    const mark = () => {
      const passed = headings.findLast((heading) => heading.getBoundingClientRect().top <= innerHeight * line + 1);
      setCurrent(passed?.id);
    };
    // All that is above the line: a jump takes a heading past the window without ever showing it.
    const observer = new IntersectionObserver(mark, {
      rootMargin: `999999px 0px ${Math.round((line - 1) * 100)}% 0px`,
    });
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [sections]);

  return current;
}
