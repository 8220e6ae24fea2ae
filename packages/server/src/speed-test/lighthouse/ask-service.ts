import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import type { Socket } from "node:net";
import { z } from "zod";
import {
  fileKinds,
  longestPicture,
  mostFindings,
  pagePicture,
  speedAdvice,
  speedSteps,
} from "@agency/model/speed-findings";
import { startForwardProxy } from "../../kit/outbound/proxy.ts";
import type { Resolve } from "../../kit/outbound/target.ts";
import type { SpeedFigures } from "../speed-test.ts";
import { type LighthouseTask, longestDrawn } from "./child-task.ts";
import { mostFiles, longestName } from "./figures.ts";
import { LighthouseError, lighthouseDeadline, type Watching } from "./run-child.ts";
import type { taskSchema } from "./service.ts";

/** A speed-test service: SPEED_TEST_URL and SPEED_TEST_TOKEN. */
export type SpeedTestService = { url: string; token: string };

const figure = z.number().nonnegative().nullable();
const whole = z.int().nonnegative();
const fileName = z.string().max(longestName);
const figuresSchema = z.object({
  finalUrl: z.url({ protocol: /^https?$/ }).max(8192),
  loadTime: z.number().nonnegative(),
  performanceScore: z.int().min(0).max(100),
  method: z.literal("lighthouse"),
  formFactor: z.literal("mobile"),
  lighthouseVersion: z.string().max(20),
  firstContentfulPaint: figure,
  largestContentfulPaint: figure,
  totalBlockingTime: figure,
  speedIndex: figure,
  cumulativeLayoutShift: figure,
  serverResponseTime: figure,
  bytes: z.number().nonnegative(),
  requests: whole,
  line: z.object({
    download: z.number().nonnegative(),
    roundTrip: z.number().nonnegative(),
    slowdown: z.number().min(1),
  }),
  heaviest: z
    .array(z.object({ kind: z.enum(fileKinds), host: z.string().max(255), name: fileName, bytes: whole }))
    .max(mostFindings),
  steps: z.array(z.object({ step: z.enum(speedSteps), ms: whole })).max(mostFindings),
  advice: z
    .array(
      z.object({
        advice: z.enum(speedAdvice),
        savesMs: whole.nullable(),
        savesBytes: whole.nullable(),
        files: z.array(fileName).max(mostFiles),
      }),
    )
    .max(mostFindings),
  picture: z.string().max(longestPicture).regex(pagePicture).nullable(),
}) satisfies z.ZodType<SpeedFigures>;

/** The service opens pages of strangers in a browser, so what it says is checked like a stranger's word. */
const reportSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("stage"), stage: z.enum(["measuring", "scoring"]) }),
  z.object({ kind: z.literal("figures"), figures: figuresSchema }),
  z.object({ kind: z.literal("drawn"), html: z.string().max(longestDrawn) }),
  z.object({ kind: z.literal("failed"), reason: z.string().max(1000) }),
]);

/**
 * How long to wait for a turn while the service measures for other workers, in ms: less than the lease of the test's row, and
 * than a visitor waits.
 */
const patience = 45_000;

/** The longest report, in characters: figures with a picture, or a page whose every character may be escaped. */
const longestLines = { measure: 16 * 1024 + longestPicture, draw: longestDrawn * 6 + 1024 };

/** The guarded proxy lets only these through. */
export type Reachable = {
  /** OUTBOUND_ALLOW. */
  allow?: string | undefined;
  /** Replaces the name servers in tests. */
  resolve?: Resolve | undefined;
};

type Options = Reachable & Watching & { service: SpeedTestService };

/**
 * Measures a page in a browser that a service elsewhere runs. Its only way to the network is the guarded proxy here, which
 * listens on the address from which the service is asked. The deadline counts from when the service begins.
 * @throws LighthouseError when the page cannot be measured in time; the signal's reason when that is aborted
 */
export async function askService(url: string, options: Options): Promise<SpeedFigures> {
  const report = await ask("measure", url, options);
  if (report.kind !== "figures") throw new LighthouseError("The service gave no figures");
  return report.figures;
}

/**
 * Draws a page in such a browser.
 * @returns its HTML after its scripts ran
 * @throws LighthouseError when the page cannot be drawn in time; the signal's reason when that is aborted
 */
export async function askToDraw(url: string, options: Options): Promise<string> {
  const report = await ask("draw", url, options);
  if (report.kind !== "drawn") throw new LighthouseError("The service gave no page");
  return report.html;
}

type Report = z.infer<typeof reportSchema>;

async function ask(job: LighthouseTask["job"], url: string, options: Options): Promise<Report> {
  const { service, allow, resolve, signal, reach, deadline = lighthouseDeadline } = options;
  const late = new AbortController();
  const endLate = () => late.abort();
  let timer = setTimeout(endLate, patience);
  const ended = AbortSignal.any([signal, late.signal]);
  const outgoing = request(new URL(`/${job}`, service.url), {
    method: "POST",
    agent: false,
    signal: ended,
    headers: { authorization: `Bearer ${service.token}`, "content-type": "application/json" },
  });
  outgoing.on("error", () => undefined);
  try {
    const [socket] = (await once(outgoing, "socket", { signal: ended })) as [Socket];
    await once(socket, "connect", { signal: ended });
    const proxy = await startForwardProxy({ host: socket.localAddress ?? "127.0.0.1", allow, resolve });
    try {
      const answered = once(outgoing, "response", { signal: ended }) as Promise<[IncomingMessage]>;
      const task: z.infer<typeof taskSchema> = { url, proxyPort: proxy.port };
      outgoing.end(JSON.stringify(task));
      const [response] = await answered;
      clearTimeout(timer);
      timer = setTimeout(endLate, deadline);
      if (response.statusCode !== 200) throw new LighthouseError(`The service answered ${response.statusCode}`);
      return await readReports(response, reach, longestLines[job]);
    } finally {
      await proxy.close();
    }
  } catch (error) {
    signal.throwIfAborted();
    if (late.signal.aborted) throw new LighthouseError("It took too long");
    throw error instanceof LighthouseError
      ? error
      : new LighthouseError(`The service did not answer: ${String(error)}`);
  } finally {
    clearTimeout(timer);
    outgoing.destroy();
  }
}

async function readReports(response: IncomingMessage, reach: Watching["reach"], longestLine: number): Promise<Report> {
  let rest = "";
  for await (const chunk of response.setEncoding("utf8")) {
    // A page is one long line, which is not searched again with each part.
    const lines = String(chunk).includes("\n") ? `${rest}${chunk}`.split("\n") : [rest + String(chunk)];
    rest = lines.pop() ?? "";
    if (rest.length > longestLine) break;
    for (const line of lines) {
      const report = reportSchema.parse(JSON.parse(line));
      if (report.kind === "failed") throw new LighthouseError(report.reason);
      if (report.kind !== "stage") return report;
      reach(report.stage);
    }
  }
  throw new LighthouseError("The service ended without a result");
}
