import { type Html, html } from "./html.ts";
import { displayFonts, fonts, light } from "./mail-look.ts";

/** Markup that only Outlook for Windows reads, which sets mails with the engine of Word. */
export function outlookOnly(markup: string): Html {
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
