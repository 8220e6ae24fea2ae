import { auditTasks } from "../audit/sandbox-tasks.ts";
import { listTasks } from "../client-lists/sandbox-tasks.ts";
import { clientTasks } from "../clients/sandbox-tasks.ts";
import { importTasks } from "../imports/sandbox-tasks.ts";
import { portalTasks } from "../portal/sandbox-tasks.ts";
import { reportTasks } from "../reports/sandbox-tasks.ts";
import { staffTasks } from "../staff/sandbox-tasks.ts";

/** The work that a sandbox's process does: it reads what others wrote, or draws. */
export const tasks = {
  ...auditTasks,
  ...clientTasks,
  ...listTasks,
  ...importTasks,
  ...portalTasks,
  ...reportTasks,
  ...staffTasks,
};
