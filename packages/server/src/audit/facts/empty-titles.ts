/** Titles that templates and website builders begin with, and titles that any home page could have. */
const empty = new Set(
  [
    "home|homepage|home page|main|main page|index|index html|start|welcome|welcome to our website|website|web site|my website|my site|site",
    "untitled|untitled document|untitled page|untitled site|document|page|new page|new site|page title|title|default|default page|test",
    "react app|vite app|vite + react|vite + react + ts|vite + vue|vite + vue + ts|vite + svelte|vue app|nuxt app|next app|next js|create next app",
    "angular|angular app|my app|app|svelte app|sveltekit app|gatsby default starter|astro|astro basics|wordpress|my wordpress|my wordpress site",
    "my wordpress website|just another wordpress site|coming soon|lorem ipsum",
    "utama|laman utama|halaman utama|selamat datang|laman web|laman web saya|tajuk|tanpa tajuk|dokumen",
    "首页|主页|欢迎|欢迎光临|网站首页|无标题|无标题文档|未命名|网页",
  ].flatMap((line) => line.split("|")),
);

/** Longer titles say something. */
const longest = 80;

/** Whether a title says nothing about its page: each of its parts could stand over any other. */
export function isEmptyTitle(title: string): boolean {
  if (title.length > longest) return false;
  const parts = title.toLowerCase().split(/\s[|–—·:-]\s|[|｜]/);
  return parts.map(plain).every((part) => part === "" || empty.has(part));
}

/** Without punctuation, and without a number at the end: "My Site 1" is what builders call a second site. */
function plain(part: string): string {
  return part
    .replaceAll(/[.!?*_"'“”‘’()[\]]+/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim()
    .replace(/ \d{1,3}$/, "");
}
