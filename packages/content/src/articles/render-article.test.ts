import { describe, expect, test } from "vitest";
import { parseMarkdown } from "./markdown.ts";
import { parseArticle } from "./parse-article.ts";
import { renderArticle, type RenderedArticle } from "./render-article.ts";

function render(body: string) {
  const article = parseArticle(`---\ntitle: t\nexcerpt: e\ntags: [a]\n---\n${body}`, "articles/sample/ms.md");
  return withHtml(
    renderArticle(article, {
      address: (path) => `/ms${path}`,
      tableName: (heading) => `Jadual: ${heading}`,
      footnotes: { title: "Nota kaki", back: (place) => `Kembali ke rujukan ${place}` },
    }),
  );
}

function withHtml(rendered: RenderedArticle) {
  return { ...rendered, html: rendered.parts.join("") };
}

describe("links", () => {
  test("to our pages get the language prefix", () => {
    expect(render("[SEO](/services/seo)").html).toBe('<p><a href="/ms/services/seo">SEO</a></p>');
  });

  test("to other sites get rel=noopener", () => {
    expect(render("[web](https://web.dev/)").html).toContain('<a href="https://web.dev/" rel="noopener">');
  });
});

test("a text is divided at its headings, and its footnotes are a part in its language, whole", () => {
  const { parts } = render("Before.[^1]\n\n## Satu\n\n### Dua\n\nAgain.[^1]\n\n[^1]: A note.");
  expect(parts.map((part) => part.trim().slice(0, 7))).toEqual(["<p>Befo", "<h2 id=", "<h2 id="]);
  expect(parts[2]).toMatch(/^<h2[^>]*>Nota kaki<\/h2>\n<ol>[^]*<\/ol>\s*$/);
  expect(parts[2]).toContain('aria-label="Kembali ke rujukan 1-2"');
  const ids = parts.join("").matchAll(/ href="#([^"]+)"/g);
  for (const [, id] of ids) expect(parts.join("")).toContain(` id="${id}"`);
});

describe("pictures", () => {
  const picture = (name: string) => ({
    srcSet: `/assets/${name}-480.avif 480w`,
    sizes: "92vw",
    src: `/assets/${name}.jpg`,
    width: 1600,
    height: 800,
  });
  const withPictures = (body: string) =>
    withHtml(
      renderArticle(
        { body: parseMarkdown(body) },
        {
          address: (path) => path,
          tableName: (heading) => heading,
          footnotes: { title: "", back: (place) => place },
          picture,
        },
      ),
    );

  test("have a title also between the quotation marks that word processors type", () => {
    expect(withPictures("![A street](street.jpg “Seen from the shop”)").html).toContain(
      "<figcaption>Seen from the shop</figcaption>",
    );
  });

  test("are figures in all their sizes, loaded late, with their place kept and their title below", () => {
    expect(withPictures('![A street](street.jpg "Seen from the shop")').html).toBe(
      '<figure style="--own:1600px;--ratio:2.000"><picture><source type="image/avif" srcset="/assets/street.jpg-480.avif 480w" ' +
        'sizes="92vw"><img src="/assets/street.jpg.jpg" width="1600" height="800" alt="A street" loading="lazy" ' +
        'decoding="async"></picture><figcaption>Seen from the shop</figcaption></figure>',
    );
  });

  test("divide the paragraph that they are in", () => {
    const { html } = withPictures("Before *it* ![A street](street.jpg) and after.");
    expect(html).toMatch(/^<p>Before <em>it<\/em> <\/p><figure.*<\/figure><p> and after\.<\/p>$/);
  });
});

describe("the table of contents", () => {
  test("lists the headings of levels 2 and 3 with their ids in the text", () => {
    const { html, sections } = render("## Apa & kenapa\n\n### Satu\n\n#### Kecil\n\n## Apa & kenapa");
    expect(sections).toEqual([
      { id: "section-apa--kenapa", title: "Apa & kenapa", level: 2 },
      { id: "section-satu", title: "Satu", level: 3 },
      { id: "section-apa--kenapa-1", title: "Apa & kenapa", level: 2 },
    ]);
    for (const { id } of sections) expect(html).toContain(`id="${id}"`);
  });

  test("leaves out level 3 when it would get too long", () => {
    const { sections } = render("## Satu\n\n### Dua\n\n".repeat(8));
    expect(sections.map(({ level }) => level)).toEqual([2, 2, 2, 2, 2, 2, 2, 2]);
  });
});

describe("tables", () => {
  const table = "## Harga\n\n| Pakej | Sebulan |\n| --- | --- |\n| Kecil | RM 2,500 |\n| Besar | RM 5,000 |";

  test("are in a named region that scrolls and can be focused", () => {
    expect(render(table).html).toContain(
      '<div class="table" role="region" tabindex="0" aria-label="Jadual: Harga"><table>',
    );
  });

  test("mark column headers, and align figures to the right", () => {
    const { html } = render(table);
    expect(html).toContain('<th scope="col">Pakej</th>');
    expect(html).toContain('<th scope="col" data-figures="">Sebulan</th>');
    expect(html).toContain('<td data-figures="">RM 5,000</td>');
    expect(html).toContain("<td>Kecil</td>");
  });

  test("with an empty corner have row headers", () => {
    const { html } = render("| | A |\n| --- | ---: |\n| Kos | mahal |");
    expect(html).toContain('<td></td>\n<th scope="col" data-figures="">A</th>');
    expect(html).toContain('<th scope="row">Kos</th>');
    expect(html).not.toContain("align");
  });
});
