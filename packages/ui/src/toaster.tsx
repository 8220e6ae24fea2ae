import * as RadixToast from "@radix-ui/react-toast";
import { useSyncExternalStore } from "react";
import { dismissToast, shownToasts, subscribeToToasts, toastDuration } from "./toast.ts";
import styles from "./toaster.module.css";

export type ToasterProps = {
  /** Name of the region; `{hotkey}` is replaced by the key that focuses it. */
  region: string;
  /** What a screen reader says before a toast. */
  label: string;
  close: string;
};

/** Where toasts appear. F8 focuses the region; a swipe to the right or the button closes a toast. */
export function Toaster({ region, label, close }: ToasterProps) {
  const toasts = useSyncExternalStore(subscribeToToasts, shownToasts, shownToasts);
  return (
    <RadixToast.Provider duration={toastDuration} swipeDirection="right" swipeThreshold={50} label={label}>
      {toasts.map(({ id, title, description, variant }) => (
        <RadixToast.Root
          key={id}
          className={styles["toast"]}
          data-variant={variant}
          type={variant === "destructive" ? "background" : "foreground"}
          onOpenChange={(open) => {
            if (!open) dismissToast(id);
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
      <RadixToast.Viewport className={styles["region"]} hotkey={["F8"]} label={region} />
    </RadixToast.Provider>
  );
}
