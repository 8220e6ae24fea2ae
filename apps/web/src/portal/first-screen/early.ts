import type { PortalAnswer } from "@agency/contracts/portal";
import { callAddress } from "../../shared/api/call.ts";
import { languageOfPath } from "../../shared/i18n/language-path.ts";
import { personHere } from "../person-here.ts";
import { clientIdOfHash, currentVisitor, enter, reportOfHash } from "../visitor.ts";
import { keepEarlyPortal } from "./early-portal.ts";
import { showFirstScreen } from "./first-screen.ts";

// Runs in the head of the portal's page, before anything is painted. It asks for the portal of the visitor while styles and fonts are on
// their way, shows it, and starts the application after that: its 200 kB would delay what the visitor came for.
// `scripts/portal` bundles this and writes it into the page.

/** How long the application waits for the portal, in ms. */
const patience = 4000;

const root = document.documentElement;
const { modules = "" } = document.currentScript?.dataset ?? {};
const search = new URLSearchParams(location.search);
const linked = clientIdOfHash(location.hash);
const report = reportOfHash(location.hash) ?? reportOfHash(`#${search}`);

let begun = false;
function begin(): void {
  if (begun) return;
  begun = true;
  for (const href of modules.split(" ")) {
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  }
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", run);
  else run();
}

/** The script is written into the page as one of no type, so that it waits. */
function run(): void {
  const { textContent } = document.querySelector("script[data-application]") ?? {};
  document.head.append(Object.assign(document.createElement("script"), { type: "module", textContent }));
}

async function ask(clientId: string) {
  const language = languageOfPath(location.pathname);
  const query = {
    language,
    ...(report !== null && { report }),
    width: Math.max(1, Math.round(innerWidth)),
  };
  const response = await fetch(
    callAddress("GET /api/reports/clients/:clientId/room", { params: { clientId }, query }),
    {
      credentials: "include",
      headers: { "accept-language": language },
    },
  );
  return { status: response.status, text: await response.text() };
}

/** The portal is drawn with its first tab open. */
const isFirstTab = !search.has("tab");

async function show(answer: ReturnType<typeof ask>): Promise<void> {
  const { status, text } = await answer;
  if (status !== 200) return;
  const { html } = JSON.parse(text) as PortalAnswer;
  if (html === "" || !isFirstTab || begun) return;
  showFirstScreen(html);
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/** Takes the ID out of the address at once, as `usePortalEntry` does when the application runs. */
function enterByLink(id: string): void {
  enter(id, false);
  const place = reportOfHash(location.hash) === null ? location.search : `?report=${report}`;
  history.replaceState(history.state, "", location.pathname + place);
}

function arrive(): void {
  // Somebody may read, scroll and leave before the application is there.
  void personHere();
  if (linked !== null) enterByLink(linked);
  const { id } = currentVisitor();
  if (id === null || search.has("revision")) return begin();
  const answer = ask(id);
  keepEarlyPortal({ clientId: id, answer: answer.catch(() => null) });
  show(answer)
    .catch(() => undefined)
    .finally(begin);
  setTimeout(begin, patience);
}

// The script before this one may have sent the visitor to another language.
if (!root.hidden) arrive();
