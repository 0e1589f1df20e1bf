import './enquiry.css';
import { useEffect, useRef, useState } from 'react';
import type { ProgrammeOption } from '#shared/catalogue/programmes.ts';
import { openingOf, type Opening } from './enquiry-opening.ts';
import { EnquiryForm } from './EnquiryForm.tsx';
import { variantWords } from './messages.ts';
import { EnquiryStatus } from './EnquiryStatus.tsx';
import { useEnquiryForm } from './use-enquiry-form.ts';

/** The page has been open since it was asked for, long before this code came. */
const findStart = () => performance.timeOrigin;

/**
 * The same form as a page of its own. Its HTML is complete without a script; with one it takes on the variant and the
 * programme of the address, and keeps what was typed before it came to life.
 */
export function EnquiryPage({ programmes }: { programmes: readonly ProgrammeOption[] }) {
  const root = useRef<HTMLDivElement>(null);
  // The address is not known while the page is built, so the first render is the one that was built.
  const [opening, setOpening] = useState<Opening | null>(null);
  const control = useEnquiryForm(opening, findStart);
  const { state } = control;
  const formType = opening?.formType ?? 'contact';
  const words = variantWords[formType];

  useEffect(() => {
    setOpening(openingOf(location.search));
    root.current?.dispatchEvent(new Event('ready', { bubbles: true }));
  }, []);

  return (
    <div className="enquiry-page" ref={root}>
      {state.status === 'sent' ? null : (
        <>
          <header className="stack" key={formType}>
            <p className="tag">{words.badge}</p>
            <h1>{words.title}</h1>
            <p className="lead">{words.subtitle}</p>
          </header>
          <EnquiryForm
            id="enquiry"
            formType={formType}
            programmes={programmes}
            control={control}
            headingLevel="h2"
          />
        </>
      )}
      <EnquiryStatus state={state} headingLevel="h1" />
    </div>
  );
}
