/** What comes before the father's name. */
const patronymics = wordSet("bin binti bt bte b a/l a/p s/o d/o anak");

/** Whoever is written with a title is greeted with it. */
const titles = wordSet(
  "encik en puan pn cik tuan mr mrs ms mdm madam dr ir prof datuk dato datin tun toh haji hajah hj hjh ustaz ustazah cikgu",
);

/** First parts of a name by which nobody is called alone. */
const openings = wordSet(
  "abd abdul ahmad che datu ku mat md megat mohamad mohamed mohammad mohammed mohd muhamad muhammad muhd nik noor nor nur nurul puteri raja sharifah siti syarifah syed tengku wan",
);

/** Family names that come before the name by which a person is called. */
const families = wordSet(
  "ang chan chang cheah chee chen cheng cheong chew chia chin chong chow choo chua foo fong gan goh heng ho hong hoo kang khoo khor koay koh kok kong kwan lai lam lau law lee leong lew liew lim ling loh loke loo low lui mah mok neoh ng ngo ong ooi pang phang phua poh quah quek sim sin siow soo soon tan tay tee teh teo teoh thong tiong toh tong wee wong woo yap yee yeo yeoh yew yong",
);

/** How a mail greets a person: "Aisyah" for Aisyah binti Contoh. A name with a title or a family name first is greeted whole. */
export function greetingName(name: string): string {
  const words = name.trim().split(/\s+/);
  const father = words.findIndex((word, index) => index > 0 && patronymics.has(plain(word)));
  const own = father < 0 ? words : words.slice(0, father);
  const [first = ""] = own;
  const start = plain(first);
  if (titles.has(start) || families.has(start)) return own.join(" ");
  return own.slice(0, openings.has(start) ? 2 : 1).join(" ");
}

function plain(word: string): string {
  return word.toLowerCase().replaceAll(/[.'’]/g, "");
}

function wordSet(words: string): Set<string> {
  return new Set(words.split(" "));
}
