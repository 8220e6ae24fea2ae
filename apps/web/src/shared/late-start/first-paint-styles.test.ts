import { expect, test } from "vitest";
import { firstPaintStyles } from "./first-paint-styles.ts";

const markup =
  '<html lang="en"><body><a class="art menu">A</a><details><summary>Q</summary><p>text</p></details></body></html>';

const paintStyles = async (css: string, page: string) => (await firstPaintStyles(css, [page]))[0];

test("rules that only a started page needs are left to the linked stylesheet", async () => {
  const css =
    "a{color:red}.art{view-transition-name:art;cursor:pointer;transition:color 1s}.menu{anchor-name:--share;margin:0}" +
    "@media (width>=40em){p{position-area:block-end}p{margin:0}}" +
    "@supports (position-area:block-end){.menu{inset:auto}}" +
    "p,::view-transition-old(*){animation:none}@media print{::view-transition-new(*){animation:none}}";
  expect(await paintStyles(css, markup)).toBe(
    "a{color:red}.menu{margin:0}@media (width>=40em){p{margin:0}}p{animation:none}",
  );
});

test("rules for a pointer, a key or a state of the application are left to the linked stylesheet", async () => {
  const css =
    "a:hover,.menu{margin:0}a:active{color:red}.art:disabled{color:red}p[data-failed]{color:red}.art{&:hover{color:red}top:0}" +
    ".menu:not(:hover){color:red}a:focus-visible{color:red}";
  expect(await paintStyles(css, markup)).toBe(".menu{margin:0}.art{top:0}.menu:not(:hover){color:red}");
});

test("rules for print are left to the linked stylesheet", async () => {
  const css = "@media print{a{display:none}.menu{color:#000}}a{color:red}@media screen{p{margin:0}}";
  expect(await paintStyles(css, markup)).toBe("a{color:red}@media screen{p{margin:0}}");
});

test("rules for disabled buttons are inlined only where the page has one", async () => {
  const css = "button:disabled{color:red}";
  const page = (attribute: string) => markup.replace("text", `<button${attribute}>A</button>`);
  expect(await paintStyles(css, page(""))).toBe("");
  expect(await paintStyles(css, page(' disabled=""'))).toBe(css);
});

test("a font is inlined only for letters that the page contains", async () => {
  const face = (range: string) => `@font-face{font-family:x;src:url(/${range}.woff2);unicode-range:${range}}`;
  const needed = [face("U+20-7E"), face("U+74"), face("U+41-5A, U+A0")];
  const css = [...needed, face("U+A1-FF, U+20AC"), face("U+4??")].join("");
  expect(await paintStyles(css, markup)).toBe(needed.join(""));
  expect(await paintStyles(css, markup.replace("text", "\u20ac \u0411"))).toBe(css);
});

test("where a link leads is known at first, which the address of the page may be", async () => {
  const css = "html{scroll-padding-block:6rem 5rem;scroll-padding-inline:1rem;scroll-snap-type:x proximity}";
  expect(await paintStyles(css, '<html lang="en"><body>text</body></html>')).toBe(
    "html{scroll-padding-block:6rem 5rem}",
  );
});

test("rules that match nothing in the page are left to the linked stylesheet", async () => {
  const css =
    ".menu,.dialog{margin:0}.dialog{padding:0}@keyframes slide{to{opacity:0}}.menu .dialog{color:red}blockquote{margin:0}";
  expect(await paintStyles(css, markup)).toBe(".menu{margin:0}");
});

test("so are rules whose names all stand in the page, but not as the selector asks", async () => {
  const page =
    '<html lang="en"><body><ul data-count="3"><li>A</li><li>B</li><li>C</li></ul><b id="4">D</b></body></html>';
  const css =
    'ul:is([data-count="4"],[data-count="8"]) li{color:red}b+ul{margin:0}li:only-of-type{top:0}li:nth-of-type(n+4){top:0}' +
    'ul[data-count="3"] li:nth-of-type(2),li:nth-of-type(4){top:1px}ul:has(+b)>li:last-of-type:nth-of-type(odd){top:2px}';
  expect(await paintStyles(css, page)).toBe(
    'ul[data-count="3"] li:nth-of-type(2){top:1px}ul:has(+b)>li:last-of-type:nth-of-type(odd){top:2px}',
  );
});

test("closed parts of the page have no styles at first", async () => {
  const page = markup.replace("text", '<div id="list" hidden=""><i>list</i></div>');
  expect(await paintStyles("i{color:red}p{margin:0}", page)).toBe("p{margin:0}");
});

test("words in texts, code and styles select no rules", async () => {
  const page = markup.replace("</body>", '<script>"dialog"</script><style>.dialog{}</style></body>');
  expect(await paintStyles(".dialog{padding:0}", page)).toBe("");
});

test("a colour variable that the markup uses stays, with the variables it refers to", async () => {
  const page = markup.replace("text", '<svg><path fill="var(--tile)"/></svg><b style="color:var(--ink)">text</b>');
  const css = ":root{--pine:#123;--tile:var(--pine);--ink:#456;--unused:#789}";
  expect(await paintStyles(css, page)).toBe(":root{--pine:#123;--tile:var(--pine);--ink:#456}");
});

test.each([
  [
    "a state that comes without the application",
    "details[open] p{color:red}:root[data-mantine-color-scheme=dark] a{color:red}",
  ],
  ["a pseudo class", "a:focus,.menu:popover-open{color:red}p:not(.menu)::before{content:none}"],
  ["a font", "@font-face{font-family:x;src:url(/x.woff2)}"],
  ["a nested rule", ".menu{color:red;& p{margin:0}}"],
  ["a rule inside a layer", "@layer base{.menu:where(a){margin:0}}"],
])("%s stays", async (_, css) => {
  expect(await paintStyles(css, markup)).toBe(css);
});

test("each of several pages has its own", async () => {
  const other = markup.replace("art menu", "dialog");
  const css = ".menu{margin:0}.dialog{padding:0}.dialog::before{top:0}.dialog.menu{top:0}p{color:red}";
  expect(await firstPaintStyles(css, [markup, other])).toEqual([
    ".menu{margin:0}p{color:red}",
    ".dialog{padding:0}.dialog::before{top:0}p{color:red}",
  ]);
});
