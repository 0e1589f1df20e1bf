/**
 * Who we are and how we teach. The institute's real details are not known yet: each one that is invented says so by being made with
 * `placeholder`, and `npm run launch-check` lists it until it is replaced by a `confirmed` one.
 */
import { slots, type Slots } from './people.ts';

export interface Detail<T> {
  readonly value: T;
  readonly placeholder: boolean;
  /** What has to be here before the site goes live. Empty for a confirmed detail. */
  readonly needed: string;
}

function placeholder<const T>(value: T, needed: string): Detail<T> {
  return { value, placeholder: true, needed };
}

/** What pages say where the institute has not told us a fact of its teaching. They mark it (mdx/Fact.astro). */
export const toBeConfirmed = 'to be confirmed';

/** A fact that we do not know and do not invent. */
function unknown(needed: string): Detail<typeof toBeConfirmed> {
  return placeholder(toBeConfirmed, needed);
}

function confirmed<const T>(value: T): Detail<T> {
  return { value, placeholder: false, needed: '' };
}

export const instituteDetails = {
  name: placeholder('Kestrel Row Institute', 'The trading name'),
  legalName: placeholder('Kestrel Row Institute Ltd', 'The name registered at Companies House'),
  companyNumber: placeholder('00000000', 'The company number'),
  registeredIn: placeholder('England and Wales', 'The part of the United Kingdom of registration'),
  address: placeholder('1 Kestrel Row, Sampleton, ZZ1 1ZZ', 'The registered office'),
  street: placeholder('1 Kestrel Row', 'The street of the registered office'),
  locality: placeholder('Sampleton', 'The town of the registered office'),
  postcode: placeholder('ZZ1 1ZZ', 'The postcode of the registered office'),
  country: placeholder('GB', 'The country of the registered office'),
  vatNote: placeholder(
    'Prices are the total to pay, with any tax included.',
    'The VAT number, or a statement that the company is not registered for VAT',
  ),
  icoNumber: placeholder('ZA000000', 'The registration number with the Information Commissioner'),
  phone: placeholder('020 7946 0123', 'The telephone number'),
  phoneE164: placeholder('+442079460123', 'The telephone number in international form'),
  whatsapp: placeholder('07700 900123', 'The WhatsApp number'),
  whatsappE164: placeholder('+447700900123', 'The WhatsApp number in international form'),
  email: placeholder('hello@kestrelrow.example', 'The contact email address'),
  privacyEmail: placeholder('privacy@kestrelrow.example', 'The email address for data protection requests'),
  complaintsEmail: placeholder('complaints@kestrelrow.example', 'The email address for complaints'),
  website: placeholder('https://kestrelrow.example', 'The address of the live website'),
  protectionOfficerName: placeholder('Rowan Sample', 'The name of the data protection officer'),
  protectionOfficerEmail: placeholder(
    'dpo@kestrelrow.example',
    'The email address of the data protection officer',
  ),
  protectionOfficerPhone: placeholder('020 7946 0124', 'The telephone number of the data protection officer'),
  protectionOfficerPhoneE164: placeholder(
    '+442079460124',
    'The telephone number of the data protection officer in international form',
  ),
  mailProcessor: placeholder('Email delivery provider', 'The company that delivers our email'),
  mailRegion: unknown('Where the company that delivers our email keeps it'),
  hosting: confirmed('Netlify'),
  database: confirmed('Supabase'),
  databaseRegion: placeholder('London', 'The region in which the database really runs'),
  hours: confirmed('Mon-Fri 9AM-6PM GMT'),
  hoursZone: confirmed('UK time'),
  replyWithinHours: confirmed(24),
  timeZone: confirmed('Europe/London'),
  sessionTimes: unknown('The days and times of the live sessions of each course, and how long one lasts'),
  sessionsAWeek: unknown('How many live sessions a week each pace has'),
  recordings: unknown('Whether live sessions are recorded, captioned, and how long learners can watch them'),
  classSize: unknown('The largest number of learners in a live session'),
  startDates: unknown('The next start dates of each course and pace'),
  mentorGroup: unknown('How many learners one mentor has'),
  feedbackTime: unknown('Within how many working days a mentor marks work'),
  teachers: unknown('Who teaches and examines: names and experience, with their consent'),
  leadershipModules: unknown('What the leadership modules of the 12-month plans contain, and their hours'),
  softwareCost: unknown('What software or cloud services a learner may have to pay for, per course'),
  companyPlaces: unknown('What places for several people cost, and from how many'),
  publicFunding: placeholder(
    'As far as we know, none of the schemes below pays for our courses',
    'Whether any public scheme pays for a course of ours',
  ),
  disputeScheme: placeholder(
    'We are not a member of an out-of-court scheme and are not obliged to use one',
    'Whether the institute has to use, or offers, an out-of-court scheme, with its name and website',
  ),
} as const satisfies Record<string, Detail<string | number>>;

export type InstituteDetail = keyof typeof instituteDetails;

type Institute = { readonly [Key in InstituteDetail]: (typeof instituteDetails)[Key]['value'] };

/** The details as plain values, for pages and emails. */
export const institute = Object.fromEntries(
  Object.entries(instituteDetails).map(([key, detail]) => [key, detail.value]),
) as Institute; // fromEntries forgets the keys

export interface PlaceholderDetail {
  readonly key: string;
  readonly value: string;
  readonly needed: string;
}

/** Every detail that is invented or unknown, and every slot that is empty, with what belongs in its place. */
export function listPlaceholders(
  details: Record<string, Detail<string | number>> = instituteDetails,
  open: Slots = slots,
): PlaceholderDetail[] {
  return [
    ...Object.entries(details)
      .filter(([, detail]) => detail.placeholder)
      .map(([key, detail]) => ({ key, value: String(detail.value), needed: detail.needed })),
    ...Object.entries<Slots[keyof Slots]>({ ...open })
      .filter(([, slot]) => slot.value === null)
      .map(([key, slot]) => ({ key: `people.${key}`, value: 'none', needed: slot.needed })),
  ];
}
