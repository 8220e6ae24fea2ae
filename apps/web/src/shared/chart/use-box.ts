import { createContext, type RefObject, useContext, useLayoutEffect, useRef, useState } from "react";

/** Width and font size, in pixels. */
export type Box = { width: number; letter: number };

/** Used before the element is measured, and when a hidden tab is printed. A server that knows the window gives a better guess. */
export const usualBox: Box = { width: 640, letter: 13 };
export const UsualBox = createContext(usualBox);

/** The size of an element, measured before it is painted and again whenever it changes. */
export function useBox(): Box & { ref: RefObject<HTMLDivElement | null> } {
  const ref = useRef<HTMLDivElement>(null);
  const [box, setBox] = useState(useContext(UsualBox));

  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const width = element.clientWidth || usualBox.width;
      const letter = Number.parseFloat(getComputedStyle(element).fontSize);
      setBox((known) => (known.width === width && known.letter === letter ? known : { width, letter }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return { ref, ...box };
}
