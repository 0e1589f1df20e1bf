/** The TXT records of a domain that sends mail, as DNS gives them: whole texts, several at a name. */
export interface TxtRecords {
  spf: readonly string[];
  dkim: readonly string[];
  dmarc: readonly string[];
}

export interface MailFinding {
  isRight: boolean;
  words: string;
}

/** Whether receivers will believe mail from the domain: SPF (RFC 7208), DKIM (RFC 6376) and DMARC (RFC 7489). */
export const judgeMailRecords = ({ spf, dkim, dmarc }: TxtRecords): MailFinding[] => [
  judgeSpf(spf.filter((text) => /^v=spf1( |$)/i.test(text))),
  judgeDkim(dkim),
  judgeDmarc(dmarc.filter((text) => /^v=DMARC1 *;/i.test(text))),
];

const right = (words: string): MailFinding => ({ isRight: true, words });
const wrong = (words: string): MailFinding => ({ isRight: false, words });

function judgeSpf(found: readonly string[]): MailFinding {
  const [record] = found;
  if (record === undefined)
    return wrong('SPF is missing: a TXT record "v=spf1 include:… -all" at the domain itself.');
  if (found.length > 1) return wrong('SPF: there are several records, so receivers use none. Make them one.');
  if (/\s\+?all$/i.test(record))
    return wrong('SPF ends in "all", which lets anyone send as us. End it in "-all".');
  if (!/\s[-~]all$/i.test(record))
    return wrong('SPF does not end in "-all" or "~all", so nobody is refused.');
  const lookUps = record
    .split(/\s+/)
    .filter((term) => /^[+?~-]?(?:include:|exists:|(?:a|mx|ptr)(?:[:/]|$))|^redirect=/i.test(term)).length;
  if (lookUps > 10) return wrong(`SPF asks DNS ${lookUps} times; receivers stop at 10.`);
  return right('SPF names who may send.');
}

function judgeDkim(found: readonly string[]): MailFinding {
  const record = found.find((text) => /(?:^|;)\s*p=/.test(text));
  if (record === undefined) return wrong('DKIM is missing: the provider’s key at this selector.');
  const key = /(?:^|;)\s*p=\s*([^;\s]*)/.exec(record)?.[1] ?? '';
  if (key === '') return wrong('DKIM: the key at this selector is empty, which means that it was withdrawn.');
  const type = /(?:^|;)\s*k=\s*([^;\s]+)/.exec(record)?.[1] ?? 'rsa';
  // A public RSA key of 2,048 bits is 294 bytes.
  if (type === 'rsa' && Buffer.from(key, 'base64').length < 290)
    return wrong('DKIM: the key has fewer than 2,048 bits. Ask the provider for a longer one.');
  return right('DKIM has a key at this selector.');
}

function judgeDmarc(found: readonly string[]): MailFinding {
  const [record] = found;
  if (record === undefined) return wrong('DMARC is missing: a TXT record "v=DMARC1; p=…" at _dmarc.');
  if (found.length > 1)
    return wrong('DMARC: there are several records, so receivers use none. Make them one.');
  const policy = /;\s*p=\s*(\w+)/i.exec(record)?.[1]?.toLowerCase();
  if (policy === 'none') {
    return /;\s*rua=\s*mailto:/i.test(record)
      ? wrong('DMARC only watches (p=none). After two weeks of reports without surprises set p=quarantine.')
      : wrong('DMARC only watches (p=none) and nobody gets the reports: add rua=mailto:…');
  }
  if (policy !== 'quarantine' && policy !== 'reject')
    return wrong('DMARC says no policy: p=quarantine or p=reject.');
  return right(`DMARC asks receivers to ${policy} what is not ours.`);
}
