import * as audits from "@agency/contracts/audit/routes";
import * as auth from "@agency/contracts/auth/routes";
import * as bookings from "@agency/contracts/bookings/routes";
import * as clients from "@agency/contracts/clients/routes";
import * as enquiries from "@agency/contracts/enquiries/routes";
import * as figures from "@agency/contracts/figures/routes";
import * as health from "@agency/contracts/health/routes";
import * as newsletter from "@agency/contracts/newsletter/routes";
import * as notifications from "@agency/contracts/notifications/routes";
import * as people from "@agency/contracts/people/routes";
import * as reports from "@agency/contracts/reports/routes";
import type { Access, AnyRoute } from "@agency/contracts/route";
import * as schedules from "@agency/contracts/schedules/routes";
import * as settings from "@agency/contracts/settings/routes";
import * as speedTest from "@agency/contracts/speed-test/routes";

/** Every route of the contracts. */
export const allRoutes: AnyRoute[] = [
  audits,
  auth,
  bookings,
  clients,
  enquiries,
  figures,
  health,
  notifications,
  newsletter,
  people,
  reports,
  schedules,
  settings,
  speedTest,
].flatMap((noun) => Object.values(noun));

export function routesFor(access: Access): AnyRoute[] {
  return allRoutes.filter(({ contract }) => contract.access === access);
}

/** Rows for a table of tests: each route's name and the route. */
export function named(routes: AnyRoute[]): [name: string, route: AnyRoute][] {
  return routes.map((route) => [`${route.method} ${route.path}`, route]);
}
