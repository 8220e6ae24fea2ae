import { type RefObject, useEffect, useRef, useState } from "react";

/** Width and size of letters, in pixels. */
export type Box = { width: number; letter: number };

/** What is drawn for before the box is measured, and in a hidden tab that goes to the printer. */
const usual: Box = { width: 640, letter: 13 };

/** The box of an element, measured again whenever its size changes. */
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
