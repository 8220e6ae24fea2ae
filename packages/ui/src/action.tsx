import styles from "./action.module.css";

/** `board` and `board-solid` are for the dark background of the board, `banner` and `banner-solid` for a coloured one. */
export type ActionLook = "primary" | "secondary" | "board" | "board-solid" | "banner" | "banner-solid";

const looks: Record<ActionLook, string | undefined> = {
  primary: styles["primary"],
  secondary: styles["secondary"],
  board: styles["board"],
  "board-solid": styles["boardSolid"],
  banner: styles["banner"],
  "banner-solid": styles["bannerSolid"],
};

/** The class of a call-to-action link or plain button, where a Mantine Button would be too heavy. */
export function actionClass(look: ActionLook, size: "regular" | "small" = "regular"): string {
  return [styles["action"], looks[look], size === "small" && styles["small"]].filter(Boolean).join(" ");
}
