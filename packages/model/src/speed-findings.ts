/** The kinds of files of a page. */
export const fileKinds = ["document", "stylesheet", "script", "image", "font", "media", "other"] as const;
export type FileKind = (typeof fileKinds)[number];

/** A file of a page: its host and the last part of its path, cut. */
export type PageFile = { kind: FileKind; host: string; name: string; bytes: number };

/**
 * Parts of the time in which a page loads:
 * - `redirects`: until the address of the page itself is asked, as observed
 * - `server`: until the server answers with the page, as observed
 * - `transfer`: for everything that the page loads, at the speed of the simulated line
 * - `blocking`: for files that the browser waits for before it shows anything, as Lighthouse estimates it
 * - `scripts`: for running scripts on the simulated phone
 * - `layout`: for computing and drawing the page on the simulated phone
 */
export const speedSteps = ["redirects", "server", "transfer", "blocking", "scripts", "layout"] as const;
export type SpeedStep = (typeof speedSteps)[number];

/** Advice that makes a page faster, each from an audit of Lighthouse. */
export const speedAdvice = [
  "redirects",
  "server",
  "compression",
  "images",
  "blocking",
  "unusedScripts",
  "unusedStyles",
  "minify",
  "scripts",
  "oldScripts",
  "discovery",
  "fonts",
  "shifts",
  "viewport",
  "elements",
  "caching",
] as const;
export type SpeedAdvice = (typeof speedAdvice)[number];

/** How many pieces of advice, and how many of the heaviest files and slowest steps a result has. */
export const mostFindings = 3;

/** The line and the phone that Lighthouse simulates. */
export type SimulatedLine = {
  /** In kbit/s. */
  download: number;
  /** There and back, in ms. */
  roundTrip: number;
  /** How many times slower its processor is. */
  slowdown: number;
};

/** A piece of advice, with what it saves as Lighthouse estimates it; null where it gives no estimate. */
export type Advised = { advice: SpeedAdvice; savesMs: number | null; savesBytes: number | null; files: string[] };

/** The findings of a speed test beside its figures. */
export type SpeedFindings = {
  /** Null without a browser. */
  line: SimulatedLine | null;
  /** The heaviest first. */
  heaviest: PageFile[];
  /** The slowest first. */
  steps: { step: SpeedStep; ms: number }[];
  /** The most helpful first. Without a browser only a slow server is known; null when that is not the case. */
  advice: Advised[] | null;
};

/** The longest picture of a page, in characters: with the other figures it fits a column of 64 KB. */
export const longestPicture = 48_000;

/** A picture of a page: a JPEG as a data URI. */
export const pagePicture = /^data:image\/jpeg;base64,[\w+/]+=*$/;
