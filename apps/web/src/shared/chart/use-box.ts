import { type RefObject, useEffect, useRef, useState } from "react";

/** Width and font size, in pixels. */
export type Box = { width: number; letter: number };

/** Used before the element is measured, and when a hidden tab is printed. */
const usual: Box = { width: 640, letter: 13 };

/** The size of an element, measured again whenever it changes. */
export function useBox(): Box & { ref: RefObject<HTMLDivElement | null> } {
  const ref = useRef<HTMLDivElement>(null);
  const [box, setBox] = useState(usual);

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      const letter = Number.parseFloat(getComputedStyle(element).fontSize);
      setBox({ width: element.clientWidth || usual.width, letter });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return { ref, ...box };
}
