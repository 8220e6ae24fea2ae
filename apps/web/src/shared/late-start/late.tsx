import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { actionClass } from "@agency/ui/action";
import { fetchModule } from "./fetch-module.ts";

/** Of what replaces a part that could not be fetched. */
export type MissingProps = { retry: () => void };

/**
 * A part of a page, the default export of its file, that is fetched when it is first drawn. Until then `waiting` is in its place.
 * If the code cannot be fetched, the part says so and offers to try again, and the page around it keeps what was filled in.
 */
export function late<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Missing: ComponentType<MissingProps> = MissingPart,
): ComponentType<Props & { waiting?: ReactNode }> {
  const fetchWhole = withStyles(() => fetchModule(load));
  // React keeps the failure of a lazy component for good, so that a retry takes another one.
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

/** Only a class can catch what goes wrong below it. */
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

/** Vite asks for a part's style sheet once, whether it comes or not; one that did not is asked for again with the part. */
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

/** Stays the same function, for React calls another one at each drawing, while the person may have gone on elsewhere. */
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
