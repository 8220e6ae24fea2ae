/** Notes what was found. `finish` prints the closing line that CI reads and ends with 1 when something was wrong. */
export function checks(shape: string) {
  const failed: string[] = [];
  let passed = 0;
  return {
    /** @param wanted what the text must match */
    expect: (name: string, text: string, wanted: RegExp): void => {
      const ok = wanted.test(text);
      console.log(
        `${ok ? "ok  " : "FAIL"} ${shape}: ${name}${ok && text.includes("\n") ? "" : `: ${text.trim().slice(0, 1500)}`}`,
      );
      if (ok) passed += 1;
      else failed.push(name);
    },
    finish: (): void => {
      console.log(`${passed} passed, ${failed.length} failed`);
      // Servers that the handbook started still run, and end with this process.
      process.exit(failed.length === 0 && passed > 0 ? 0 : 1);
    },
  };
}
