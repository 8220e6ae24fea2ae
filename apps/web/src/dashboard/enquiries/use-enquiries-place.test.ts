import { expect, test } from "vitest";
import { readPlace } from "./use-enquiries-place.ts";

const read = (search: string) => readPlace(new URLSearchParams(search));

test("an address without parameters shows all enquiries from the first", () => {
  expect(read("")).toEqual({ tab: "enquiries", enquiry: null, filter: {}, offset: 0, mail: null });
});

test("filters, the open enquiry and the page are read from the address", () => {
  expect(
    read(
      "enquiry=a1&kind=audit&state=waiting&responsible=me&spam=yes&search=kopi&from=2026-11-01&to=2026-11-30&offset=25",
    ),
  ).toEqual({
    tab: "enquiries",
    enquiry: "a1",
    filter: {
      kind: "audit",
      state: "waiting",
      responsible: "me",
      spam: "yes",
      search: "kopi",
      from: "2026-11-01",
      to: "2026-11-30",
    },
    offset: 25,
    mail: null,
  });
});

test("values that the server would refuse are ignored", () => {
  const { tab, filter, offset, mail } = read(
    `tab=x&kind=fax&responsible=admin&state=perhaps&spam=no&from=yesterday&offset=-4&mail=lost&search=${"k".repeat(200)}`,
  );
  expect({ tab, offset, mail }).toEqual({ tab: "enquiries", offset: 0, mail: null });
  expect(filter).toEqual({ search: "k".repeat(120) });
});
