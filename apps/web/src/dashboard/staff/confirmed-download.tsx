import type { MouseEvent, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { failureToast } from "../shared/problem-text.ts";
import { useCheckConfirmation } from "./api.ts";

type ConfirmedDownloadProps = { href: string; className?: string; children: ReactNode };

/** A link to a file that the server gives only to who has just confirmed that it is them: it asks first, then the browser downloads. */
export function ConfirmedDownload({ href, className, children }: ConfirmedDownloadProps) {
  const { t } = useTranslation("admin");
  const check = useCheckConfirmation();
  const start = (event: MouseEvent) => {
    event.preventDefault();
    check.mutate(undefined, {
      onSuccess: () => download(href),
      onError: failureToast((message) => t("confirmation.noDownload", { message })),
    });
  };
  return (
    <a href={href} download className={className} onClick={start}>
      {children}
    </a>
  );
}

function download(href: string): void {
  const link = document.createElement("a");
  link.href = href;
  link.download = "";
  link.click();
}
