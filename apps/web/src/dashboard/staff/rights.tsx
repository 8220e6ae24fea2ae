import { createContext, type ReactNode, useContext } from "react";
import { type Action, hasRight, type Person } from "@agency/model/rights";
import styles from "./staff.module.css";

/** Who is signed in. The server decides; this only says what is shown. */
const PersonContext = createContext<Person>({ role: "owner", ownClientsOnly: false });

export const PersonProvider = PersonContext.Provider;

/** Tells whether who is signed in has a right. */
export function useMay(): (right: Action) => boolean {
  const person = useContext(PersonContext);
  return (right) => hasRight(person, right);
}

type NeedingProps = { right: Action; children: ReactNode };

/** What is shown only to those who may do it. */
export function Allowed({ right, children }: NeedingProps) {
  return useMay()(right) ? children : null;
}

/** Fields that everybody reads and not everybody changes: for the others they are locked, and their buttons are left out. */
export function Changeable({ right, children }: NeedingProps) {
  if (useMay()(right)) return children;
  return (
    <fieldset disabled className={styles["locked"]}>
      {children}
    </fieldset>
  );
}
