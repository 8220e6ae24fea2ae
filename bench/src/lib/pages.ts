import { pageEvidence, fetched, goodPage } from "@agency/server/audit/evidence.fixture";

const block = (number: number) => `<section class="card" id="part-${number}">
  <h2>Part ${number}</h2>
  <p>Some text with <a href="/part/${number}?from=list">a link to part ${number}</a> and <b>bold</b> words, enough to read &amp; enjoy.</p>
  <img src="/part-${number}.webp" alt="Part ${number}" width="320" height="200" loading="lazy">
  <ul class="list"><li>One thing</li><li>Another thing</li><li><a href="https://elsewhere.example/${number}">Elsewhere</a></li></ul>
</section>
`;

/** An ordinary page of so many bytes: cards of headings, texts, links and pictures under a full head. */
export function makePage(bytes: number): string {
  const blocks = [];
  for (let number = 0, length = goodPage.length; length < bytes; number += 1) {
    const next = block(number);
    blocks.push(next);
    length += next.length;
  }
  return goodPage.replace("</body>", `${blocks.join("")}</body>`);
}

/** The robots.txt and sitemap of the good page. */
const { robots, sitemaps } = pageEvidence();

/** Fetches from memory. */
export function memoryFetching(html: string) {
  const page = fetched(html);
  return {
    page: async () => page,
    file: async (url: string) => (url.endsWith("/robots.txt") ? robots : sitemaps[0]?.file) ?? page,
  };
}
