import { lengthLimits } from '#shared/contracts/submit-form.ts';
import { enquiryFormTypes, type EnquiryFormType } from '#shared/rules/labels.ts';
import { isPlainLine } from '#shared/rules/plain-text.ts';

/** What opened the form: the variant and, where the link had one, the programme. */
export interface Opening {
  formType: EnquiryFormType;
  programme: string;
}

/** The variant of that name; `contact`, the general one, for anything else. */
export function toFormType(name: string | null | undefined): EnquiryFormType {
  return enquiryFormTypes.find((type) => type === name) ?? 'contact';
}

/** A programme from outside: as long as the contract takes, one readable line, otherwise none. */
function toProgramme(text: string | null | undefined): string {
  const programme = (text ?? '').trim();
  return programme.length <= lengthLimits.programme && isPlainLine(programme) ? programme : '';
}

export function toOpening(
  formType: string | null | undefined,
  programme: string | null | undefined,
): Opening {
  return { formType: toFormType(formType), programme: toProgramme(programme) };
}

/** The opening that an address such as /enquire?type=certification&programme=… asks for. */
export function openingOf(search: string): Opening {
  const query = new URLSearchParams(search);
  return toOpening(query.get('type'), query.get('programme'));
}
