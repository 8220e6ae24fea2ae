import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { toast } from "@agency/ui/toast";
import { useAddUpMonths } from "../../figures/api.ts";
import { failureToast } from "../../shared/problem-text.ts";
import { useFormat } from "../../shared/use-format.ts";

type AddUpProps = {
  /** First day of the quarter. */
  periodStart: string;
  clientIds: string[];
  onDone: () => void;
};

/** Gives the quarter of the chosen clients what follows from their months. */
export function AddUp({ periodStart, clientIds, onDone }: AddUpProps) {
  const { t } = useTranslation("board");
  const { number } = useFormat();
  const add = useAddUpMonths();
  return (
    <Button
      size="sm"
      variant="default"
      loading={add.isPending}
      onClick={() =>
        add.mutate(
          { periodStart, clientIds },
          {
            onSuccess: ({ clients: { length: count } }) => {
              toast({ title: count === 0 ? t("addUp.nothing") : t("addUp.done", { count, number: number(count) }) });
              onDone();
            },
            onError: failureToast((message) => t("actionFailed", { message })),
          },
        )
      }
    >
      {t("addUp.add")}
    </Button>
  );
}
