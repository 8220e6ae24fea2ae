import { type Handler, Parser } from "htmlparser2";

/** Workbooks nest about ten levels; the parser gets slower with each. */
const deepest = 100;

/** Parses the XML of a workbook, up to where it is nested deeper than any workbook. */
export function workbookParser(handler: Partial<Handler>): Parser {
  let depth = 0;
  const parser = new Parser(
    {
      ...handler,
      onopentagname(name) {
        depth += 1;
        if (depth > deepest) parser.pause();
        handler.onopentagname?.(name);
      },
      onclosetag(name, isImplied) {
        depth -= 1;
        handler.onclosetag?.(name, isImplied);
      },
    },
    { xmlMode: true },
  );
  return parser;
}
