import type { Html } from "./html.ts";
import { dark } from "./mail-look.ts";

/** What each class looks like in dark mode. Without a class, an element keeps the style that it has in its markup. */
const night = {
  ground: `background-color: ${dark.paper}`,
  sheet: `background-color: ${dark.surface}`,
  text: `color: ${dark.ink}`,
  quiet: `color: ${dark.muted}`,
  accent: `color: ${dark.accent}`,
  good: `color: ${dark.good}`,
  bad: `color: ${dark.bad}`,
  rule: `border-color: ${dark.boardLine}`,
  "by-day": "display: none",
  "by-night": "display: block; max-height: none",
};

const rules = (before: string) =>
  Object.entries(night)
    .map(([name, style]) => `${before}.${name} { ${style.replaceAll(/;|$/g, " !important$&")}; }`)
    .join("\n");

/**
 * The colours for dark mode, which programs without it ignore. Outlook's apps and its page in the browser write `data-ogsc` into the mail
 * instead of asking for the scheme. Dates and addresses that iOS makes links of keep the colour of their text.
 */
export const mailStyles: Html = {
  markup: `:root { color-scheme: light dark; supported-color-schemes: light dark; }
a[x-apple-data-detectors] { color: inherit !important; text-decoration: none !important; font: inherit !important; }
@media (prefers-color-scheme: dark) {
${rules("")}
}
${rules("[data-ogsc] ")}`,
};

/** For the engine of Word: a font it has, since it replaces any list by Times New Roman, and padding that it honours. */
export const outlookStyles =
  "<style>table, td, th, p, a, h1, h2, strong, span { font-family: Arial, sans-serif !important; } .button { padding: 14px 22px; }</style>";
