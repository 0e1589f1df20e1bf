import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { Resolver } from 'react-hook-form';
import { enquiryAnswers } from '#shared/contracts/submit-form.ts';
import { findCountryCode } from '#shared/rules/labels.ts';
import { loadPhoneRules } from '../../browser/load-phone-rules.ts';
import type { EnquiryValues } from './enquiry-draft.ts';

const resolveAnswers = standardSchemaResolver(enquiryAnswers);

/**
 * Validates against the contract, then the telephone number for the chosen country. Where the telephone rules cannot
 * be loaded the number passes here and the server has its say.
 */
export const resolveEnquiry: Resolver<EnquiryValues> = async (values, context, options) => {
  // The schema is strict: what travels beside the answers is not part of it.
  const { marketing: _marketing, website: _website, ...answers } = values;
  const [result, phoneRules] = await Promise.all([
    resolveAnswers(answers as never, context, options as never),
    loadPhoneRules().catch(() => null),
  ]);
  const errors = { ...result.errors } as Record<string, unknown>;
  if (phoneRules && !errors['phone']) {
    const phone = phoneRules.parsePhone(values.phone, findCountryCode(values.country));
    if (!phone.ok) errors['phone'] = { type: 'phone', message: phone.message };
  }
  return Object.keys(errors).length > 0 ? { values: {}, errors: errors as never } : { values, errors: {} };
};
