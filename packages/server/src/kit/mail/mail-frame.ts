import { brand } from "@agency/content/brand";
import type { BrandFont } from "@agency/content/brand/shape";
import type { AgencyDetails } from "@agency/model/agency-details";
import { type Html, html } from "./html.ts";

/** The brand's colours on a light ground, which styles in a mail's elements name. */
export const light = brand.colours.light;

/** The brand's colours in programs with dark mode. */
export const dark = brand.colours.dark;

export const fonts = stack(brand.fonts.text);
export const displayFonts = stack(brand.fonts.display);

/** The brand's font where the reader has it; no mail brings fonts along. */
function stack({ family, kind }: BrandFont): string {
  const others =
    kind === "sans" ? "'Segoe UI',Roboto,Helvetica,Arial,sans-serif" : "Georgia,'Times New Roman',Times,serif";
  return `'${family}',${others}`;
}

/** Each class in dark mode. Without a class, an element keeps the style of its markup. */
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
const mailStyles: Html = {
  markup: `:root { color-scheme: light dark; supported-color-schemes: light dark; }
a[x-apple-data-detectors] { color: inherit !important; text-decoration: none !important; font: inherit !important; }
@media (prefers-color-scheme: dark) {
${rules("")}
}
${rules("[data-ogsc] ")}`,
};

/** For the engine of Word: a font it has, since it replaces any list by Times New Roman, and padding that it honours. */
const outlookStyles =
  "<style>table, td, th, p, a, h1, h2, strong, span { font-family: Arial, sans-serif !important; } .button { padding: 14px 22px; }</style>";

/** A mail's subject and its two equivalent parts. */
export type MailContent = { subject: string; text: string; html: string };

type Frame = {
  language: string;
  title: string;
  preview: string;
  /** Above the body, with a line between them. */
  head?: Html;
  body: Html;
  agency: AgencyDetails;
  reason: string | null;
};

/**
 * The page around a mail: tables and inline styles, without external resources. Outlook for Windows ignores the width
 * of the sheet, so it gets a table of 600 px around it. Lines are not indented, which makes a mail a fifth smaller.
 */
export function frameMail({ language, title, preview, head, body, agency, reason }: Frame): string {
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${title}</title>
        <meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no" />
        <meta name="x-apple-disable-message-reformatting" />
        ${outlookOnly(outlookStyles)}
        <style>
          ${mailStyles}
        </style>
      </head>
      <body class="ground" style="margin:0;padding:0;background-color:${light.paper2};">
        <div style="display:none;max-height:0;overflow:hidden;">${preview}</div>
        <table
          class="ground"
          role="presentation"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          border="0"
          style="background-color:${light.paper2};"
        >
          <tr>
            <td align="center" style="padding:24px 12px;">
              ${outlookOnly(`<table role="presentation" align="center" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td>`)}
              <table
                class="sheet"
                role="presentation"
                width="100%"
                cellpadding="0"
                cellspacing="0"
                border="0"
                style="max-width:600px;background-color:${light.paper};"
              >
                <tr>
                  <td style="padding:0;font-size:0;line-height:0;">${tiles}</td>
                </tr>
                ${
                  head === undefined
                    ? []
                    : html`<tr>
                        <td class="rule" style="padding:0;border-bottom:1px solid ${light.line};">${head}</td>
                      </tr>`
                }
                <tr>
                  <td
                    class="text"
                    style="padding:28px 24px 8px;font-family:${fonts};font-size:16px;line-height:1.5;color:${light.ink};word-break:break-word;overflow-wrap:anywhere;"
                  >
                    ${body}
                  </td>
                </tr>
                <tr>
                  <td
                    class="quiet rule"
                    style="padding:20px 24px 28px;font-family:${fonts};font-size:13px;line-height:1.5;color:${light.muted};border-top:1px solid ${light.line};word-break:break-word;"
                  >
                    ${reason === null ? [] : html`<p style="margin:0 0 12px;">${reason}</p>`}
                    <p style="margin:0;">
                      <strong class="text" style="color:${light.ink};">${agency.name}</strong
                      ><br />${agency.address}<br />${agency.email}<br /><span style="white-space:nowrap"
                        >${agency.phone}</span
                      >
                    </p>
                  </td>
                </tr>
              </table>
              ${outlookOnly("</td></tr></table>")}
            </td>
          </tr>
        </table>
      </body>
    </html> `.markup.replaceAll(/\n\s+/g, "\n");
}

/** Colours and widths, in tenths, of the cells that stand for the tiles. */
const cells = brand.pattern
  ? ([
      [light.tileSecond, 3],
      [light.tileBright, 1],
      [light.tileDark, 2],
      [light.tileAccent, 1],
      [light.tileSoft, 2],
      [light.tileShade, 1],
    ] as const)
  : ([[light.tileSecond, 10]] as const);

/** A row of coloured cells instead of the tiles, because mail clients show neither SVG nor external images. */
const tiles: Html = html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
  <tr>
    ${cells.map(
      ([colour, share]) =>
        html`<td
          width="${String(share * 10)}%"
          height="10"
          bgcolor="${colour}"
          style="background-color:${colour};height:10px;font-size:0;line-height:0;"
        >
          &nbsp;
        </td>`,
    )}
  </tr>
</table>`;

/** The lines under a mail's plain text. */
export function plainFooter(agency: AgencyDetails, reason: string | null): string[] {
  return [
    "-- ",
    ...(reason === null ? [] : [reason, ""]),
    agency.name,
    agency.address,
    `${agency.email} · ${agency.phone}`,
  ];
}

/** Markup that only Outlook for Windows reads, which sets mails with the engine of Word. */
function outlookOnly(markup: string): Html {
  return { markup: `<!--[if mso]>${markup}<![endif]-->` };
}

/** The heading at the top of a mail. */
export function mailHeading(text: string): Html {
  return html`<h1
    class="text"
    style="margin:0 0 16px;font-family:${displayFonts};font-size:28px;line-height:1.15;font-weight:700;color:${light.ink};"
  >
    ${text}
  </h1>`;
}

/** A link that looks like a button. Outlook ignores the padding of links, so its cell has some there (`mailStyles`). */
export function mailButton({ label, url }: { label: string; url: string }): Html {
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0 16px;">
    <tr>
      <td class="button" bgcolor="${light.accent}" style="border-radius:4px;background-color:${light.accent};">
        <a
          href="${url}"
          style="display:inline-block;padding:14px 22px;font-family:${fonts};font-size:16px;font-weight:600;color:${light.onAccent};text-decoration:none;"
          >${label}</a
        >
      </td>
    </tr>
  </table>`;
}
