import { expect, test } from "vitest";
import { readPage } from "../page/read-page.ts";
import { readBuiltByScripts } from "./scripts.ts";

const script = '<script src="/main.js"></script>';
const howOf = (body: string) => readBuiltByScripts(readPage(`<html><head><title>Roti</title></head><body>${body}`)).how;
const few = "<h1>Kedai Roti</h1><p>Call us on the phone.</p>";

test.each([
  ["React's empty root", `<div id="root"></div>${script}`],
  ["a root that says that it is loading", `<div id="app"><div class="spin">Loading, please wait…</div></div>${script}`],
  ["a root beside a header and a footer", `<nav>Home</nav><div id="__next"></div><footer>© Roti</footer>${script}`],
  ["Angular's own element", `<app-root></app-root>${script}`],
  [
    "a text for browsers without scripts",
    `<noscript>Please enable JavaScript.</noscript><div class="x"></div>${script}`,
  ],
  ["nothing but a script", "<script>draw()</script>"],
])("a page with %s is a shell", (_, body) => {
  expect(howOf(body)).toBe("shell");
});

test.each(["location.href='/en'", 'window.location = "/en"', "location.replace(to)"])("%s is a redirect", (code) => {
  expect(howOf(`<script>if (true) ${code}</script>`)).toBe("redirect");
});

test.each([
  ["a few words and no script", few],
  ["a few words and a script that counts visits", few + script],
  ["a few words and an element for chats", `${few}${script}<chat-button></chat-button>`],
  ["a root with its text", `<div id="root"><p>${"kata ".repeat(40)}</p></div>${script}`],
  ["many words beside an empty root", `<p>${"kata ".repeat(40)}</p><div id="app"></div>${script}`],
  ["one picture", `<img src="/menu.jpg">${script}`],
  ["a frame", `<iframe src="/shop"></iframe>${script}`],
  ["structured data only", '<script type="application/ld+json">{}</script>'],
])("a page with %s is not built by scripts", (_, body) => {
  expect(howOf(body)).toBe("no");
});
