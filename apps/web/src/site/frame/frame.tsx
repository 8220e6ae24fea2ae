import { type MouseEvent, useEffect, useRef, useState } from "react";
import { I18nextProvider, useTranslation } from "react-i18next";
import { Outlet, useLocation, useMatches } from "react-router";
import { analytics } from "@agency/content/analytics";
import { currentToasts, dismissToast, subscribeToToasts, toastDuration, toastHotkey } from "@agency/ui/toast";
import { plainPath } from "../../shared/i18n/language-path.ts";
import { getTranslator } from "../../shared/i18n/messages.ts";
import { texts } from "../../shared/i18n/texts.server.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { late, type MissingProps } from "../../shared/late-start/late.tsx";
import { isPublic } from "../../shared/late-start/starts-late.ts";
import { useHasOwnFrame } from "../../shared/own-frame.ts";
import { useHydrated } from "../../shared/use-hydrated.ts";
import { useCameFrom } from "../forms/came-from.ts";
import { Footer, QuietFooter } from "./footer.tsx";
import { Header, QuietHeader } from "./header.tsx";
import { StartBar } from "./start-bar.tsx";
import "../../shared/print.css";
import styles from "./frame.module.css";

export const loader = texts(({ common }) => ({ common }));

// The frame is the same for every page of a language.
export const shouldRevalidate = () => false;

/** Header, page, footer and toasts in one language. The sign-in page has a simpler header and footer. */
export default function Frame() {
  const i18n = getTranslator(useLanguage());
  const path = plainPath(useLocation().pathname);
  // An unknown address gets the one file of unknown addresses, below /admin too.
  const isUnknown = useMatches().at(-1)?.id.endsWith("/not-found-page") ?? false;
  const quiet = !isUnknown && (path === "/admin" || path.startsWith("/admin/"));
  const publicFrame = isUnknown || isPublic(path);
  const isHydrated = useHydrated();
  useArrival();
  useCameFrom();

  return (
    <I18nextProvider i18n={i18n}>
      <a className={styles["skip"]} href="#content" onClick={skip}>
        {i18n.t("common:skip")}
      </a>
      {useHasOwnFrame() ? (
        <Outlet />
      ) : (
        <>
          {quiet ? <QuietHeader /> : <Header />}
          <main id="content" tabIndex={-1} className={styles["main"]} data-public={publicFrame ? "" : undefined}>
            <Outlet />
          </main>
          {publicFrame && <StartBar />}
          {publicFrame && isHydrated && analytics?.consent && <Consent />}
          {quiet ? <QuietFooter /> : <Footer />}
        </>
      )}
      <Toasts />
    </I18nextProvider>
  );
}

/** Following the link would overwrite the hash, which is the token of a shared report, a booking or an audit. */
function skip(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById("content")?.focus();
}

/**
 * Moves the focus after navigation, to the new page's content or to the section in the hash. Other hashes name a client or a report; within
 * a page, they leave the focus where it is: moving it delays the next report of a review five times over (`bench -- month`).
 */
function useArrival(): void {
  const { pathname, hash } = useLocation();
  const last = useRef({ pathname, hash });

  useEffect(() => {
    const before = last.current;
    last.current = { pathname, hash };
    if (before.pathname === pathname && before.hash === hash) return;
    const section = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
    const content = hash && before.pathname === pathname ? null : document.getElementById("content");
    (section || content)?.focus({ preventScroll: true });
  }, [pathname, hash]);
}

/** Nobody is asked, and nothing counts, where its code cannot be fetched. */
const Consent = late(
  () => import("./consent.tsx"),
  () => null,
);

const Toaster = late(() => import("@agency/ui/toaster"), PlainToast);

/** The toast region. Its code is fetched with the first toast, or when somebody looks for it with its key. */
function Toasts() {
  const { t } = useTranslation();
  const [wanted, setWanted] = useState<"by a toast" | "by its key">();
  useEffect(() => {
    if (wanted) return;
    const end = subscribeToToasts(() => setWanted("by a toast"));
    const press = ({ key }: KeyboardEvent) => key === toastHotkey && setWanted("by its key");
    addEventListener("keydown", press);
    return () => {
      end();
      removeEventListener("keydown", press);
    };
  }, [wanted]);

  return (
    wanted && (
      <Toaster
        region={t("toast.region")}
        label={t("toast.label")}
        close={t("toast.close")}
        focused={wanted === "by its key"}
      />
    )
  );
}

/** Shows the newest toast if the region's code cannot be fetched. The next toast tries again. */
function PlainToast({ retry }: MissingProps) {
  const newest = currentToasts().find(({ open }) => open);
  const id = newest?.id;
  useEffect(() => subscribeToToasts(retry));
  useEffect(() => {
    if (id === undefined) return;
    const end = setTimeout(() => dismissToast(id), toastDuration);
    return () => clearTimeout(end);
  }, [id]);

  return (
    newest && (
      <div role="alert" className={styles["plain"]} data-variant={newest.variant}>
        <b>{newest.title}</b>
        <p>{newest.description}</p>
      </div>
    )
  );
}
