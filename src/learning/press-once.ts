import type { KeyboardEvent, MouseEvent } from 'react';

/** For a button whose second press would be another step: a double click is one press, and so is a key that is held down. */
export function pressOnce(act: (() => void) | undefined) {
  return {
    onClick: (event: MouseEvent) => {
      if (event.detail < 2) act?.();
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.repeat) event.preventDefault();
    },
  };
}
