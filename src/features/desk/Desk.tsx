import './desk.css';
import { useEffect, useRef, useState } from 'react';
import { Dialog } from '../../components/ui/Dialog.tsx';
import { AtDesk } from '../../staff/AtDesk.tsx';
import { goToDeskAddress, useDeskAddress } from './desk-bar.ts';
import { DeskNav } from '../../staff/DeskNav.tsx';
import { DeskSkeleton } from './DeskSkeleton.tsx';
import { EnquiryView } from './EnquiryView.tsx';
import { Inbox } from './Inbox.tsx';
import { inboxWords as words, keyWords } from './inbox-words.ts';

/** The desk: the inbox on the left, one enquiry on the right; on a telephone one after the other. */
export function Desk() {
  return (
    <AtDesk role="desk" fallback={<DeskSkeleton />}>
      {() => <Room />}
    </AtDesk>
  );
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, dialog[open]') !== null;

function Room() {
  const address = useDeskAddress();
  const room = useRef<HTMLDivElement>(null);
  const [keys, setKeys] = useState<object | null>(null);
  const close = () => {
    const { open } = address;
    goToDeskAddress({ ...address, open: null });
    requestAnimationFrame(() =>
      room.current?.querySelector<HTMLElement>(`[data-enquiry-id="${open ?? ''}"]`)?.focus(),
    );
  };

  useEffect(() => {
    const focus = (selector: string) => room.current?.querySelector<HTMLElement>(selector)?.focus();
    const step = (by: number) => {
      const rows = [...(room.current?.querySelectorAll<HTMLElement>('.inbox-row') ?? [])];
      const at = rows.findIndex((row) => row === document.activeElement);
      const from = at === -1 ? rows.findIndex((row) => row.ariaCurrent === 'true') : at;
      rows[Math.min(rows.length - 1, Math.max(0, from + by))]?.focus();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (isTyping(event.target)) return;
      const act: Readonly<Record<string, () => void>> = {
        j: () => step(1),
        k: () => step(-1),
        r: () => focus('.inbox-one textarea[name=body]'),
        '/': () => focus('input[type=search]'),
        '?': () => setKeys({}),
        Escape: () => {
          if (address.open !== null) close();
        },
      };
      const found = Object.hasOwn(act, event.key) ? act[event.key] : undefined;
      if (!found) return;
      event.preventDefault();
      found();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });

  return (
    <div className="staff inbox" ref={room} data-open={address.open === null ? undefined : ''}>
      <header className="inbox-head">
        <h1>{words.title}</h1>
        <DeskNav here="/desk">
          <button className="btn btn-small btn-plain" type="button" onClick={() => setKeys({})}>
            {words.keys}
          </button>
        </DeskNav>
      </header>
      <Inbox address={address} />
      <section className="inbox-one" aria-label={words.one} aria-live="off">
        {address.open === null ? (
          <p className="soft inbox-choose">{words.choose}</p>
        ) : (
          <EnquiryView key={address.open} enquiryId={address.open} onClose={close} />
        )}
      </section>
      <Dialog className="inbox-keys" titleId="desk-keys-title" opening={keys} onClose={() => setKeys(null)}>
        {(leave) => (
          <div className="dialog-body stack">
            <h2 id="desk-keys-title" tabIndex={-1}>
              {words.keysTitle}
            </h2>
            <table className="table">
              <tbody>
                {keyWords.map(([key, does]) => (
                  <tr key={key}>
                    <th scope="row">
                      <kbd>{key}</kbd>
                    </th>
                    <td>{does}</td>
                  </tr>
                ))}
              </tbody>
            </table>
            <button className="btn btn-small" type="button" onClick={leave}>
              {words.close}
            </button>
          </div>
        )}
      </Dialog>
    </div>
  );
}
