import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { actionClass } from "@agency/ui/action";

/** Props of the element that replaces a part that could not be fetched. */
export type MissingProps = { retry: () => void };

/**
 * A part of a page, the default export of its file, that is fetched at its first render. Until then it shows `waiting`.
 * If the code cannot be fetched, the part says so and offers a retry, and the page around it keeps its inputs.
 */
export function late<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Missing: ComponentType<MissingProps> = MissingPart,
): ComponentType<Props & { waiting?: ReactNode }> {
  const fetchWhole = withStyles(() => fetchModule(load));
  // React remembers the failure of a lazy component for good, so a retry needs another one.
  const begin = () => lazy(fetchWhole);
  let newest = begin();

  return function Late({ waiting, ...props }) {
    const [part, setPart] = useState({ Part: newest, attempt: 0 });
    const { Part, attempt } = part;
    const retry = () => {
      newest = begin();
      setPart({ Part: newest, attempt: attempt + 1 });
    };
    return (
      <Boundary key={attempt} missing={<Missing retry={retry} />}>
        <Suspense fallback={waiting}>
          <Part {...(props as Props)} />
        </Suspense>
      </Boundary>
    );
  };
}

class NotFetched extends Error {}

/** Only a class can catch errors below it. */
class Boundary extends Component<{ missing: ReactNode; children: ReactNode }, { error: unknown }> {
  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override state: { error: unknown } = { error: null };

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (error instanceof NotFetched) return this.props.missing;
    throw error;
  }
}

/** Vite requests a part's stylesheet once, even if that fails. A retry of the part requests it again. */
function withStyles<Part>(fetchPart: () => Promise<Part>): () => Promise<Part> {
  const failed: HTMLLinkElement[] = [];
  const note = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement) failed.push(target);
  };
  return async () => {
    addEventListener("error", note, true);
    try {
      await Promise.all(failed.splice(0).map(fetchStyleAgain));
      return await fetchPart();
    } catch (cause) {
      throw new NotFetched("", { cause });
    } finally {
      removeEventListener("error", note, true);
    }
  };
}

function fetchStyleAgain(link: HTMLLinkElement): Promise<void> {
  const again = link.cloneNode() as HTMLLinkElement;
  return new Promise((resolve, reject) => {
    again.addEventListener("load", () => resolve());
    again.addEventListener("error", reject);
    link.replaceWith(again);
  });
}

/** A stable function: React would call a new one at each render, when the person may have scrolled on. */
function showOnce(block: HTMLElement | null): void {
  block?.scrollIntoView({ block: "nearest" });
}

function MissingPart({ retry }: MissingProps) {
  const { t } = useTranslation();
  return (
    <div role="alert" ref={showOnce}>
      <p style={{ margin: ".75rem 0" }}>{t("failure.unreachable")}</p>
      <button type="button" className={actionClass("secondary", "small")} onClick={retry}>
        {t("state.retry")}
      </button>
    </div>
  );
}

const ownModule = /https?:\S+\/assets\/\S+\.js/;

/**
 * Imports a part of the application. Chromium remembers a failed import for good, so the retry uses another address.
 * @throws the error of the import when the retry fails too
 */
export async function fetchModule<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    const [address] = ownModule.exec(String(error)) ?? [];
    if (address === undefined) throw error;
    return (await import(/* @vite-ignore */ `${address}?${Date.now()}`)) as Module;
  }
}
