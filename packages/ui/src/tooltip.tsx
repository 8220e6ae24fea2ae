import * as RadixTooltip from "@radix-ui/react-tooltip";
import { type ReactElement, type ReactNode, useState } from "react";
import styles from "./tooltip.module.css";

/** How long the pointer rests before a tooltip opens, and how soon after one has closed the next opens at once, in ms. */
const tooltipDelay = 700;
const tooltipSkipWindow = 300;

/** Stands around everything that has tooltips: they share one clock. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <RadixTooltip.Provider delayDuration={tooltipDelay} skipDelayDuration={tooltipSkipWindow}>
      {children}
    </RadixTooltip.Provider>
  );
}

type TooltipProps = {
  text: string;
  /** A control that takes a ref. */
  children: ReactElement;
};

/** More about a control, for pointer and keyboard. Touch does not show it, so that it never says what one must know. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <RadixTooltip.Root>
      <RadixTooltip.Trigger asChild onFocus={onlyByKeyboard}>
        {children}
      </RadixTooltip.Trigger>
      <Bubble text={text} />
    </RadixTooltip.Root>
  );
}

type TermProps = { text: string; children: string };

/** A word that explains itself: by resting the pointer on it, by keyboard, and at a tap. */
export function Term({ text, children }: TermProps) {
  const [open, setOpen] = useState(false);
  return (
    <RadixTooltip.Root open={open} onOpenChange={setOpen}>
      <RadixTooltip.Trigger
        type="button"
        className={styles["term"]}
        onFocus={onlyByKeyboard}
        onClick={(event) => {
          // Radix closes at a click.
          event.preventDefault();
          setOpen(true);
        }}
      >
        {children}
      </RadixTooltip.Trigger>
      <Bubble text={text} />
    </RadixTooltip.Root>
  );
}

/** A dialog that opens puts the focus on a control without anybody asking about it. */
function onlyByKeyboard(event: { currentTarget: Element; preventDefault: () => void }): void {
  if (!event.currentTarget.matches(":focus-visible")) event.preventDefault();
}

function Bubble({ text }: { text: string }) {
  return (
    <RadixTooltip.Portal>
      <RadixTooltip.Content className={styles["bubble"]} sideOffset={6} collisionPadding={8}>
        {text}
        <RadixTooltip.Arrow className={styles["arrow"]} />
      </RadixTooltip.Content>
    </RadixTooltip.Portal>
  );
}
