import { copySite } from "./site/copied-site.ts";
import { openLighthouse } from "./site/lighthouse.ts";
const whole = await copySite("http://127.0.0.1:4455");
const scriptless = await copySite("http://127.0.0.1:4455", { withScripts: false });
const lh = await openLighthouse();
for (const path of process.argv.slice(2)) for (let i = 0; i < 2; i++) {
  const [a, b] = [await lh.visit(whole.url + path), await lh.visit(scriptless.url + path)];
  console.log(path, "fcp", Math.round(a.fcp), Math.round(b.fcp), "lcp", Math.round(a.lcp), Math.round(b.lcp), "js", a.script, "css", a.style, "blocked", Math.round(a.blocked), "tbt", Math.round(a.tbt), "cls", a.cls.toFixed(4), "fonts", a.fonts, "all", a.all, "missing", a.missing);
}
lh.close(); await whole.close(); await scriptless.close();
