import { aboutLanguage, type Language, languages, searchCountries } from "./settings.ts";
import { getMessages } from "./translations.ts";

/**
 * Options of a field as people see them in forms and in the dashboard: "Weekly, Monthly". They come from the first list that names
 * all of them, so that the same word can mean another thing elsewhere.
 * @param others lists of names that are the same in every language
 */
export function optionNames(
  options: string[],
  language: Language,
  others: readonly Record<string, string>[] = [],
): string[] {
  // An empty option is a field left empty.
  const given = options.filter((option) => option !== "");
  const names = [...namesIn(language), ...others].find((list) => given.every((option) => Object.hasOwn(list, option)));
  return given.map((option) => names?.[option] ?? option);
}

function namesIn(language: Language): Record<string, string>[] {
  const { admin, board, enquiries, errors, forms, members, plan } = getMessages(language);
  return [
    admin.reportType,
    admin.package,
    admin.status,
    clientColumns(admin),
    admin.figures.field,
    admin.figures.origins,
    admin.schedules.modes,
    admin.schedules.states,
    admin.allReports.states,
    admin.allReports.mails,
    board.state,
    board.action,
    board.run.outcome,
    enquiries.kinds,
    enquiries.states,
    enquiries.mails.states,
    forms.contact.services,
    plan.sections.names,
    members.role,
    Object.fromEntries(Object.entries(languages).map(([key, { label }]) => [key, label])),
    countryNames(language),
    errors.option,
  ];
}

/** The columns of a list of clients. */
function clientColumns({ clients, imports }: ReturnType<typeof getMessages>["admin"]): Record<string, string> {
  const { name, email, language, package: chosen, monthlyFee } = clients;
  return { ...clients.text, name, email, language, package: chosen, monthlyFee, ignore: imports.ignoreColumn };
}

function countryNames(language: Language): Record<string, string> {
  const names = new Intl.DisplayNames(aboutLanguage(language).locale, { type: "region" });
  return Object.fromEntries(Object.entries(searchCountries).map(([key, code]) => [key, names.of(code) ?? code]));
}
