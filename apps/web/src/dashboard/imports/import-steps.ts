import type { ImportPreview, ImportQuestion as Question, PreviewedImport } from "@agency/contracts/imports";

type Ready = Extract<ImportPreview, { kind: "ready" }>;
type Names = Extract<ImportPreview, { kind: "clients" }>["names"];

/** A file with what was answered about it so far. */
export type ChosenFile = {
  file: File;
  /** The server's name for it while it keeps it; null until it was sent. */
  upload: string | null;
  answers: Record<string, string>;
  clients: Record<string, string | null>;
  /** Answers of other files that go for this one if it asks the same. */
  shared: { question: Question; value: string }[];
  /** What was found in it; null while something is asked. */
  ready: Ready | null;
};

/** What comes next: a question about one of the files, or about all `together`; a file that is refused; or what would be kept. */
export type Step =
  | { kind: "question"; file: number; question: Question; together: boolean }
  | { kind: "clients"; file: number; names: Names }
  | { kind: "refused"; file: number | null; error: unknown }
  | { kind: "ready"; preview: Ready };

type Looking = {
  /** Previews one file by itself, and sends it unless it was sent. */
  one: (file: ChosenFile) => Promise<PreviewedImport>;
  /** Previews files that were sent. */
  together: (files: ChosenFile[]) => Promise<PreviewedImport>;
  /** Whether the server keeps a file no longer. */
  isForgotten: (error: unknown) => boolean;
  onLook: (file: number) => void;
};

type Next = { files: ChosenFile[]; step: Step };

/** Looks at the files that are not ready, one after another up to the first question, and then at all of them together. */
export async function nextStep(chosen: ChosenFile[], looking: Looking): Promise<Next> {
  const files = [...chosen];
  for (const [index, file] of files.entries()) {
    if (file.ready !== null) continue;
    looking.onLook(index);
    const { looked, step } = await lookAt(file, index, looking.one);
    files[index] = looked;
    if (step !== null) return { files, step };
  }
  const [first, ...others] = files;
  if (first?.ready && others.length === 0) return { files, step: { kind: "ready", preview: first.ready } };
  return lookAtAll(files, looking);
}

async function lookAt(
  chosen: ChosenFile,
  index: number,
  one: Looking["one"],
): Promise<{ looked: ChosenFile; step: Step | null }> {
  let file = chosen;
  for (;;) {
    let previewed: PreviewedImport;
    try {
      previewed = await one(file);
    } catch (error) {
      return { looked: file, step: { kind: "refused", file: index, error } };
    }
    file = { ...file, upload: previewed.upload };
    if (previewed.kind === "ready") return { looked: { ...file, ready: previewed }, step: null };
    if (previewed.kind === "clients")
      return { looked: file, step: { kind: "clients", file: index, names: previewed.names } };
    const { question } = previewed;
    const value = sharedAnswer(file, question);
    // An answer that did not help is not given twice.
    if (value === null || file.answers[question.id] === value)
      return { looked: file, step: { kind: "question", file: index, question, together: false } };
    file = { ...file, answers: { ...file.answers, [question.id]: value } };
  }
}

async function lookAtAll(files: ChosenFile[], looking: Looking): Promise<Next> {
  try {
    const previewed = await looking.together(files);
    if (previewed.kind === "ready") return { files, step: { kind: "ready", preview: previewed } };
    const file = Math.max(
      0,
      files.findIndex(({ upload }) => upload === previewed.of),
    );
    if (previewed.kind === "clients") return { files, step: { kind: "clients", file, names: previewed.names } };
    return { files, step: { kind: "question", file, question: previewed.question, together: true } };
  } catch (error) {
    if (!looking.isForgotten(error) || files.every(({ upload }) => upload === null))
      return { files, step: { kind: "refused", file: null, error } };
    return nextStep(
      files.map((file) => ({ ...file, upload: null, ready: null })),
      { ...looking, isForgotten: () => false },
    );
  }
}

/** The answer that was given for all files that ask the same with the same choices. */
function sharedAnswer({ shared }: ChosenFile, question: Question): string | null {
  return shared.findLast((one) => sameQuestion(one.question, question))?.value ?? null;
}

function sameQuestion(one: Question, other: Question): boolean {
  const asked = ({ id, about: { column, figure }, choices, named }: Question) =>
    JSON.stringify([id, column, figure, choices, named]);
  return asked(one) === asked(other);
}

/** Whether a question can come again in other files: one about columns, dates or periods, and not about these very rows. */
export function canRecur({ kind }: Question): boolean {
  return kind !== "same_period" && kind !== "file_period" && kind !== "figure_table" && kind !== "total_row";
}
