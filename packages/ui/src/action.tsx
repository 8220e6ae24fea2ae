import styles from "./action.module.css";

/** `board` and `board-solid` are for the dark ground of the board. */
export type ActionLook = "primary" | "secondary" | "board" | "board-solid";

const looks: Record<ActionLook, string | undefined> = {
  primary: styles["primary"],
  secondary: styles["secondary"],
  board: styles["board"],
  "board-solid": styles["boardSolid"],
};

/** The class of a link or plain button that calls to something: light markup where a Mantine Button would weigh too much. */
export function actionClass(look: ActionLook, size: "regular" | "small" = "regular"): string {
  return [styles["action"], looks[look], size === "small" && styles["small"]].filter(Boolean).join(" ");
}
