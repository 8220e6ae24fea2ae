import { eld } from "eld/extrasmall";
import { language as findLanguage, region as findRegion } from "language-tags";

/** The result for a language code; `region` means that only the country is wrong, as in the common "en-UK". */
export type TagVerdict = "right" | "region" | "wrong";

/** Maximum length of a code, in characters. */
const longestCode = 35;

/** Checks a code such as "ms" or "en-MY" against the registry of BCP 47. */
export function judgeTag(code: string): TagVerdict {
  const [language = "", ...rest] = code.trim().toLowerCase().split(/[-_]/);
  if (code.length > longestCode || !/^[a-z]{2,3}$/.test(language) || findLanguage(language) === null) return "wrong";
  if (code.includes("_")) return "region";
  const region = rest.find((part) => /^(?:[a-z]{2}|\d{3})$/.test(part));
  return region === undefined || findRegion(region) !== null ? "right" : "region";
}

/** The language part of a code, without script and region. */
export function languageOfTag(code: string): string {
  return code.trim().toLowerCase().split(/[-_]/)[0] ?? "";
}

/** Letters of a text to look at, and how many a judgement needs. */
const mostLetters = 4_000;
const fewestLetters = 60;

/** How sure a judgement has to be, from 0 to 1, and by how much more than that of the language that a page states. */
const sure = 0.6;
const surer = 0.25;

export type TextLanguage = {
  /** The language of the text by its ISO 639-1 code; null when undecided. Indonesian counts as Malay. */
  code: string | null;
  /** How well each language fits, from 0 to 1. */
  scores: Readonly<Record<string, number>>;
};

/** Recognises the language of a text. */
export function languageOfText(text: string): TextLanguage {
  const letters =
    text
      .match(/[\p{L}\p{M}]+/gu)
      ?.join(" ")
      .slice(0, mostLetters) ?? "";
  if (letters.length < fewestLetters) return { code: null, scores: {} };
  const found = eld.detect(letters);
  const scores = found.getScores();
  const isSure = found.isReliable() && (scores[found.language] ?? 0) >= sure;
  return { code: isSure ? found.language : null, scores };
}

/** Languages so close that a text in one may read as another, or that share its recognition. */
const families = [
  "ms id in jv su min bjn ban ace",
  "tl fil ceb",
  "zh yue cmn nan hak wuu gan",
  "no nb nn da sv",
  "hr sr bs sh sl",
  "cs sk",
  "es ca gl pt",
  "ru uk be bg",
  "hi mr ne bho",
  "ar fa ur ps ckb ku",
  "nl af",
  "he iw",
].map((codes) => codes.split(" "));

/**
 * Whether a text is in another language than its page states. Languages that are not recognised at all, and those that are close,
 * contradict nothing.
 */
export function contradicts({ code, scores }: TextLanguage, stated: string): boolean {
  const own = languageOfTag(stated);
  const family = families.find((codes) => codes.includes(own)) ?? [own];
  if (code === null || family.includes(code) || !family.some((each) => recognised.has(each))) return false;
  const best = Math.max(...family.map((each) => scores[each] ?? 0));
  return (scores[code] ?? 0) - best >= surer;
}

const recognised = new Set(Object.values(eld.info().Languages));

/**
 * Link texts that do not say where the link leads. The lists come from Lighthouse's audit `link-text`, except Malay,
 * which Lighthouse lacks.
 */
const vague: Readonly<Record<string, ReadonlySet<string>>> = {
  en: list(
    "click here|click this|go|here|information|learn more|more|more info|more information|right here|read more|see more|start|this",
  ),
  ms: list(
    "klik|klik di sini|klik disini|klik sini|tekan di sini|tekan sini|di sini|disini|sini|baca lagi|baca lanjut|baca selanjutnya|baca seterusnya|lagi|lanjut|selanjutnya|seterusnya|lihat lagi|lihat di sini|lihat selanjutnya|ketahui lagi|ketahui lebih lanjut|ketahui selanjutnya|maklumat|maklumat lanjut|maklumat selanjutnya|info lanjut|lebih lanjut|pautan|pautan ini|ini|mula|pergi",
  ),
  ja: list("ここをクリック|こちらをクリック|リンク|続きを読む|続く|全文表示"),
  es: list(
    "click aquí|click aqui|clicka aquí|clicka aqui|pincha aquí|pincha aqui|aquí|aqui|más|mas|más información|más informacion|mas información|mas informacion|este|enlace|este enlace|empezar",
  ),
  pt: list("clique aqui|ir|mais informação|mais informações|mais|veja mais"),
  ko: list("여기|여기를 클릭|클릭|링크|자세히|자세히 보기|계속|이동|전체 보기"),
  sv: list("här|klicka här|läs mer|mer|mer info|mer information"),
  de: list("klicke hier|hier klicken|hier|mehr|siehe|dies|das|weiterlesen"),
  ta: list(
    "அடுத்த பக்கம்|மறுபக்கம்|முந்தைய பக்கம்|முன்பக்கம்|மேலும் அறிக|மேலும் தகவலுக்கு|மேலும் தரவுகளுக்கு|தயவுசெய்து இங்கே அழுத்தவும்|இங்கே கிளிக் செய்யவும்",
  ),
  fa: list("اطلاعات بیشتر|اطلاعات|این|اینجا بزنید|اینجا کلیک کنید|اینجا|برو|بیشتر بخوانید|بیشتر بدانید|بیشتر|شروع"),
};

/** Languages often mixed into Malay pages without being declared; their vague texts count there too. */
const beside: Readonly<Record<string, readonly string[]>> = { ms: ["en"], en: ["ms"], id: ["ms", "en"] };

function list(texts: string): ReadonlySet<string> {
  return new Set(texts.split("|"));
}

/**
 * Whether a link's text is too vague. `lang` is the language declared around the link; without one every list counts.
 * Malaysian pages mix English and Malay, so each of the two languages also uses the other's list.
 */
export function isVague(text: string, lang: string | null): boolean {
  if (text.length > longestVague) return false;
  const bare = text.trim().toLowerCase();
  const plain = withoutOrnaments(bare);
  if (!lang) return Object.values(vague).some((texts) => texts.has(bare)) || vague["ms"]?.has(plain) === true;
  const language = languageOfTag(lang);
  if (vague[language]?.has(bare)) return true;
  return (beside[language] ?? []).some((other) => vague[other]?.has(bare)) || isVagueMalay(language, plain);
}

/** Texts longer than this are in no list. */
const longestVague = 100;

const ornaments = " .…!:»>→";

function withoutOrnaments(text: string): string {
  let end = text.length;
  while (ornaments.includes(text.charAt(end - 1)) && end > 0) end -= 1;
  return text.slice(0, end);
}

/** Ignores trailing ornaments: "Baca lagi »" is as vague as "Baca lagi". */
function isVagueMalay(language: string, plain: string): boolean {
  return ["ms", "en", "id"].includes(language) && vague["ms"]?.has(plain) === true;
}
