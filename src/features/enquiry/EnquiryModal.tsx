import { useEffect, useRef, useState, useTransition } from 'react';
import type { ProgrammeOption } from '#shared/catalogue/programmes.ts';
import { Dialog } from '../../components/ui/Dialog.tsx';
import { CloseIcon } from '../../components/ui/icons.tsx';
import { StatusLine } from '../../components/ui/StatusLine.tsx';
import { toOpening, type Opening } from '#shared/rules/enquiry-opening.ts';
import { EnquiryForm } from './EnquiryForm.tsx';
// By address: no page carries the styles of a form that it may never show.
import formStyles from './enquiry-form.css?url';
import { formWords, variantWords } from './messages.ts';
import { EnquiryStatus } from './EnquiryStatus.tsx';
import { useEnquiryForm } from './use-enquiry-form.ts';

const id = 'enquiry-modal';
const titleId = `${id}-title`;

/**
 * The enquiry modal: one on a page, opened by any link with `data-enquiry`. Until it is first opened it is an empty
 * dialog. Closing keeps what was typed and asks nothing.
 */
export function EnquiryModal({ programmes }: { programmes: readonly ProgrammeOption[] }) {
  const root = useRef<HTMLDivElement>(null);
  const [opening, setOpening] = useState<(Opening & { opener: Element }) | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [isAwake, setAwake] = useState(false);
  const [, startWaking] = useTransition();
  const [lastReference, setLastReference] = useState('');
  const control = useEnquiryForm(id, opening, Date.now);
  const { form, receipt } = control;

  // A transition: it is over when the styles are there.
  useEffect(() => startWaking(() => setAwake(true)), []);

  useEffect(() => {
    if (!isAwake) return;
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-enquiry]');
      if (!link || event.defaultPrevented || event.button) return;
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      setLastReference('');
      const { enquiry, programme, time } = link.dataset;
      setOpening({ ...toOpening(enquiry, programme, time), opener: link });
      setOpen(true);
    };
    document.addEventListener('click', onClick);
    // From here on a click is answered; the directive replays the one that it kept.
    root.current?.dispatchEvent(new Event('ready', { bubbles: true }));
    return () => document.removeEventListener('click', onClick);
  }, [isAwake]);

  const onClosed = () => {
    setOpen(false);
    if (!receipt) return;
    setLastReference(receipt.reference);
    control.startAgain();
  };

  return (
    <div ref={root}>
      {isAwake ? <link rel="stylesheet" href={formStyles} precedence="default" /> : null}
      <Dialog
        className="enquiry-dialog"
        titleId={titleId}
        opening={isOpen ? opening : null}
        onClose={onClosed}
      >
        {(leave) => (
          <>
            {opening && !receipt ? (
              <EnquiryForm
                formType={opening.formType}
                programmes={programmes}
                control={control}
                headingLevel="h3"
                lead={variantWords[opening.formType].subtitle}
                isUnfolded={matchMedia('(min-width: 48rem)').matches}
                head={
                  <div className="dialog-head" key={opening.formType}>
                    <div>
                      <p className="tag">{variantWords[opening.formType].badge}</p>
                      <h2 id={titleId} tabIndex={-1}>
                        {variantWords[opening.formType].title}
                      </h2>
                    </div>
                    <button
                      className="btn btn-icon"
                      type="button"
                      aria-label={formWords.close}
                      onClick={leave}
                    >
                      <CloseIcon />
                    </button>
                  </div>
                }
              />
            ) : null}
            {opening ? (
              <EnquiryStatus
                isBusy={form.isBusy}
                receipt={receipt}
                headingLevel="h2"
                headingId={titleId}
                closing={{ isShown: isOpen, onClose: leave }}
              />
            ) : null}
          </>
        )}
      </Dialog>
      <StatusLine text={lastReference ? formWords.sent(lastReference) : ''} />
    </div>
  );
}
