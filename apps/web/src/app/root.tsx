import { type ReactNode, useEffect } from "react";
import { Links, type LinksFunction, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from "react-router";
import displayFont from "../../.brand/display.woff2?url";
import textFont from "../../.brand/text.woff2?url";
import { usePageTexts } from "../shared/i18n/page-texts.ts";
import "../styles/index.css";
import { useLanguage } from "../shared/i18n/use-language.ts";
import { firstPaintScript } from "../shared/late-start/first-paint-script.ts";
import { scrollKey } from "../shared/late-start/scrolling.ts";
import { startsLate, tellThatShown } from "../shared/late-start/starts-late.ts";
import faces from "../../.brand/fonts.css?url";

// The font faces are a separate style sheet: browsers lay out all text again when a sheet with faces loads.
export const links: LinksFunction = () => [
  // One file when headings and text have the same typeface.
  ...Array.from(new Set([displayFont, textFont]), (href) => ({
    rel: "preload",
    href,
    as: "font" as const,
    type: "font/woff2",
    crossOrigin: "anonymous" as const,
  })),
  { rel: "stylesheet", href: faces },
];

export { PageError as ErrorBoundary } from "../site/frame/page-error.tsx";

export function Layout({ children }: { children: ReactNode }) {
  const language = useLanguage();
  const isLate = startsLate(useLocation().pathname);
  usePageTexts();
  return (
    <html lang={language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: firstPaintScript(language) }} />
        <meta name="theme-color" content={import.meta.env.THEME_COLOURS.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={import.meta.env.THEME_COLOURS.dark} media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {isLate && import.meta.env.SSR ? <script /> : <ScrollRestoration storageKey={scrollKey} />}
        {isLate ? null : <Scripts />}
        {import.meta.env.DEV && <script type="module" src="/scripts/writing/in-page.ts" />}
      </body>
    </html>
  );
}

export default function Root() {
  const { pathname } = useLocation();
  useEffect(tellThatShown, [pathname]);
  return <Outlet />;
}
