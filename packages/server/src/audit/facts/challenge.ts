import type { Page } from "../page/page.ts";
import { readOwnNames } from "./own-names.ts";

/** The headers of an answer, with names in lower case. */
type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** Headers by which firewalls say that they sent a challenge: Cloudflare, AWS, SiteGround and Vercel. */
const sayings: Readonly<Record<string, RegExp>> = {
  "cf-mitigated": /challenge/i,
  "x-amzn-waf-action": /challenge|captcha/i,
  "sg-captcha": /challenge/i,
  "x-vercel-mitigated": /challenge/i,
};

/** Whether the headers say that a firewall sent a challenge in place of the page. */
export function announcesChallenge(headers: Headers): boolean {
  return Object.entries(sayings).some(([name, value]) => value.test([headers[name] ?? ""].flat().join()));
}

/** Code and addresses that only challenges have: of SiteGround, Cloudflare, Sucuri, Imperva, AWS, PerimeterX and free hosts. */
const marks = [
  "/.well-known/sgcaptcha/",
  "/.well-known/captcha/",
  "_chl_opt",
  "sucuri_cloudproxy_js",
  "_Incapsula_Resource?SWUDNSAI",
  "_Incapsula_Resource?CWUDNSAI",
  "Incapsula incident ID",
  "gokuProps",
  "px-captcha",
  "slowAES.decrypt",
];

/** The same of firewalls that also add them to ordinary pages: of Imperva, AWS and DataDome. */
const marksOfEmptyPages = ["_Incapsula_Resource", ".awswaf.com/", "captcha-delivery.com"];

/** What challenges call themselves, whole. */
const names = new Set([
  "just a moment",
  "one moment please",
  "attention required",
  "human verification",
  "bot verification",
  "security verification",
  "vercel security checkpoint",
  "robot challenge screen",
  "are you a robot",
  "are you human",
  "are you a human",
  "sucuri website firewall",
  "access to this page has been denied",
  "pengesahan manusia",
  "安全验证",
  "人机验证",
]);

/** How sentences begin that only challenges say. */
const beginnings = [
  "verify you are human",
  "verify that you are human",
  "verify you are a human",
  "verify that you are a human",
  "verify you are not a bot",
  "verify youre not a robot",
  "verify that you are not a robot",
  "please verify you are",
  "please verify that you are",
  "please confirm you are human",
  "please confirm that you are human",
  "confirm you are human",
  "prove you are human",
  "verifying you are human",
  "making sure youre not a bot",
  "checking your browser",
  "checking if the site connection is secure",
  "please complete the security check",
  "please wait while your request is being verified",
  "pardon our interruption",
  "ddos protection by",
  "sahkan anda manusia",
  "sahkan bahawa anda manusia",
  "sahkan anda bukan robot",
  "sila sahkan anda",
  "sila sahkan bahawa anda",
  "验证您是真人",
  "请验证您是",
  "确认您是真人",
  "请确认您是",
];

/** How many words a challenge may have: fewer where only its code tells it from a page, and hardly any in an answer that is put off. */
const fewWords = 100;
const fewerWords = 60;
const hardlyAny = 5;

/** How much of a page is searched for code, in characters. */
const searched = 50_000;

type Answer = { status: number; headers: Headers; text: string };

/**
 * Whether an answer is not the page, but one with which a firewall has visitors prove that they are people. A page of its own words
 * that has a captcha in a form, or is about such checks, is none.
 * @param page `text`, read
 */
export function isChallenge({ status, headers, text }: Answer, page: Page): boolean {
  if (announcesChallenge(headers)) return true;
  if (page.words > fewWords) return false;
  const start = text.slice(0, searched);
  const has = (mark: string) => start.includes(mark);
  const { title, headings } = readOwnNames(page);
  const isNameless = title.length === 0 && headings.length === 0 && page.words <= hardlyAny;
  if (page.words <= fewerWords && marks.some(has)) return true;
  if (isNameless && marksOfEmptyPages.some(has)) return true;
  const acts =
    page.scripts.number > 0 || page.embeds > 0 || page.metas.some(({ httpEquiv }) => httpEquiv === "refresh");
  if (!acts) return false;
  const isPutOff = status === 202 && isNameless;
  return (
    isPutOff ||
    [...title, ...headings].some((name) => names.has(name) || beginnings.some((each) => name.startsWith(each)))
  );
}
