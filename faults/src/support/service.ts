/** A server that a test can kill, like a power cut, and restart on the same data. */
export type Service = {
  url: string;
  start: () => Promise<void>;
  kill: () => Promise<void>;
};

/** A variable that `npm run test:faults` sets. @throws Error when it is missing, so that no test passes without it */
export function given(variable: string): string {
  const value = process.env[variable];
  if (!value) throw new Error(`${variable} is missing. Run these tests with \`npm run test:faults\`, which sets it`);
  return value;
}
