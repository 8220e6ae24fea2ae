import { type RefObject, useEffect, useRef } from "react";

/**
 * Keeps the keyboard near a control that its own press removes, where the focus would fall to the body: `ref` is focused instead.
 * @param shown which controls are shown
 */
export function useFocusKept<E extends HTMLElement>(
  shown: boolean | string,
): { ref: RefObject<E | null>; onPress: () => void } {
  const ref = useRef<E>(null);
  const pressedAt = useRef<boolean | string | null>(null);
  useEffect(() => {
    if (pressedAt.current === null || shown === pressedAt.current) return;
    pressedAt.current = null;
    if (document.activeElement === document.body) ref.current?.focus();
  }, [shown]);
  return {
    ref,
    onPress: () => {
      pressedAt.current = shown;
    },
  };
}
