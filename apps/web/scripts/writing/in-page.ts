import type { Place } from "@agency/content/find-text";

/*
 * Runs in pages of the development server: shows the mistakes of the agency's folder over the page, and where a text is written that
 * somebody clicks on with Alt.
 */

type Told = { mistakes: string; places: readonly Place[] };

const wasWrong = "writing:was-wrong";
const box = document.createElement("pre");
box.setAttribute("role", "status");
box.style.cssText =
  "position:fixed;inset:auto 1rem 1rem;z-index:2147483647;margin:0;padding:1rem;max-height:50vh;overflow:auto;" +
  "white-space:pre-wrap;font:1rem/1.5 monospace;background:Canvas;color:CanvasText;border:3px solid";
box.addEventListener("click", () => box.remove());

function show(text: string): void {
  box.textContent = text;
  document.body.append(box);
}

/** A page is loaded again when the mistakes are fixed, since the programs of the product then start anew. */
function showMistakes(mistakes: string): void {
  if (mistakes !== "") {
    sessionStorage.setItem(wasWrong, "yes");
    show(`${mistakes}\n\nThe page is as it was before. It follows when you save the file without the mistake.`);
  } else if (sessionStorage.getItem(wasWrong) !== null) {
    sessionStorage.removeItem(wasWrong);
    show("Fixed: the page shows what you wrote. Click here to close this.");
  }
}

async function ask(texts: readonly string[]): Promise<Told> {
  const query = new URLSearchParams({ language: document.documentElement.lang });
  for (const text of texts) query.append("text", text);
  return (await fetch(`/__writing?${query}`)).json();
}

/** The texts of an element, its parts and its ancestors, the smallest first. A page may end a name with a full stop, which no file has. */
function textsAt(element: Element | null): string[] {
  const texts = [...(element?.children ?? [])].map((child) => child.textContent).slice(0, 3);
  let ancestors = 0;
  for (let at = element; at && at !== document.body && ancestors < 4; at = at.parentElement, ancestors += 1)
    texts.push(at.getAttribute("alt") ?? at.getAttribute("placeholder") ?? at.textContent);
  const asWritten = texts.flatMap((text) => [text, text.trim().replace(/[.。]$/, "")]);
  return [...new Set(asWritten)].filter((text) => text.trim() !== "" && text.length < 2000);
}

function placeSentence({ file, line, key, yours }: Place): string {
  const where = `${file}, line ${line}${key === "" ? "" : `: ${key}`}`;
  return yours === undefined ? where : `${where}\nThis is the product's text. Write yours in ${yours}.`;
}

document.addEventListener(
  "click",
  (event) => {
    if (!event.altKey || !(event.target instanceof Element)) return;
    event.preventDefault();
    event.stopPropagation();
    void ask(textsAt(event.target)).then(({ places }) =>
      show(
        places.map(placeSentence).join("\n") ||
          "This text was not found in a file. It may be put together from several.",
      ),
    );
  },
  { capture: true },
);

import.meta.hot?.on("agency:mistakes", ({ mistakes }: Told) => showMistakes(mistakes));
void ask([]).then(({ mistakes }) => showMistakes(mistakes));
