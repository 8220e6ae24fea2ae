export type Toast = {
  id: number;
  title: string;
  description?: string;
  /** `destructive` interrupts a screen reader and reads as an alert. */
  variant: "default" | "destructive";
};

export type ToastInput = { title: string; description?: string; variant?: Toast["variant"] };

/** How many toasts are shown at a time, and for how long in milliseconds. */
export const toastLimit = 1;
export const toastDuration = 5000;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a toast. A newer one takes the place of the one that is shown. */
export function toast({ variant = "default", ...text }: ToastInput): void {
  lastId += 1;
  change([{ id: lastId, variant, ...text }, ...toasts].slice(0, toastLimit));
}

export function dismissToast(id: number): void {
  change(toasts.filter((shown) => shown.id !== id));
}

export function shownToasts(): readonly Toast[] {
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
