import './enquiry.css';
import { useEffect, useRef, useState, type MouseEvent as ReactMouseEvent } from 'react';
import type { ProgrammeOption } from '#shared/catalogue/programmes.ts';
import { CloseIcon } from '../../components/ui/icons.tsx';
import { StatusLine } from '../../components/ui/StatusLine.tsx';
import { findReturnTarget, keepTabInside } from './dialog-focus.ts';
import { toOpening, type Opening } from './enquiry-opening.ts';
import { EnquiryForm } from './EnquiryForm.tsx';
import { formWords, variantWords } from './messages.ts';
import { EnquiryStatus } from './EnquiryStatus.tsx';
import { useEnquiryForm } from './use-enquiry-form.ts';

const id = 'enquiry-modal';
const titleId = `${id}-title`;

/** Whether a press is on the backdrop, which counts as the dialog itself; its scrollbar does too, and is not outside. */
function isOutside(
  dialog: HTMLElement,
  event: { target: EventTarget | null; clientX: number; clientY: number },
): boolean {
  const box = dialog.getBoundingClientRect();
  return (
    event.target === dialog &&
    (event.clientX < box.left ||
      event.clientX > box.right ||
      event.clientY < box.top ||
      event.clientY > box.bottom)
  );
}

/**
 * The enquiry modal: one on a page, opened by any link with `data-enquiry`. Until it is first opened it is an empty
 * dialog. Closing keeps what was typed and asks nothing.
 */
export function EnquiryModal({ programmes }: { programmes: readonly ProgrammeOption[] }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const opener = useRef<HTMLElement>(null);
  const isPressedOutside = useRef(false);
  const [opening, setOpening] = useState<Opening | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [lastReference, setLastReference] = useState('');
  const control = useEnquiryForm(opening, Date.now);
  const { state } = control;

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-enquiry]');
      if (!link || event.defaultPrevented || event.button) return;
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      opener.current = link;
      setLastReference('');
      setOpening(toOpening(link.dataset['enquiry'], link.dataset['programme']));
      setOpen(true);
    };
    document.addEventListener('click', onClick);
    // From here on a click is answered; the directive replays the one that it kept.
    dialog.current?.dispatchEvent(new Event('ready', { bubbles: true }));
    return () => document.removeEventListener('click', onClick);
  }, []);

  useEffect(() => {
    const element = dialog.current;
    if (!opening || !element || element.open) return;
    // The page behind loses its scrollbar; what it took in width is kept, so that nothing behind moves.
    const scrollbar = window.innerWidth - document.documentElement.clientWidth;
    document.documentElement.style.setProperty('--scrollbar', `${scrollbar}px`);
    element.showModal();
    element.scrollTop = 0;
    // The title rather than the first field: it says where one is, and no phone throws up its keyboard.
    title.current?.focus();
    // Older iOS scrolls the page under a finger on the backdrop. React's own touch listeners cannot refuse that.
    const refuse = (event: TouchEvent) => {
      if (event.target === element) event.preventDefault();
    };
    element.addEventListener('touchmove', refuse, { passive: false });
    return () => element.removeEventListener('touchmove', refuse);
  }, [opening]);

  const close = () => dialog.current?.close();

  const onClosed = () => {
    // The event comes late: a quick second click may have opened it again.
    if (dialog.current?.open) return;
    setOpen(false);
    if (state.status === 'sent') {
      setLastReference(state.reference);
      control.reset();
    }
    findReturnTarget(opener.current)?.focus();
  };

  const onClick = (event: ReactMouseEvent<HTMLDialogElement>) => {
    // Both ends of the press: selecting text and letting go outside closes nothing.
    if (isPressedOutside.current && isOutside(event.currentTarget, event)) close();
  };

  return (
    <>
      <dialog
        className="dialog enquiry-dialog"
        ref={dialog}
        aria-labelledby={titleId}
        onClose={onClosed}
        onKeyDown={(event) => keepTabInside(event.currentTarget, event)}
        onPointerDown={(event) => {
          isPressedOutside.current = isOutside(event.currentTarget, event);
        }}
        onClick={onClick}
      >
        {opening && state.status !== 'sent' ? (
          <EnquiryForm
            id={id}
            formType={opening.formType}
            programmes={programmes}
            control={control}
            headingLevel="h3"
            head={
              <div className="dialog-head" key={opening.formType}>
                <div>
                  <p className="tag">{variantWords[opening.formType].badge}</p>
                  <h2 id={titleId} ref={title} tabIndex={-1}>
                    {variantWords[opening.formType].title}
                  </h2>
                </div>
                <button className="btn btn-icon" type="button" aria-label={formWords.close} onClick={close}>
                  <CloseIcon />
                </button>
                <p className="small soft">{variantWords[opening.formType].subtitle}</p>
              </div>
            }
          />
        ) : null}
        {opening ? (
          <EnquiryStatus
            state={state}
            headingLevel="h2"
            headingId={titleId}
            closing={{ isShown: isOpen, onClose: close }}
          />
        ) : null}
      </dialog>
      <StatusLine text={lastReference ? formWords.sent(lastReference) : ''} />
    </>
  );
}
