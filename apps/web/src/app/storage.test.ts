import { expect, test } from "vitest";
import { languageKeys } from "@agency/content/settings";
import { getMessages } from "@agency/content/translations";
import { shortcutsKey } from "../dashboard/frame/places.ts";
import { flagKey, timeKey } from "../dashboard/staff/login-flag.ts";
import { visitorKey } from "../portal/visitor.ts";
import { colourSchemeKey, languageKey } from "../shared/late-start/first-paint-script.ts";
import { answerKey } from "../site/frame/consent.tsx";

const keys = [languageKey, colourSchemeKey, visitorKey, flagKey, timeKey, shortcutsKey, answerKey, "session"];

test.each(languageKeys)("the privacy notice names everything that the site stores in a browser (%s)", (language) => {
  const { rows } = getMessages(language).legal.privacy.sections.storage.blocks.stored.table;
  const named = Object.values(rows)
    .map(([name]) => name)
    .join();
  for (const key of keys) expect(named).toContain(`\`${key}\``);
});
