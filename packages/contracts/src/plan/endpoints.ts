import { endpoint } from "../endpoint.ts";
import type * as routes from "./routes.ts";

const client = "/api/reports/clients/:clientId";

export const readPlan = endpoint<typeof routes.readPlan>("GET", `${client}/plan`);
export const saveTargets = endpoint<typeof routes.saveTargets>("PUT", `${client}/targets`);
export const saveSections = endpoint<typeof routes.saveSections>("PUT", `${client}/sections`);
export const addWork = endpoint<typeof routes.addWork>("POST", `${client}/work`);
export const changeWork = endpoint<typeof routes.changeWork>("PUT", `${client}/work/:workId`);
export const removeWork = endpoint<typeof routes.removeWork>("DELETE", `${client}/work/:workId`);
