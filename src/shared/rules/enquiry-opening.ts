import { lengthLimits } from '#shared/contracts/submit-form.ts';
import {
  enquiryFormTypes,
  timeCommitmentOptions,
  type EnquiryFormType,
  type TimeCommitment,
} from '#shared/rules/labels.ts';
import { isPlainLine } from '#shared/rules/plain-text.ts';

/** What opened the form: the variant and, where the link had them, the programme and the time that the person can give. */
export interface Opening {
  formType: EnquiryFormType;
  programme: string;
  time: TimeCommitment | '';
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
  time?: string | null,
): Opening {
  return {
    formType: toFormType(formType),
    programme: toProgramme(programme),
    time: timeCommitmentOptions.find(({ value }) => value === time)?.value ?? '',
  };
}

/** The opening that an address such as /enquire?type=certification&programme=… asks for. */
export function openingOf(search: string): Opening {
  const query = new URLSearchParams(search);
  return toOpening(query.get('type'), query.get('programme'), query.get('time'));
}
