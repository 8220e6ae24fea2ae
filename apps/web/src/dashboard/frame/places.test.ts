import { expect, test } from "vitest";
import { findPlace } from "./places.ts";

test.each([
  ["/admin", "reports"],
  ["/admin/", "reports"],
  ["/admin?tab=reports", "reports"],
  ["/admin?tab=analytics", "analytics"],
  ["/admin?tab=clients", "clients"],
  ["/admin?tab=constructor", "reports"],
  ["/admin/review?report=2#client=1", "reports"],
  ["/admin/client?tab=figures#client=1", "clients"],
  ["/admin/enquiries?tab=mails", "enquiries"],
  ["/admin/settings", "settings"],
  ["/admin/clients/import", "clients"],
  ["/admin/unknown", null],
])("%s belongs to %s", (address, place) => {
  const { pathname, searchParams } = new URL(address, "http://agency.test");
  expect(findPlace(pathname, searchParams)).toBe(place);
});
