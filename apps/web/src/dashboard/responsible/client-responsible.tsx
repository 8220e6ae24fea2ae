import { useTranslation } from "react-i18next";
import type { ListedColleague } from "@agency/contracts/responsible";
import { FilterSelect } from "@agency/ui/filter-select";
import { Row } from "@agency/ui/layout";
import { toast } from "@agency/ui/toast";
import { failureToast } from "../shared/problem-text.ts";
import { useMay } from "../staff/rights.tsx";
import { useChangeResponsible, useResponsible } from "./api.ts";
import { Avatar } from "./avatar.tsx";
import { nobody, useResponsibleOptions } from "./use-responsible-options.ts";

/** Who of the team takes care of a client. Where one person works alone, it goes without saying. */
export function ClientResponsible({ clientId }: { clientId: string }) {
  const may = useMay();
  const { data } = useResponsible(clientId);
  if (!data || (data.responsible === null && data.candidates.length < 2)) return null;
  const { responsible, candidates } = data;
  return (
    <Row gap="0.35rem" align="center" unbroken>
      {responsible && <Avatar person={responsible} />}
      {may("clients") ? (
        <Choice clientId={clientId} responsible={responsible} candidates={candidates} />
      ) : (
        responsible && <span>{responsible.name}</span>
      )}
    </Row>
  );
}

type ChoiceProps = {
  clientId: string;
  responsible: { id: string; name: string } | null;
  candidates: ListedColleague[];
};

function Choice({ clientId, responsible, candidates }: ChoiceProps) {
  const { t } = useTranslation("staff");
  const change = useChangeResponsible(clientId);
  const options = useResponsibleOptions(candidates, responsible);
  return (
    <FilterSelect
      label={t("responsible.label")}
      labelHidden
      value={responsible?.id ?? nobody}
      options={options}
      onChange={(chosen) =>
        change.mutate(chosen === nobody ? null : chosen, {
          onSuccess: ({ responsible: now }) =>
            toast({ title: now ? t("responsible.done", { name: now.name }) : t("responsible.undone") }),
          onError: failureToast((message) => t("responsible.failed", { message })),
        })
      }
    />
  );
}
