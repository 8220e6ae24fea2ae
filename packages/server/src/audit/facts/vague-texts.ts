import { languageOfTag } from "./language-tag.ts";

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
