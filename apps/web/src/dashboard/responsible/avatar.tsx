import { initials } from "./initials.ts";
import styles from "./responsible.module.css";

type AvatarProps = { person: { id: string; name: string }; label?: string };

/** Somebody of the team by their initials. @param label what a screen reader says, where the name is not written beside */
export function Avatar({ person: { id, name }, label }: AvatarProps) {
  const tone = Array.from(id).reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % tones;
  const said = label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label };
  return (
    <span className={styles["avatar"]} data-tone={tone} title={name} {...said}>
      {initials(name)}
    </span>
  );
}

const tones = 3;
