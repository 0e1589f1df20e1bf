/** The page that checks, once someone uses it. Everything from a certificate is shown as text. */
import { credentialKeys } from '#shared/catalogue/credential-keys.ts';
import { findCertificate } from '#shared/contracts/certificates.ts';
import { reasonWords, type WithdrawalReason } from '#shared/messages/certificates.ts';
import { hashHolderName } from '#shared/rules/holder-name.ts';
import { callEndpoint, CallError } from '../../browser/call-endpoint.ts';
import { checkCredential, type Certificate, type Checked } from './check-credential.ts';
import { answerWords, nothingWords, privateWords } from './check-words.ts';
import { findInFile, findInText, longestFile, type Found } from './find-credential.ts';
import { readStatusList } from './read-status-list.ts';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const sayDay = (text: string): string => day.format(new Date(`${text}T00:00:00Z`));

interface Withdrawal {
  on: string;
  reason: WithdrawalReason;
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  if (className) made.className = className;
  made.append(...children);
  return made;
}

/** Wires the form, and answers into the region below it. */
export function startChecking(form: HTMLFormElement, region: HTMLElement): void {
  const field = form.querySelector('textarea');
  const file = form.querySelector<HTMLInputElement>('input[type=file]');
  const button = form.querySelector('button');
  if (!field || !file || !button) return;
  /** Which check is the latest: an older one that answers later says nothing. */
  let turn = 0;

  async function run(find: () => Found | Promise<Found>): Promise<void> {
    turn += 1;
    const mine = turn;
    button?.setAttribute('aria-busy', 'true');
    region.replaceChildren(element('p', 'soft', 'Checking'));
    const answer = await answerFor(find).catch(() =>
      say(
        'warn',
        'Cannot check now',
        'We could not be reached for this number. The file, the badge image or the PDF can be checked without us.',
      ),
    );
    if (mine !== turn) return;
    button?.removeAttribute('aria-busy');
    region.replaceChildren(...answer);
    region.querySelector<HTMLElement>('h2')?.focus();
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void run(() => findInText(field.value));
  });
  const take = (chosen: File | null | undefined) => {
    if (!chosen) return;
    field.value = '';
    void run(async () =>
      chosen.size > longestFile
        ? { kind: 'nothing', why: 'too-large' }
        : findInFile(new Uint8Array(await chosen.arrayBuffer())),
    );
  };
  file.addEventListener('change', () => {
    take(file.files?.[0]);
    // The same file may be chosen again.
    file.value = '';
  });
  form.addEventListener('dragover', (event) => {
    event.preventDefault();
    form.dataset['over'] = '';
  });
  form.addEventListener('dragleave', () => delete form.dataset['over']);
  form.addEventListener('drop', (event) => {
    event.preventDefault();
    delete form.dataset['over'];
    const { files, ...data } = {
      files: event.dataTransfer?.files,
      text: event.dataTransfer?.getData('text/plain'),
    };
    if (files?.length) take(files[0]);
    else if (data.text) {
      field.value = data.text;
      void run(() => findInText(field.value));
    }
  });
  const follow = () => {
    const named = decodeURIComponent(location.hash.slice(1));
    if (!/^KRC-/i.test(named)) return;
    field.value = named;
    void run(() => findInText(named));
  };
  addEventListener('hashchange', follow);
  if (file.files?.length) take(file.files[0]);
  else follow();
}

const say = (tone: 'good' | 'warn' | 'bad', title: string, text: string): [HTMLElement] => {
  const heading = element('h2', 'h-plain', title);
  heading.tabIndex = -1;
  return [element('div', `verdict verdict-${tone}`, heading, element('p', '', text))];
};

async function answerFor(find: () => Found | Promise<Found>): Promise<HTMLElement[]> {
  const found = await find();
  if (found.kind === 'nothing') return say('bad', 'Nothing to check', nothingWords[found.why]);
  if (found.kind === 'credential') return show(await check(found.jwt), found.name, null);
  try {
    const { credential, name, withdrawn } = await callEndpoint(findCertificate, { number: found.number });
    if (credential === null) return say('warn', privateWords.title, privateWords.text);
    const checked = await check(credential);
    // The number leads to this certificate and no other.
    const fits = 'certificate' in checked && checked.certificate.number === found.number;
    return await show(fits ? checked : { answer: 'unreadable' }, name, withdrawn);
  } catch (error) {
    if (!(error instanceof CallError) || error.status !== 404) throw error;
    const { tone, title, text } = answerWords['unknown-number'];
    return say(tone, title, text);
  }
}

const check = (jwt: string): Promise<Checked> =>
  checkCredential(jwt, { keys: credentialKeys, now: new Date(), readStatusList });

async function show(checked: Checked, name: string | null, known: Withdrawal | null): Promise<HTMLElement[]> {
  if (!('certificate' in checked)) {
    const { tone, title, text } = answerWords[checked.answer];
    return say(tone, title, text);
  }
  const { certificate } = checked;
  const fits = name === null ? null : await isName(name, certificate);
  const { tone, title, text } = answerWords[fits === false ? 'other-name' : checked.answer];
  const parts = say(tone, title, text);
  if (fits === false) return parts;
  if (checked.answer === 'withdrawn')
    parts[0].append(element('p', '', await sayWithdrawal(certificate, known)));
  if (certificate.isDemonstration)
    parts[0].append(
      element(
        'p',
        'verdict-mark',
        'This is a demonstration. A key of a test machine signed it: it proves nothing about anyone.',
      ),
    );
  return [
    ...parts,
    facts(certificate, fits ? name : null),
    ...(certificate.isPortfolio ? [pieces(certificate)] : []),
    ...(fits ? [] : [nameForm(certificate)]),
  ];
}

const isName = async (name: string, { identityHash, salt }: Certificate): Promise<boolean> =>
  (await hashHolderName(name, salt)) === identityHash;

async function sayWithdrawal({ number }: Certificate, known: Withdrawal | null): Promise<string> {
  try {
    const withdrawn = known ?? (await callEndpoint(findCertificate, { number })).withdrawn;
    if (withdrawn) return `Withdrawn on ${sayDay(withdrawn.on)}. ${reasonWords[withdrawn.reason]}`;
  } catch {
    // The list has said it; the reason is with the institute.
  }
  return 'The reason cannot be read now.';
}

function facts(certificate: Certificate, name: string | null): HTMLElement {
  const list = element('dl', 'facts');
  const add = (term: string, ...values: string[]) => {
    list.append(element('dt', '', term), ...values.map((value) => element('dd', '', value)));
  };
  if (name !== null) add('Holder', `${name} (the name that we signed)`);
  add(certificate.isPortfolio ? 'What' : 'Award', certificate.award);
  if (certificate.words) add('In the holder’s words', certificate.words);
  add(certificate.isPortfolio ? 'What it proves' : 'How it is earned', certificate.criteria);
  if (certificate.exam)
    add(
      'Exam',
      `${certificate.exam.percent}%${certificate.exam.satOn ? `, on ${sayDay(certificate.exam.satOn)}` : ''}`,
    );
  add('Issued by', certificate.issuer);
  add('Issued on', sayDay(certificate.issuedOn));
  add('Valid until', sayDay(certificate.validUntil));
  add('Number', certificate.number);
  if (certificate.work.length > 0 && !certificate.isPortfolio)
    add('Signed-off work', ...certificate.work.map((work) => `${work.title}. ${work.narrative}`));
  return list;
}

/** The pieces of a portfolio. A link is the holder's, so it says where it leads and passes nothing on. */
function pieces({ work }: Certificate): HTMLElement {
  const list = element('ol', 'pieces');
  for (const { title, brief, link, narrative } of work) {
    const item = element('li', 'piece', element('h3', '', title));
    if (brief) item.append(element('p', 'piece-brief', brief));
    if (link) {
      const anchor = element('a', '', link);
      anchor.href = link;
      anchor.rel = 'nofollow noopener noreferrer';
      item.append(element('p', '', 'The work: ', anchor));
    }
    item.append(element('p', 'piece-outcome', narrative));
    list.append(item);
  }
  return list;
}

/** The file names no one: the name on paper is typed and compared with the hash that we signed. */
function nameForm(certificate: Certificate): HTMLElement {
  const input = element('input', 'input');
  input.id = 'check-name';
  input.autocomplete = 'off';
  input.maxLength = 201;
  const label = element('label', '', 'Whose is it? Type the name on the certificate');
  label.htmlFor = input.id;
  const hint = element(
    'p',
    'hint',
    'The certificate holds no name, only what proves one. Spell it as printed, accents and capitals too.',
  );
  hint.id = 'check-name-hint';
  input.setAttribute('aria-describedby', hint.id);
  const outcome = element('p', '');
  outcome.setAttribute('role', 'status');
  const button = element('button', 'btn', 'Compare the name');
  const form = element('form', 'stack', element('div', 'field', label, hint, input), button, outcome);
  form.noValidate = true;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const typed = input.value;
    if (typed.trim() === '') {
      outcome.textContent = 'Type the name first.';
      return;
    }
    void isName(typed, certificate).then((fits) => {
      outcome.textContent = fits
        ? `Yes: this certificate is of ${typed.trim()}.`
        : 'No: this certificate is of another name, or the name is spelt in another way.';
    });
  });
  return form;
}
