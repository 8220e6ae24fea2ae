import * as RadixToast from "@radix-ui/react-toast";
import { type FocusEvent, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { keepClear } from "./keep-clear.ts";
import { currentToasts, dismissToast, subscribeToToasts, toastDuration, toastHotkey, toastSwipe } from "./toast.ts";
import styles from "./toaster.module.css";

export type ToasterProps = {
  /** Name of the region; `{hotkey}` is replaced by the key that focuses it. */
  region: string;
  /** Screen-reader text before a toast. */
  label: string;
  close: string;
  /** Whether the region takes the focus when it appears, because its key was pressed before there was a toast. */
  focused?: boolean;
};

/**
 * The region of the toasts, where it covers no control. F8 focuses it. A swipe to the right or the button closes a toast, and the focus returns
 * to where it was. The timer pauses while the pointer or focus is inside. Each toast has its own provider: Radix's
 * would keep the timer paused for the next toast when one is closed under the pointer.
 */
export default function Toaster({ region, label, close, focused = false }: ToasterProps) {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, currentToasts);
  const newest = toasts[0]?.id;
  const { giveBack, ...focus } = useFocusReturn(newest);
  return (
    <div {...focus}>
      <RadixToast.Provider
        key={newest}
        duration={toastDuration}
        swipeDirection="right"
        swipeThreshold={toastSwipe}
        label={label}
      >
        {toasts.map(({ id, title, description, variant, open }) => (
          <RadixToast.Root
            key={id}
            ref={place}
            className={styles["toast"]}
            data-variant={variant}
            type={variant === "destructive" ? "background" : "foreground"}
            open={open}
            onOpenChange={(next) => {
              if (next) return;
              dismissToast(id);
              giveBack();
            }}
          >
            <div role={variant === "destructive" ? "alert" : undefined}>
              <RadixToast.Title className={styles["title"]}>{title}</RadixToast.Title>
              {description && (
                <RadixToast.Description className={styles["description"]}>{description}</RadixToast.Description>
              )}
            </div>
            <RadixToast.Close className={styles["close"]} aria-label={close}>
              ×
            </RadixToast.Close>
          </RadixToast.Root>
        ))}
        <RadixToast.Viewport
          ref={focused && newest === undefined ? takeFocus : undefined}
          className={styles["region"]}
          hotkey={[toastHotkey]}
          label={region}
        />
      </RadixToast.Provider>
    </div>
  );
}

function takeFocus(region: HTMLElement | null): void {
  region?.focus();
}

/** Keeps the region of a toast clear of the page's controls, also after the page was scrolled. */
function place(toast: HTMLElement | null): (() => void) | undefined {
  const region = toast?.parentElement;
  if (!region) return undefined;
  const again = () => keepClear(region);
  again();
  addEventListener("scrollend", again, true);
  addEventListener("resize", again);
  return () => {
    removeEventListener("scrollend", again, true);
    removeEventListener("resize", again);
  };
}

/** Remembers the element focused before the region, and restores it when the focused toast closes. */
function useFocusReturn(newest: number | undefined) {
  const before = useRef<HTMLElement>(null);
  const giveBack = () => {
    before.current?.focus({ preventScroll: true });
    before.current = null;
  };
  // A newer toast replaces the older one and takes over its focus.
  useLayoutEffect(giveBack, [newest]);

  return {
    giveBack,
    onFocus: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
        before.current = relatedTarget;
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) before.current = null;
    },
  };
}
