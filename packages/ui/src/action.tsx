import styles from "./action.module.css";

/** The colours follow the ground. */
export type ActionLook = "primary" | "secondary";

/** The class of a call-to-action link or plain button, where a Mantine Button would be too heavy. */
export function actionClass(look: ActionLook, size: "regular" | "small" = "regular"): string {
  return [styles["action"], styles[look], size === "small" && styles["small"]].filter(Boolean).join(" ");
}

/** The class of what holds links other than buttons. Those of `quiet` are underlined only when they are pointed at. */
export function waysClass(look: "plain" | "quiet" = "plain"): string {
  return [styles["ways"], look === "quiet" && styles["quiet"]].filter(Boolean).join(" ");
}
