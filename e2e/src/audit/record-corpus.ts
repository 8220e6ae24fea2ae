import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { corpusPages, servePage } from "@agency/server/audit/corpus/serve.fixture";

/**
 * Records what Lighthouse says about the pages that the SEO audit is compared on. Run it again when the corpus or
 * Lighthouse changes: `node e2e/src/audit/record-corpus.ts`, with CHROMIUM_PATH where Chromium is elsewhere.
 */
const target = fileURLToPath(import.meta.resolve("@agency/server/audit/corpus/serve.fixture")).replace(
  /serve\.fixture\.ts$/,
  "lighthouse.json",
);

const audits = [
  "is-crawlable",
  "document-title",
  "meta-description",
  "http-status-code",
  "link-text",
  "crawlable-anchors",
  "robots-txt",
  "image-alt",
  "hreflang",
  "canonical",
  "html-has-lang",
  "html-lang-valid",
];

const chrome = await launch({
  chromePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
  // Only the pages are judged, not what they load from elsewhere.
  chromeFlags: [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
  ],
});

const pages: Record<string, { seo: number | null; verdicts: Record<string, string> }> = {};
let version = "";
try {
  for (const page of corpusPages) {
    const served = await servePage(page);
    const result = await lighthouse(served.url, {
      port: chrome.port,
      output: "json",
      logLevel: "error",
      ignoreStatusCode: true,
      onlyAudits: audits,
    });
    await served.close();
    if (!result) throw new Error(`Lighthouse gave no result for ${page.name}`);
    version = result.lhr.lighthouseVersion;
    const seo = result.lhr.categories["seo"]?.score;
    pages[page.name] = {
      seo: seo === null || seo === undefined ? null : Math.round(seo * 100),
      verdicts: Object.fromEntries(audits.map((id) => [id, auditVerdict(result.lhr.audits[id])])),
    };
    console.log(page.name, pages[page.name]?.seo);
  }
} finally {
  chrome.kill();
}
await writeFile(target, `${JSON.stringify({ lighthouse: version, pages }, null, 2)}\n`);

/** `pass`, `fail`, or Lighthouse's word for why there is neither. */
function auditVerdict(audit: { score: number | null; scoreDisplayMode: string } | undefined): string {
  if (!audit) return "missing";
  if (audit.score === null || audit.scoreDisplayMode === "notApplicable") return audit.scoreDisplayMode;
  return audit.score === 1 ? "pass" : "fail";
}
