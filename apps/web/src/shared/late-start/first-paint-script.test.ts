import { expect, test, vi } from "vitest";
import { languageOfPath } from "../i18n/language-path.ts";
import { firstPaintScript } from "./first-paint-script.ts";

type Link = { pathname: string; language: string };
type Visit = { address?: string; stored?: Record<string, string>; dark?: boolean };

/** Runs the script as a browser does at an address. @returns what it did */
function visit({ address = "/", stored = {}, dark = false }: Visit) {
  const { pathname, search, hash } = new URL(address, "https://agency.test");
  const attributes = new Map<string, string>();
  const root = {
    lang: languageOfPath(pathname),
    hidden: false,
    setAttribute: (name: string, value: string) => attributes.set(name, value),
  };
  const replace = vi.fn<(address: string) => void>();
  let click: (event: { target: unknown }) => void = () => {};
  class Element {
    readonly link: Partial<Link>;
    constructor(link: Partial<Link>) {
      this.link = link;
    }
    closest() {
      return { pathname: "/", getAttribute: () => this.link.language ?? null, ...this.link };
    }
  }
  const scope = {
    document: { documentElement: root },
    addEventListener: (_: string, listener: typeof click) => {
      click = listener;
    },
    location: { pathname, search, hash, replace },
    localStorage: {
      getItem: (key: string) => stored[key] ?? null,
      setItem: (key: string, value: string) => {
        stored[key] = value;
      },
    },
    matchMedia: () => ({ matches: dark, addEventListener: () => {} }),
    Element,
  };
  // oxlint-disable-next-line typescript/no-implied-eval -- the page contains the script as text
  new Function(...Object.keys(scope), firstPaintScript(root.lang))(...Object.values(scope));
  return {
    moved: replace.mock.lastCall?.[0],
    hidden: root.hidden,
    scheme: attributes.get("data-mantine-color-scheme"),
    stored,
    click: (link: Partial<Link>) => click({ target: new Element(link) }),
  };
}

test.each([
  ["/", "/ms"],
  ["/?a=1#pricing", "/ms?a=1#pricing"],
  ["/admin/login", "/ms/admin/login"],
  ["/msx", "/ms/msx"],
])("a visitor who chose Malay is moved from %s to %s unseen", (address, target) => {
  expect(visit({ address, stored: { language: "ms" } })).toMatchObject({ moved: target, hidden: true });
});

test.each([
  ["/ms", "ms"],
  ["/ms/admin", "ms"],
  ["/", "en"],
  ["/ms", "en"],
  ["/", "fr"],
  ["/", "constructor"],
])("on %s with the choice %s nobody is moved", (address, language) => {
  expect(visit({ address, stored: { language } })).toMatchObject({ moved: undefined, hidden: false });
});

test("a click on a language link stores the choice", () => {
  const page = visit({ stored: { language: "en" } });
  page.click({ language: "ms", pathname: "/ms" });
  expect(page.stored["language"]).toBe("ms");
});

test.each([
  [{}, false, "light"],
  [{}, true, "dark"],
  [{ "colour-scheme": "light" }, true, "light"],
  [{ "colour-scheme": "dark" }, false, "dark"],
  [{ "colour-scheme": "auto" }, true, "dark"],
] as [Record<string, string>, boolean, string][])("stored %o, system dark %s: %s", (stored, dark, scheme) => {
  expect(visit({ stored, dark }).scheme).toBe(scheme);
});
