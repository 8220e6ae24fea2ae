/** For translators: `npx i18next-cli sync` here says whether every language has every text. Texts are added by hand, not from sources. */
export default {
  locales: ["en", "ms", "zh"],
  extract: {
    input: [],
    output: "messages/{{language}}/{{namespace}}.json",
    primaryLanguage: "en",
    defaultNS: "common",
    sort: false,
    preservePatterns: ["*"],
  },
};
