import { cleanName } from './identifiers.ts';

/** One choice of a select: the code that is stored and the words that people read. */
export interface Option<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
}

/** The five kinds of enquiry that the modal and /enquire take. */
export const enquiryFormTypes = [
  'contact',
  'journey',
  'transformation',
  'consultation',
  'certification',
] as const;
export type EnquiryFormType = (typeof enquiryFormTypes)[number];

/** What the contact form sends as its type. */
export const contactFormType = 'Contact Form';

export const countryOptions = [
  { value: 'GB', label: 'United Kingdom' },
  { value: 'IE', label: 'Ireland' },
  { value: 'US', label: 'United States' },
  { value: 'CA', label: 'Canada' },
  { value: 'AU', label: 'Australia' },
  { value: 'NZ', label: 'New Zealand' },
  { value: 'DE', label: 'Germany' },
  { value: 'FR', label: 'France' },
  { value: 'ES', label: 'Spain' },
  { value: 'IT', label: 'Italy' },
  { value: 'NL', label: 'Netherlands' },
  { value: 'NG', label: 'Nigeria' },
  { value: 'ZA', label: 'South Africa' },
  { value: 'IN', label: 'India' },
  { value: 'BR', label: 'Brazil' },
  { value: 'MX', label: 'Mexico' },
  { value: 'OTHER', label: 'Other' },
] as const satisfies readonly Option[];
export type CountryCode = (typeof countryOptions)[number]['value'];

export const experienceOptions = [
  { value: '0-1', label: '0-1 years' },
  { value: '0-2', label: '0-2 years' },
  { value: '1-3', label: '1-3 years' },
  { value: '2-5', label: '2-5 years' },
  { value: '3-7', label: '3-7 years' },
  { value: '5-10', label: '5-10 years' },
  { value: '10+', label: '10+ years' },
] as const satisfies readonly Option[];

export const startDateOptions = [
  { value: 'immediately', label: 'Immediately' },
  { value: '1-month', label: 'In 1 month' },
  { value: '2-3-months', label: 'In 2-3 months' },
  { value: '3-6-months', label: 'In 3-6 months' },
  { value: 'flexible', label: 'I am flexible' },
] as const satisfies readonly Option[];

export const timeCommitmentOptions = [
  { value: 'part-time', label: 'Part-time (10-15 hrs/week)' },
  { value: 'full-time', label: 'Full-time (20+ hrs/week)' },
  { value: 'flexible', label: 'Flexible' },
] as const satisfies readonly Option[];
export type TimeCommitment = (typeof timeCommitmentOptions)[number]['value'];

export const budgetOptions = [
  { value: 'under-1000', label: 'Under £1,000' },
  { value: 'under-2000', label: 'Under £2,000' },
  { value: '2000-5000', label: '£2,000-£5,000' },
  { value: '5000-10000', label: '£5,000-£10,000' },
  { value: 'above-10000', label: 'Above £10,000' },
] as const satisfies readonly Option[];

export const sourceOptions = [
  { value: 'google', label: 'Google search' },
  { value: 'social-media', label: 'Social media' },
  { value: 'referral', label: 'Someone told me' },
  { value: 'advertisement', label: 'An advertisement' },
  { value: 'blog', label: 'A blog or article' },
  { value: 'other', label: 'Other' },
] as const satisfies readonly Option[];

export const urgencyOptions = [
  { value: 'low', label: 'Low: I am looking around' },
  { value: 'medium', label: 'Medium: I would like to decide soon' },
  { value: 'high', label: 'High: I need a change now' },
] as const satisfies readonly Option[];

export const subjectOptions = [
  { value: 'course-inquiry', label: 'A course' },
  { value: 'career-guidance', label: 'Career guidance' },
  { value: 'enrollment', label: 'Enrolling' },
  { value: 'pricing', label: 'Prices' },
  { value: 'upskilling', label: 'Upskilling' },
  { value: 'salary-expectations', label: 'Salary expectations' },
  { value: 'technical-support', label: 'Technical support' },
  { value: 'partnership', label: 'Partnership' },
  { value: 'other', label: 'Something else' },
] as const satisfies readonly Option[];

export const inquiryOptions = [
  { value: 'course-details', label: 'Course details' },
  { value: 'career-change', label: 'Changing career' },
  { value: 'upskilling', label: 'Upskilling in my present job' },
  { value: 'certification', label: 'Certification' },
  { value: 'job-placement', label: 'Job placement' },
  { value: 'payment-options', label: 'Ways to pay' },
  { value: 'schedule-consultation', label: 'Booking a consultation' },
  { value: 'corporate-training', label: 'Training for my organisation' },
] as const satisfies readonly Option[];

/**
 * The labels that travel in the payload, as docs/contract/enquiry.md has them. They blur some answers (1-3 becomes
 * "1-2 years"), which is why the true answers travel beside them as `choices`.
 */
export const payloadLabels = {
  experience: {
    '0-1': '0-1 years',
    '0-2': '0-1 years',
    '1-3': '1-2 years',
    '2-5': '2-5 years',
    '3-7': '5-10 years',
    '5-10': '5-10 years',
    '10+': '10+ years',
  },
  budget: {
    'under-1000': 'Under £1,000',
    'under-2000': 'Under £1,000',
    '2000-5000': '£2,000-£5,000',
    '5000-10000': '£5,000-£10,000',
    'above-10000': 'Above £10,000',
  },
  preferredStartDate: {
    immediately: 'Immediately',
    '1-month': 'Next Month',
    '2-3-months': '1-3 Months',
    '3-6-months': '3-6 Months',
    flexible: '6+ Months',
  },
  timeCommitment: { 'part-time': 'Part-time', 'full-time': 'Full-time', flexible: 'Full-time' },
  hearAboutUs: {
    google: 'Google Search',
    'social-media': 'Social Media',
    referral: 'Word of mouth',
    advertisement: 'Online Advertisement',
    blog: 'Blog/Article',
    other: 'Other',
  },
  urgency: { low: 'Low', medium: 'Medium', high: 'High' },
} as const;

/** What the payload says where a person gave no answer. */
export const payloadDefaults = {
  country: 'United Kingdom',
  currentRole: 'Career Changer',
  experience: 'No experience',
  preferredStartDate: 'Immediately',
  hearAboutUs: 'Social Media',
  goals: 'Looking to advance my career in technology',
  timeCommitment: 'Full-time',
  budget: 'Under £1,000',
  urgency: 'Medium',
  additionalInfo: 'No additional information provided',
} as const;

/** The questions of the enquiry form in reading order, with the name that a person gives each. */
export const enquiryFields = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  country: 'Country',
  currentRole: 'What you do now',
  experience: 'Years of experience',
  interestedProgram: 'Programme',
  preferredStartDate: 'When you would like to start',
  timeCommitment: 'Time you can give',
  budget: 'Budget',
  urgency: 'How urgent it is',
  hearAboutUs: 'How you heard about us',
  goals: 'What you would like to change',
  additionalInfo: 'Anything else',
} as const;
export type EnquiryField = keyof typeof enquiryFields;

/** The questions of the contact form. */
export const contactFields = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  subject: 'Subject',
  inquiry: 'What it is about',
  message: 'Message',
} as const;
export type ContactField = keyof typeof contactFields;

/** Option lists by field, for showing a stored code in words. */
export const optionsOf: Partial<Record<EnquiryField | ContactField, readonly Option[]>> = {
  country: countryOptions,
  experience: experienceOptions,
  preferredStartDate: startDateOptions,
  timeCommitment: timeCommitmentOptions,
  budget: budgetOptions,
  hearAboutUs: sourceOptions,
  urgency: urgencyOptions,
  subject: subjectOptions,
  inquiry: inquiryOptions,
};

/** What a person typed and chose, by field; an unanswered question is absent or empty. */
export type EnquiryChoices = Partial<Record<EnquiryField, string>>;
export type ContactChoices = Partial<Record<ContactField, string>>;

function pick(table: Readonly<Record<string, string>>, code: string | undefined, otherwise: string): string {
  return (code !== undefined && Object.hasOwn(table, code) ? table[code] : undefined) ?? otherwise;
}

const answered = (text: string | undefined, otherwise: string): string => (text?.trim() ? text : otherwise);

const countryNames: Readonly<Record<string, string>> = Object.fromEntries(
  countryOptions.map(({ value, label }) => [value, label]),
);

/** The enquiry as the endpoint's contract wants it: mapped labels, and their default where nothing was answered. */
export function toEnquiryPayload(formType: EnquiryFormType, choices: EnquiryChoices) {
  return {
    formType,
    firstName: choices.firstName ?? '',
    lastName: choices.lastName ?? '',
    email: choices.email ?? '',
    phone: choices.phone ?? '',
    country: pick(countryNames, choices.country, payloadDefaults.country),
    currentRole: answered(choices.currentRole, payloadDefaults.currentRole),
    experience: pick(payloadLabels.experience, choices.experience, payloadDefaults.experience),
    interestedProgram: choices.interestedProgram ?? '',
    preferredStartDate: pick(
      payloadLabels.preferredStartDate,
      choices.preferredStartDate,
      payloadDefaults.preferredStartDate,
    ),
    hearAboutUs: pick(payloadLabels.hearAboutUs, choices.hearAboutUs, payloadDefaults.hearAboutUs),
    goals: answered(choices.goals, payloadDefaults.goals),
    timeCommitment: pick(
      payloadLabels.timeCommitment,
      choices.timeCommitment,
      payloadDefaults.timeCommitment,
    ),
    budget: pick(payloadLabels.budget, choices.budget, payloadDefaults.budget),
    urgency: pick(payloadLabels.urgency, choices.urgency, payloadDefaults.urgency),
    additionalInfo: answered(choices.additionalInfo, payloadDefaults.additionalInfo),
  };
}

/** The contact form's payload: the first word of the name is the first name, the rest (or nothing) the last. */
export function toContactPayload(choices: ContactChoices) {
  const [firstName = '', ...rest] = cleanName(choices.name ?? '').split(' ');
  return {
    formType: contactFormType,
    firstName,
    lastName: rest.join(' '),
    email: choices.email ?? '',
    phone: choices.phone ?? '',
    message: choices.message ?? '',
    program: choices.inquiry ?? '',
    subject: choices.subject ?? '',
  } as const;
}

/** The country code behind a country's name or code; null when it is none of ours. */
export function findCountryCode(nameOrCode: string): CountryCode | null {
  return (
    countryOptions.find(({ value, label }) => value === nameOrCode || label === nameOrCode)?.value ?? null
  );
}
