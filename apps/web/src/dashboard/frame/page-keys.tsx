import { createContext, type RefObject, use, useEffect, useEffectEvent } from "react";

/** What single keys do on a page, by their names as in `KeyboardEvent.key`. */
export type PageKeys = Record<string, () => void>;

/** The keys of the page that is open. The frame asks for them after its own. */
export const PageKeysContext = createContext<RefObject<PageKeys | null> | null>(null);

/** Gives single keys to the page for as long as it is open; null gives none. They do nothing in fields, and the staff can switch them off. */
export function usePageKeys(keys: PageKeys | null): void {
  const keysRef = use(PageKeysContext);
  const names = keys && Object.keys(keys).join(" ");
  const press = useEffectEvent((name: string) => keys?.[name]?.());
  useEffect(() => {
    if (!keysRef || names === null) return undefined;
    keysRef.current = Object.fromEntries(names.split(" ").map((name) => [name, () => press(name)]));
    return () => {
      keysRef.current = null;
    };
  }, [keysRef, names]);
}
