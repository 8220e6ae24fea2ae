import type { z } from "zod";
import type { ClientPackage, Language } from "@agency/content/settings";
import { clientChangeSchema } from "@agency/contracts/clients";
import { type ListedField, listedFields } from "@agency/model/client-list";
import { normalHeader } from "../imports/headers.ts";
import type { FieldProblem } from "../kit/problems.ts";
import { type ListedDetails, type ReadRow, rowId, type WrittenRow } from "./client-list.ts";

/** What people call packages and languages, as `normalHeader` writes it. */
export type ListNames = {
  packages: ReadonlyMap<string, ClientPackage>;
  languages: ReadonlyMap<string, Language>;
};

type Problem = Pick<FieldProblem, "problem" | "params">;

/** Reads what rows say as the form of a client would, and names what it would refuse. */
export function readRows(rows: WrittenRow[], names: ListNames): ReadRow[] {
  return rows.map((row) => {
    const { sheet, line, headings, texts, problems } = row;
    const wrong = problems.map(({ field, ...problem }) => ({ ...problem, field: headings[field] ?? field }));
    const given: Record<string, unknown> = {};
    for (const field of listedFields) {
      const written = field === "monthlyFee" ? row.monthlyFee : texts[field];
      if (written === undefined || written === null) continue;
      const read = readValue(field, written, names);
      if ("problem" in read) wrong.push({ field: headings[field] ?? field, line, ...read });
      else given[field] = read.value;
    }
    const details = given as Partial<ListedDetails>;
    return { id: rowId(row), sheet, line, headings, name: texts.name ?? "", given: details, problems: wrong };
  });
}

function readValue(
  field: ListedField,
  written: string | number,
  { packages, languages }: ListNames,
): { value: unknown } | Problem {
  if (field === "package") return readNamed(written, packages);
  if (field === "language") return readNamed(written, languages);
  const read = clientChangeSchema.shape[field].safeParse(written);
  const [issue] = read.error?.issues ?? [];
  return issue ? issueProblem(issue) : { value: read.data };
}

function readNamed(written: string | number, names: ReadonlyMap<string, string>): { value: string } | Problem {
  const value = names.get(normalHeader(String(written)));
  if (value !== undefined) return { value };
  return { problem: "not_an_option", params: { options: [...new Set(names.values())].join(", ") } };
}

/** The contracts' own checks use the key of their text. */
const named = ["email", "email_name", "single_line", "web_address", "phone_number", "phone_country"] as const;

function issueProblem(issue: z.core.$ZodIssue): Problem {
  if (issue.code === "too_small") return { problem: "too_small", params: { minimum: Number(issue.minimum) } };
  if (issue.code === "too_big") {
    const problem = issue.origin === "string" ? "too_long" : "too_big";
    return { problem, params: { maximum: Number(issue.maximum) } };
  }
  return { problem: named.find((key) => key === issue.message) ?? "invalid" };
}
