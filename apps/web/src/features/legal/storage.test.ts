import { expect, test } from "vitest";
import { languageKeys } from "@agency/content/languages";
import { messagesOf } from "@agency/content/translations";
import { colourSchemeKey, languageKey } from "../../lib/first-paint-script.ts";
import { flagKey, timeKey } from "../admin/session/login-flag.ts";
import { visitorKey } from "../portal/visitor.ts";

const keys = [languageKey, colourSchemeKey, visitorKey, flagKey, timeKey, "session"];

test.each(languageKeys)("the privacy notice names all that the site stores in a browser (%s)", (language) => {
  const { rows } = messagesOf(language).legal.privacy.sections.storage.blocks[1].table;
  const named = rows.map(([name]) => name).join();
  for (const key of keys) expect(named).toContain(`\`${key}\``);
});
