import type { Snapshot } from "@agency/model/report/snapshot";
import { type Delivered, type Delivering, deliverMail } from "../mail/deliver-mail.ts";
import type { OutgoingMail } from "../mail/mail-service.ts";
import type { DispatchWork } from "./report-repository.ts";
import { currentSnapshot, type Dispatch, type Report } from "./report.ts";

type Dependencies = Delivering<Dispatch> & {
  work: Pick<DispatchWork, "freeze">;
  compose: (dispatch: Dispatch, report: Report, snapshot: Snapshot) => Promise<OutgoingMail>;
};

/** Emails the report of a claimed dispatch, freezing its content first. */
export async function deliverReport(
  dependencies: Dependencies,
  dispatch: Dispatch,
  report: Report,
): Promise<Delivered> {
  const { work, compose } = dependencies;
  const snapshot = dispatch.snapshot ?? currentSnapshot(report);
  if (!snapshot) return "superseded";
  return deliverMail(dependencies, dispatch, async () => {
    const composed = await compose(dispatch, report, snapshot);
    return (await work.freeze(dispatch, snapshot)) ? composed : null;
  });
}
