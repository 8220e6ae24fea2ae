/** The parts of other tools' reports that these scripts read. */

export type VitestReport = {
  testResults: {
    name: string;
    status: "passed" | "failed";
    message: string;
    assertionResults: {
      fullName: string;
      status: string;
      failureMessages: string[];
      /** Told by a test of faults. */
      meta?: { fault?: { fault: string; asked: number; lost: number; twice: number; staff: string } };
    }[];
  }[];
};

type PlaywrightError = { message?: string; stack?: string };

/** What a test left in a file. */
export type Attachment = { name: string; path?: string };

export type PlaywrightSuite = {
  title: string;
  specs?: {
    title: string;
    tests: {
      projectName: string;
      status: "expected" | "unexpected" | "flaky" | "skipped";
      annotations?: { type: string; description?: string }[];
      results: { errors: PlaywrightError[]; attachments: Attachment[]; duration?: number }[];
    }[];
  }[];
  suites?: PlaywrightSuite[];
};

export type PlaywrightReport = { errors: PlaywrightError[]; suites: PlaywrightSuite[] };

/** `turbo run --summarize`. */
export type TurboSummary = {
  tasks: {
    taskId: string;
    task: string;
    package: string;
    command: string;
    directory: string;
    /** Left out for a task that is never cached. */
    logFile?: string;
    cache: { status: "HIT" | "MISS" };
    execution?: { startTime: number; endTime: number; exitCode: number | null };
  }[];
};
