import type { ReactNode } from 'react';
import type { EnquiryFormType } from '#shared/rules/labels.ts';

interface Props {
  type: EnquiryFormType;
  /** A course, plan, certification or profile to preselect. */
  programme?: string;
  className?: string;
  children: ReactNode;
}

/** EnquiryLink for islands: opens the enquiry form over the page, and leads to its own page where that does not work. */
export function EnquiryAnchor({ type, programme, className, children }: Props) {
  const query = new URLSearchParams({ type, ...(programme ? { programme } : {}) });
  return (
    <a className={className} href={`/enquire?${query}`} data-enquiry={type} data-programme={programme}>
      {children}
    </a>
  );
}
