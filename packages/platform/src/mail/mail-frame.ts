import type { AgencyDetails } from "@agency/model/report/report-document";
import { type Html, html } from "./html.ts";

/** A mail's subject and its two equivalent parts. */
export type MailContent = { subject: string; text: string; html: string };

export const fonts = "'Instrument Sans','Segoe UI',Roboto,Helvetica,Arial,sans-serif";
export const displayFonts = "'Bricolage Grotesque','Segoe UI',Roboto,Helvetica,Arial,sans-serif";

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
 * The page around a mail: tables and inline styles, without external resources. The colours for dark mode are in a style
 * sheet, which clients without dark mode ignore.
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
        <style>
          :root {
            color-scheme: light dark;
            supported-color-schemes: light dark;
          }
          @media (prefers-color-scheme: dark) {
            .ground {
              background-color: #0f1714 !important;
            }
            .sheet {
              background-color: #1a2521 !important;
            }
            .text {
              color: #efe8da !important;
            }
            .quiet {
              color: #a3b0a9 !important;
            }
            .accent {
              color: #ff9457 !important;
            }
            .good {
              color: #74cdb3 !important;
            }
            .bad {
              color: #ff9d94 !important;
            }
            .rule {
              border-color: #34443d !important;
            }
          }
        </style>
      </head>
      <body class="ground" style="margin:0;padding:0;background-color:#F2EADA;">
        <div style="display:none;max-height:0;overflow:hidden;">${preview}</div>
        <table
          class="ground"
          role="presentation"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          border="0"
          style="background-color:#F2EADA;"
        >
          <tr>
            <td align="center" style="padding:24px 12px;">
              <table
                class="sheet"
                role="presentation"
                width="100%"
                cellpadding="0"
                cellspacing="0"
                border="0"
                style="max-width:600px;background-color:#FBF7EF;"
              >
                <tr>
                  <td style="padding:0;font-size:0;line-height:0;">${tiles}</td>
                </tr>
                ${
                  head === undefined
                    ? []
                    : html`<tr>
                        <td class="rule" style="padding:0;border-bottom:1px solid #DDD3BF;">${head}</td>
                      </tr>`
                }
                <tr>
                  <td
                    class="text"
                    style="padding:28px 24px 8px;font-family:${fonts};font-size:16px;line-height:1.5;color:#14211C;word-break:break-word;overflow-wrap:anywhere;"
                  >
                    ${body}
                  </td>
                </tr>
                <tr>
                  <td
                    class="quiet rule"
                    style="padding:20px 24px 28px;font-family:${fonts};font-size:13px;line-height:1.5;color:#5E6B64;border-top:1px solid #DDD3BF;word-break:break-word;"
                  >
                    ${reason === null ? [] : html`<p style="margin:0 0 12px;">${reason}</p>`}
                    <p style="margin:0;">
                      <strong class="text" style="color:#14211C;">${agency.name}</strong
                      ><br />${agency.address}<br />${agency.email} · ${agency.phone}
                    </p>
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html> `.markup;
}

/** A row of coloured cells instead of the tiles, because mail clients show neither SVG nor external images. */
const tiles: Html = html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
  <tr>
    ${[
      ["#17614F", 3],
      ["#FF9457", 1],
      ["#14211C", 2],
      ["#B93E0B", 1],
      ["#A9BBB2", 2],
      ["#2E3D36", 1],
    ].map(
      ([colour, share]) =>
        html`<td
          width="${String(Number(share) * 10)}%"
          height="10"
          bgcolor="${String(colour)}"
          style="background-color:${String(colour)};height:10px;font-size:0;line-height:0;"
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
