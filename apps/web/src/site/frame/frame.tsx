import type { MouseEvent } from "react";
import { I18nextProvider } from "react-i18next";
import { Outlet, useLocation } from "react-router";
import { plainPath } from "../../shared/i18n/language-path.ts";
import { translatorOf } from "../../shared/i18n/messages.ts";
import { texts } from "../../shared/i18n/texts.server.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { isPublic } from "../../shared/late-start/starts-late.ts";
import { useHasOwnFrame } from "../../shared/own-frame.ts";
import { Footer, QuietFooter } from "./footer.tsx";
import { Header, QuietHeader } from "./header.tsx";
import { StartBar } from "./start-bar.tsx";
import { Toasts } from "./toasts.tsx";
import { useArrival } from "./use-arrival.ts";
import styles from "./frame.module.css";

export const loader = texts(({ common }) => ({ common }));

// The frame is the same for every page of a language.
export const shouldRevalidate = () => false;

/** Header, page, footer and toasts in one language. The sign-in page has a simpler header and footer. */
export default function Frame() {
  const i18n = translatorOf(useLanguage());
  const path = plainPath(useLocation().pathname);
  const quiet = path === "/admin" || path.startsWith("/admin/");
  useArrival();

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
          <main id="content" tabIndex={-1} className={styles["main"]}>
            <Outlet />
          </main>
          {isPublic(path) && <StartBar />}
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
