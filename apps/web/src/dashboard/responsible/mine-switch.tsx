import { Switch } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useColleagues } from "./api.ts";

type MineSwitchProps = { mine: boolean; onChange: (mine: boolean) => void };

/** Shows only what whoever is signed in is responsible for. One person alone needs no such filter. */
export function MineSwitch({ mine, onChange }: MineSwitchProps) {
  const { t } = useTranslation("staff");
  const { data = [] } = useColleagues();
  if (data.length < 2 && !mine) return null;
  return (
    <Switch
      style={{ whiteSpace: "nowrap" }}
      label={t("responsible.mine")}
      checked={mine}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  );
}
