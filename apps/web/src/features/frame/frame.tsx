import { I18nextProvider } from "react-i18next";
import { Outlet, useLocation } from "react-router";
import type { Language } from "@agency/content/languages";
import { plainPath } from "../../lib/i18n/language-path.ts";
import { translatorOf } from "../../lib/i18n/messages.ts";
import { Footer, QuietFooter } from "./footer.tsx";
import { Header, QuietHeader } from "./header.tsx";
import { Toasts } from "./toasts.tsx";
import { useArrival } from "./use-arrival.ts";
import styles from "./frame.module.css";

/** Header, page, footer and toasts, in one language. Staff pages have a quieter frame. */
export function Frame({ language }: { language: Language }) {
  const i18n = translatorOf(language);
  const path = plainPath(useLocation().pathname);
  const quiet = path === "/admin" || path.startsWith("/admin/");
  useArrival();

  return (
    <I18nextProvider i18n={i18n}>
      <a className={styles["skip"]} href="#content">
        {i18n.t("common:skip")}
      </a>
      {quiet ? <QuietHeader /> : <Header />}
      <main id="content" tabIndex={-1} className={styles["main"]}>
        <Outlet />
      </main>
      {quiet ? <QuietFooter /> : <Footer />}
      <Toasts />
    </I18nextProvider>
  );
}
