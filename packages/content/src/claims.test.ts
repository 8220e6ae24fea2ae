import { afterEach, expect, test, vi } from "vitest";

// Files share their modules: these are loaded anew, and forgotten afterwards.
afterEach(() => {
  vi.doUnmock("#agency/settings.ts");
  vi.resetModules();
});

test.each([true, false])(
  "texts claim a rating and readers only while they are marked as samples (%s)",
  async (sample) => {
    vi.resetModules();
    vi.doMock("#agency/settings.ts", async (original) => ({ ...(await original<object>()), sample }));
    const { languageKeys } = await import("./settings.ts");
    const { messagesOf } = await import("./translations.ts");
    for (const language of languageKeys) {
      const { forms, services } = messagesOf(language);
      const claims = [services.city.rating.figure, services.city.rating.claim, forms.newsletter.claim];
      expect(claims.filter((claim) => claim !== "")).toHaveLength(sample ? claims.length : 0);
    }
  },
);
