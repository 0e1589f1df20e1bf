/**
 * Who we are. The institute's real details are not known yet: each one that is invented says so by being made with
 * `placeholder`, and `npm run launch-check` lists it until it is replaced by a `confirmed` one.
 */
export interface Detail<T> {
  readonly value: T;
  readonly placeholder: boolean;
  /** What must stand here before the site goes live. Empty for a confirmed detail. */
  readonly needed: string;
}

function placeholder<const T>(value: T, needed: string): Detail<T> {
  return { value, placeholder: true, needed };
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
  mailProcessor: placeholder(
    'Email delivery provider',
    'The company that delivers our email, and where it keeps it',
  ),
  hosting: confirmed('Netlify'),
  database: confirmed('Supabase'),
  databaseRegion: placeholder('London', 'The region in which the database really runs'),
  hours: confirmed('Mon-Fri 9AM-6PM GMT'),
  hoursZone: confirmed('UK time'),
  replyWithinHours: confirmed(24),
  timeZone: confirmed('Europe/London'),
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

/** Every invented detail that still stands, with what belongs in its place. */
export function listPlaceholders(
  details: Record<string, Detail<string | number>> = instituteDetails,
): PlaceholderDetail[] {
  return Object.entries(details)
    .filter(([, detail]) => detail.placeholder)
    .map(([key, detail]) => ({ key, value: String(detail.value), needed: detail.needed }));
}
