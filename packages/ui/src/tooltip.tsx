import * as RadixTooltip from "@radix-ui/react-tooltip";
import { type ReactElement, type ReactNode, useState } from "react";
import styles from "./tooltip.module.css";

/** Delay before a tooltip opens, and how soon after one closes the next opens without delay, in ms. */
const tooltipDelay = 700;
const tooltipSkipWindow = 300;

/** Wraps everything that has tooltips, so that they share the delay. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <RadixTooltip.Provider delayDuration={tooltipDelay} skipDelayDuration={tooltipSkipWindow}>
      {children}
    </RadixTooltip.Provider>
  );
}

type TooltipProps = {
  text: string;
  /** A control that accepts a ref. */
  children: ReactElement;
};

/** Extra information about a control, for pointer and keyboard. Touch does not show it, so it must not be essential. */
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

/** A term with an explanation: on hover, on keyboard focus and on tap. */
export function Term({ text, children }: TermProps) {
  const [open, setOpen] = useState(false);
  return (
    <RadixTooltip.Root open={open} onOpenChange={setOpen}>
      <RadixTooltip.Trigger
        type="button"
        className={styles["term"]}
        onFocus={onlyByKeyboard}
        onClick={(event) => {
          // Radix closes it on click.
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

/** Ignores focus that an opening dialog sets on a control, so that no tooltip opens. */
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
