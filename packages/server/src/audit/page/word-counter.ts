/** The longest piece that is segmented at once, because the time that segmenting takes grows faster than the text. */
const longestRun = 300;

/** Words after which no more text is segmented. No check asks for as many. */
const enoughWords = 10_000;

const segmenter = new Intl.Segmenter("zh", { granularity: "word" });

/**
 * Counts the words of a page as its text arrives. A word has a letter or a digit, and ends at a space or a tag. Chinese, Japanese, Thai
 * and other scripts without spaces are divided by a dictionary.
 */
export class WordCounter {
  #words = 0;
  #inWord = false;
  /** The end of the text so far, as long as it is in a script without spaces. */
  #run = "";

  /** Adds a chunk of text, which may begin and end within a word. */
  add(text: string): void {
    let start = 0;
    for (let index = 0; index < text.length; index += 1) {
      const code = text.charCodeAt(index);
      if (isUnspaced(code)) {
        this.#inWord = false;
        if (index + 1 - start + this.#run.length < longestRun) continue;
        this.#run += text.slice(start, index + 1);
        this.#endRun();
      } else {
        if (index > start) this.#run += text.slice(start, index);
        this.#endRun();
        if (code <= 32 || code === 160) this.#inWord = false;
        else if (!this.#inWord && isLetterOrDigit(text, index)) {
          this.#words += 1;
          this.#inWord = true;
        }
      }
      start = index + 1;
    }
    this.#run += text.slice(start);
  }

  /** Ends the word, as a tag does. */
  end(): void {
    this.#endRun();
    this.#inWord = false;
  }

  /** The words so far, with the word that the text ends in. */
  get words(): number {
    this.#endRun();
    return this.#words;
  }

  #endRun(): void {
    if (this.#run !== "" && this.#words < enoughWords) {
      for (const { isWordLike } of segmenter.segment(this.#run)) if (isWordLike) this.#words += 1;
    }
    this.#run = "";
  }
}

/** Whether a character belongs to a script without spaces: Thai, Lao, Burmese, Khmer, Japanese or Chinese, with its punctuation. */
function isUnspaced(code: number): boolean {
  if (code < 0x0e00) return false;
  return (
    code <= 0x0eff ||
    (code >= 0x1000 && code <= 0x109f) ||
    (code >= 0x1780 && code <= 0x17ff) ||
    (code >= 0x3000 && code <= 0x9fff) ||
    (code >= 0xf900 && code <= 0xfaff) ||
    (code >= 0xff00 && code <= 0xffef)
  );
}

function isLetterOrDigit(text: string, index: number): boolean {
  const code = text.codePointAt(index) ?? 0;
  if (code < 128) return (code > 47 && code < 58) || (code > 64 && code < 91) || (code > 96 && code < 123);
  return /^[\p{L}\p{N}]$/u.test(String.fromCodePoint(code));
}
