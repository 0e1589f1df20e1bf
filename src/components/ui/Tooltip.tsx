import { Tooltip as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import './tooltip.css';

/** How long a pointer rests before a tooltip opens, and how soon after one the next opens at once (docs/contract/site.md). */
export const tooltipDelayMilliseconds = 700;
export const tooltipSkipMilliseconds = 300;

/** Around everything of an island that has tooltips, so that going from one to the next counts as one look. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={tooltipDelayMilliseconds} skipDelayDuration={tooltipSkipMilliseconds}>
      {children}
    </Radix.Provider>
  );
}

/** Words that explain a control further, at rest or on focus. Never the only place of what must be known: touch has no hover. */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      {/* In place and not at the end of the page, where an open dialog would cover it. */}
      <Radix.Content className="tooltip" sideOffset={6} collisionPadding={8}>
        {text}
      </Radix.Content>
    </Radix.Root>
  );
}
