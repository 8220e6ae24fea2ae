export type Toast = {
  id: number;
  title: string;
  description?: string;
  /** `destructive` interrupts a screen reader, as an alert. */
  variant: "default" | "destructive";
  /** False after dismissal: the toast leaves the screen and is removed after `toastRemoveDelay`. */
  open: boolean;
};

export type ToastInput = { title: string; description?: string; variant?: Toast["variant"] };

/** Maximum number of toasts; how long one is shown, and how long it is kept after dismissal, in milliseconds. */
const toastLimit = 1;
export const toastDuration = 5000;
export const toastRemoveDelay = 1_000_000;

/** The key that moves the focus to the region of the toasts. */
export const toastHotkey = "F8";

/** Swipe distance to the right that closes a toast, in pixels. */
export const toastSwipe = 50;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a toast, replacing the current one. */
export function toast({ variant = "default", ...text }: ToastInput): void {
  lastId += 1;
  change([{ id: lastId, variant, open: true, ...text }, ...toasts].slice(0, toastLimit));
}

export function dismissToast(id: number): void {
  if (!toasts.some((known) => known.id === id && known.open)) return;
  change(toasts.map((known) => (known.id === id ? { ...known, open: false } : known)));
  setTimeout(() => {
    if (toasts.some((known) => known.id === id)) change(toasts.filter((known) => known.id !== id));
  }, toastRemoveDelay);
}

/** The newest toasts, including dismissed ones. */
export function currentToasts(): readonly Toast[] {
  return toasts;
}

/** Calls the listener after every change; returns a function to unsubscribe. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}
