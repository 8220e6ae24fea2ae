/** A server that a test may take away as a power cut does, and give back on the same data. */
export type Service = {
  url: string;
  start: () => Promise<void>;
  kill: () => Promise<void>;
};

/** What `npm run test:faults` gives. @throws Error that says so where it is missing: no test passes for want of a part */
export function given(variable: string): string {
  const value = process.env[variable];
  if (!value) throw new Error(`${variable} is missing: \`npm run test:faults\` prepares what these tests need`);
  return value;
}
