import './enquiry-form.css';
import { useEffect, useRef, useState } from 'react';
import type { ProgrammeOption } from '#shared/catalogue/programmes.ts';
import { openingOf, type Opening } from '#shared/rules/enquiry-opening.ts';
import type { EnquiryFormType } from '#shared/rules/labels.ts';
import { EnquiryForm } from './EnquiryForm.tsx';
import { variantWords } from './messages.ts';
import { EnquiryStatus } from './EnquiryStatus.tsx';
import { useEnquiryForm } from './use-enquiry-form.ts';

/** The page has been open since it was asked for, long before this code came. */
const findStart = () => performance.timeOrigin;

interface EnquiryPageProps {
  programmes: readonly ProgrammeOption[];
  /** As it was built; one page for each. */
  variant: EnquiryFormType;
  /** The programme of the address, which the function writes into the built page (netlify/pages/opened-forms.ts). */
  programme?: string;
}

/**
 * The same form as a page of its own. Its HTML is complete without a script, in the variant and with the programme of the
 * address; with one it keeps what was typed before it came to life.
 */
export function EnquiryPage({ programmes, variant, programme = '' }: EnquiryPageProps) {
  const root = useRef<HTMLDivElement>(null);
  // The first render is the page as it came, so that React finds what it expects.
  const [opening, setOpening] = useState<Opening | null>(null);
  const control = useEnquiryForm('enquiry', opening, findStart);
  const { form, receipt } = control;
  const formType = opening?.formType ?? variant;
  const words = variantWords[formType];

  useEffect(() => {
    setOpening(openingOf(location.search));
    root.current?.dispatchEvent(new Event('ready', { bubbles: true }));
  }, []);

  return (
    <div className="enquiry-page" ref={root}>
      {receipt ? null : (
        <>
          <header className="stack" key={formType}>
            <p className="tag">{words.badge}</p>
            <h1>{words.title}</h1>
            <p className="lead">{words.subtitle}</p>
          </header>
          <EnquiryForm
            formType={formType}
            programmes={programmes}
            control={{ ...control, offered: [programme, ...control.offered] }}
            headingLevel="h2"
          />
        </>
      )}
      <EnquiryStatus isBusy={form.isBusy} receipt={receipt} headingLevel="h1" />
    </div>
  );
}
