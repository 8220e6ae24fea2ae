const signals = ["SIGHUP", "SIGINT", "SIGTERM"] as const;

/**
 * Does work without a pause to its end, even if the terminal is closed meanwhile or somebody presses Ctrl-C: with a listener, Node tells
 * of a signal after the work.
 */
export function uninterrupted(work: () => void): void {
  const wait = () => undefined;
  for (const signal of signals) process.on(signal, wait);
  try {
    work();
  } finally {
    // A signal that came meanwhile is told in the next turn, to nobody.
    setImmediate(() => {
      for (const signal of signals) process.off(signal, wait);
    });
  }
}
