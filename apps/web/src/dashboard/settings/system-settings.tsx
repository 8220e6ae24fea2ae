import { Connections } from "../connections/connections.tsx";
import { LoadFailed } from "../shared/load-failed.tsx";
import { Loading } from "../shared/loading.tsx";
import { useSystem } from "./api.ts";
import { ChangePassword } from "./change-password.tsx";
import { FiledMails } from "./filed-mails.tsx";
import { MailCheck } from "./mail-check.tsx";
import { ReplyTo } from "./reply-to.tsx";
import { SystemState } from "./system-state.tsx";
import { TestMail } from "./test-mail.tsx";
import styles from "./settings.module.css";

/** The state of the system's parts, and the settings that the staff can change. */
export function SystemSettings() {
  const { data, dataUpdatedAt, error, refetch, isFetching } = useSystem({ fresh: true });
  if (!data) return error ? <LoadFailed error={error} onRetry={() => void refetch()} /> : <Loading />;
  const files = data.mail.kind === "files";
  return (
    <div className={styles["settings"]}>
      <SystemState
        system={data}
        readAt={dataUpdatedAt}
        error={error}
        refreshing={isFetching}
        onRefresh={() => void refetch()}
      />
      <Connections />
      <div className={styles["forms"]}>
        <div className={styles["mailForms"]}>
          <ReplyTo replyTo={data.replyTo} />
          <TestMail files={files} />
          <MailCheck from={data.mail.from} />
        </div>
        <ChangePassword />
      </div>
      {files && <FiledMails />}
    </div>
  );
}
