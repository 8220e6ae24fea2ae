export type Toast = {
  id: number;
  title: string;
  description?: string;
  /** `destructive` interrupts a screen reader and reads as an alert. */
  variant: "default" | "destructive";
  /** False once it was dismissed: it leaves the screen, and is forgotten after `toastRemoveDelay`. */
  open: boolean;
};

export type ToastInput = { title: string; description?: string; variant?: Toast["variant"] };

/** How many toasts there are at a time; how long one is shown, and kept once it is dismissed, in milliseconds. */
const toastLimit = 1;
export const toastDuration = 5000;
export const toastRemoveDelay = 1_000_000;

/** How far to the right a toast is swiped until it goes, in pixels. */
export const toastSwipe = 50;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a toast. A newer one takes the place of the one that is shown. */
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

/** The newest toasts, the dismissed ones among them. */
export function currentToasts(): readonly Toast[] {
  return toasts;
}

/** Calls the listener after every change; gives the function that ends it. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}
