import { AppError } from '#shared/app-error.ts';
import { enquiryMessages } from '#shared/messages/enquiry.ts';
import { contactFormType, findCountryCode } from '#shared/rules/labels.ts';
import { parsePhone } from '#shared/rules/phone.ts';
import type { KeptEnquiry } from './desk/kept-enquiry.ts';
import { searchKeysOfSubmission } from './submission.ts';

type Answers = Readonly<Record<string, unknown>>;

/** Who wrote an enquiry, as it is corrected. */
export interface Corrected {
  firstName: string;
  lastName: string;
  email: string;
  phoneTyped: string;
  phoneE164: string | null;
  labels: Answers;
  choices: Answers | null;
  searchKeys: number[];
}

/** Writes over what is there, and adds no question that the form did not ask. */
const overwrite = (answers: Answers, corrected: Answers): Answers => ({
  ...answers,
  ...Object.fromEntries(Object.entries(corrected).filter(([name]) => name in answers)),
});

function checkPhone({ formType, labels, choices, phoneE164 }: KeptEnquiry, phone: string): string | null {
  const isOpen = formType === contactFormType || phoneE164 === null;
  if (!phone.trim()) {
    if (isOpen) return null;
    throw new AppError('invalid_fields', undefined, { fields: { phone: enquiryMessages.phone } });
  }
  const country = choices?.['country'] ?? labels['country'];
  const result = parsePhone(phone, isOpen || typeof country !== 'string' ? null : findCountryCode(country));
  if (!result.ok) throw new AppError('invalid_fields', undefined, { fields: { phone: result.message } });
  return result.e164;
}

/**
 * An enquiry with another name, address or number, wherever it says them; null where nothing is different. A data request has one name
 * and no number.
 * @throws AppError `invalid_fields`
 */
export function correctedAnswers(
  kept: KeptEnquiry,
  typed: { firstName: string; lastName: string; email: string; phone: string },
): Corrected | null {
  const isPersonal = kept.answerBy !== null;
  const { firstName, email } = typed;
  const lastName = isPersonal ? '' : typed.lastName;
  const phone = isPersonal ? '' : typed.phone;
  if (
    firstName === kept.firstName &&
    lastName === kept.lastName &&
    email === kept.email &&
    phone === kept.phone
  )
    return null;
  // A telephone number that stays as it was is not judged again.
  const phoneE164 = phone === kept.phone ? kept.phoneE164 : checkPhone(kept, phone);
  const said = { firstName, lastName, name: `${firstName} ${lastName}`.trim(), email, phone };
  const labels = overwrite(kept.labels, said);
  const choices = kept.choices && overwrite(kept.choices, said);
  const { reference, programme } = kept;
  return {
    firstName,
    lastName,
    email,
    phoneTyped: phone,
    phoneE164,
    labels,
    choices,
    searchKeys: searchKeysOfSubmission({
      firstName,
      lastName,
      email,
      reference,
      programme,
      phoneE164,
      labels,
      choices,
    }),
  };
}
