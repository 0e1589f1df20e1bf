import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { Resolver } from 'react-hook-form';
import { contactAnswers } from '#shared/contracts/submit-form.ts';
import { enquiryMessages } from '#shared/messages/enquiry.ts';
import { loadPhoneRules } from '../../browser/load-phone-rules.ts';
import type { ContactValues } from './contact-draft.ts';

const resolveAnswers = standardSchemaResolver(contactAnswers);

/**
 * Validates against the contract, then the box, then the telephone number if there is one: a UK number, or any in full
 * international form. Where the telephone rules cannot be loaded the number passes here and the server has its say.
 */
export const resolveContact: Resolver<ContactValues> = async (values, context, options) => {
  // The schema is strict: what travels beside the answers is not part of it.
  const { consent, marketing: _marketing, website: _website, ...answers } = values;
  const [result, phoneRules] = await Promise.all([
    resolveAnswers(answers as never, context, options as never),
    values.phone.trim() === '' ? null : loadPhoneRules().catch(() => null),
  ]);
  const errors = { ...result.errors } as Record<string, unknown>;
  if (!consent) errors['consent'] = { type: 'required', message: enquiryMessages.consent };
  if (phoneRules && !errors['phone']) {
    const phone = phoneRules.parsePhone(values.phone, null);
    if (!phone.ok) errors['phone'] = { type: 'phone', message: phone.message };
  }
  return Object.keys(errors).length > 0 ? { values: {}, errors: errors as never } : { values, errors: {} };
};
