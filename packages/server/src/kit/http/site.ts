import { negotiate } from "@fastify/accept-negotiator";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply } from "fastify";
import { closeSync, existsSync, openSync, readFileSync, realpathSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import { movedByQuery, movedTo, type Redirects } from "@agency/content/redirects";
import { answerNotFound } from "./errors.ts";
import { isCall, isReading, requestPath, requestTarget } from "./request-target.ts";
import { isText, siteTexts } from "./site-texts.ts";

const published = fileURLToPath(new URL("../../../../../apps/web/sites/current", import.meta.url));

/**
 * The folder of the built website: where `apps/web/sites/current` points now. Later builds go into folders of their own,
 * so an API serves one build, whole, for as long as it runs.
 * @param chosen SITE_DIR
 * @returns null where the API is to serve no pages; a folder that may not be there
 */
export function builtSite(chosen: string | undefined): string | null {
  if (chosen === "off") return null;
  const folder = chosen ?? published;
  return existsSync(folder) ? realpathSync(folder) : folder;
}

/** Says why a folder cannot be served as the website; null when it can be. */
export function siteProblem(folder: string): string | null {
  const missing = ["client/index.html", "csp.json", "not-found.json"].find((file) => !existsSync(join(folder, file)));
  if (missing === undefined) return null;
  return `There is no built site in ${folder} (${missing} is missing). Run "npm run build", then start the API again.`;
}

const year = 31_536_000;

/** Without a limit, browsers would keep a redirect that the agency corrects. */
const movedFor = "public, max-age=3600";

/** These types need a charset, which the static file plugin leaves out (OWASP ASVS 5.0, 4.1.1). */
const xmlKinds: Record<string, string> = {
  ".svg": "image/svg+xml; charset=utf-8",
  ".xml": "application/xml; charset=utf-8",
};

/**
 * Serves the built pages and the redirects from old addresses, which never hide a page or a file, with a content security policy that allows scripts by
 * hash, and 404 pages with status 404.
 * @param publicUrl PUBLIC_URL, for pages that were built without it
 * @param redirects those of the agency, unless others are given
 */
export async function serveSite(
  app: FastifyInstance,
  folder: string | null,
  publicUrl: string,
  redirects?: Redirects,
): Promise<void> {
  if (folder === null || siteProblem(folder) !== null) {
    app.setNotFoundHandler((request, reply) => answerNotFound(request, reply));
    return;
  }
  const root = join(folder, "client");
  // Open for as long as this process runs: builds delete no site that somebody has open.
  const mark = openSync(join(folder, "csp.json"), "r");
  app.addHook("onClose", async () => closeSync(mark));
  const sources: Record<string, string[]> = JSON.parse(readFileSync(join(folder, "csp.json"), "utf8"));
  const notFound = readNotFoundPages(folder);
  app.addHook("onRequest", async (request, reply) => {
    // Players ask for parts of a video. A part of anything else would be one of a text that is not compressed yet.
    if (!/\.(?:mp4|webm)$/i.test(requestPath(request))) delete request.headers.range;
    if (!isReading(request)) return;
    const link = emailedLink(requestTarget(request), sources);
    if (link !== null) return reply.header("cache-control", "no-store").redirect(link, 302);
    const moved = movedByQuery(requestTarget(request), redirects);
    if (moved !== undefined) return reply.header("cache-control", movedFor).redirect(moved, 301);
    const address = otherAddress(requestTarget(request), sources);
    if (address !== null) return reply.redirect(address, 301);
  });
  const texts = new WeakMap<FastifyReply, string>();
  const read = siteTexts(publicUrl);
  app.addHook("onSend", async (request, reply, payload) => {
    const file = texts.get(reply);
    if (file === undefined) return payload;
    reply.header("vary", "accept-encoding");
    reply.removeHeader("accept-ranges");
    if (reply.statusCode === 304) return payload;
    if (payload instanceof Readable) payload.destroy();
    const encoding = negotiate(request.headers["accept-encoding"] ?? "", ["br", "gzip"]);
    const text = await read(file, encoding === "br" || encoding === "gzip" ? encoding : null);
    if (encoding !== null) reply.header("content-encoding", encoding);
    reply.header("content-length", text.byteLength);
    return text;
  });
  await app.register(fastifyStatic, {
    root,
    redirect: false,
    cacheControl: false,
    // The build time says nothing about a single page; the ETag shows whether it changed.
    lastModified: false,
    setHeaders: (reply, path) => {
      const file = relative(root, path).split(sep).join("/");
      reply.header("cache-control", cacheHeader(file));
      const kind = xmlKinds[extname(file)];
      if (kind) reply.header("content-type", kind);
      if (file.endsWith(".html")) reply.header("content-security-policy", pagePolicy(sources[file] ?? []));
      if (isText(file)) texts.set(reply, path);
    },
  });
  app.setNotFoundHandler(async (request, reply) => {
    if (isCall(request) || !isReading(request)) return answerNotFound(request, reply);
    const target = movedTo(requestTarget(request), redirects);
    if (target !== undefined) return reply.header("cache-control", movedFor).redirect(target, 301);
    return reply.code(404).sendFile(notFound(requestPath(request)));
  });
}

const escapedHash = /%(?:25)*23/i;

/** The address of a page whose # some program escaped, once or more, on the way from an email: `/consultation%23token`. */
function emailedLink(url: string, pages: Record<string, unknown>): string | null {
  const found = escapedHash.exec(url);
  if (!found) return null;
  const path = url.slice(1, found.index).replace(/\/$/, "");
  return `${path}/index.html` in pages ? `/${path}#${url.slice(found.index + found[0].length)}` : null;
}

/** The address of a page that was asked for by another one: `/blog/` and `/blog/index.html` are `/blog`. */
function otherAddress(url: string, pages: Record<string, unknown>): string | null {
  const [path = ""] = url.split("?", 1);
  const query = url.slice(path.length);
  if (path === "/favicon.ico") return "/icon-192.png";
  const page = path.endsWith("/index.html") ? path.slice(0, -"/index.html".length) : path.replace(/\/$/, "");
  if (page === path || path === "/") return null;
  return page === "" || `${page.slice(1)}/index.html` in pages ? `${page || "/"}${query}` : null;
}

/** Files in assets/ have a hash of their content in their name. */
function cacheHeader(file: string): string {
  return file.startsWith("assets/") ? `public, max-age=${year}, immutable` : "no-cache";
}

const framed = "frame-src ";

/**
 * Allows our own scripts, this page's inline ones, the hosts that count visits, and those whose players pages may hold. Inline styles
 * are allowed because Mantine sets them.
 * @param sources hashes, hosts, and directives of which there is one for each host of videos: `frame-src https://player.example`
 */
function pagePolicy(sources: string[]): string {
  const players = sources
    .filter((source) => source.startsWith(framed))
    .map((source) => source.slice(framed.length - 1));
  const hosts = sources
    .filter((source) => !source.startsWith("sha256-") && !source.startsWith(framed))
    .map((host) => ` ${host}`);
  const hashes = sources.filter((source) => source.startsWith("sha256-")).map((hash) => ` '${hash}'`);
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashes, ...hosts].join(""),
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data:", ...hosts].join(""),
    "font-src 'self'",
    ["connect-src 'self'", ...hosts].join(""),
    "manifest-src 'self'",
    "media-src 'self'",
    ["frame-src 'self'", ...players].join(""),
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join("; ");
}

/** Chooses the 404 page for a path. */
function readNotFoundPages(folder: string): (path: string) => string {
  const pages: { pattern: string; file: string }[] = JSON.parse(readFileSync(join(folder, "not-found.json"), "utf8"));
  const rules = pages.map(({ pattern, file }) => ({ pattern: new RegExp(pattern), file }));
  return (path) => rules.find(({ pattern }) => pattern.test(path.replace(/(?<=.)\/$/, "")))?.file ?? "404.html";
}
