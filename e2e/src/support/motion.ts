/** For tests of what moves: `test.use(withMotion)`. All others run without. */
export const withMotion = { contextOptions: { reducedMotion: "no-preference" } } as const;
