import type { DeskEnquiry } from '#shared/contracts/desk-inbox.ts';
import { PersonHistory } from './PersonHistory.tsx';
import { readDeskAddress, writeDeskAddress } from './desk-bar.ts';
import { writeLearnersAddress } from './learners-bar.ts';
import { enquiryWords as words, kindWords, mailStateWords, placeWords, receiptWords } from './inbox-words.ts';

const day = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', dateStyle: 'medium' });
const on = (moment: string) => day.format(new Date(moment));

/** Everything that is known of who wrote an enquiry, and what we may do. */
export function PersonPanel({ data }: { data: DeskEnquiry }) {
  const { enquiry, mayCall, mayMailOffers, receipts, learner, others, mails } = data;
  return (
    <section className="inbox-part" aria-labelledby="desk-person">
      <h3 id="desk-person">{words.person}</h3>
      <p className="small">
        <a href={`/desk/rights?enquiry=${enquiry.id}`}>{words.rights}</a>
      </p>
      <dl className="inbox-facts">
        <div>
          <dt>{words.mayCall}</dt>
          <dd>
            <b>{mayCall.is ? words.yes : words.no}</b> {mayCall.why}{' '}
            {mayCall.is ? <a href={`tel:${enquiry.phone.replace(/[^\d+]/g, '')}`}>{enquiry.phone}</a> : null}
          </dd>
        </div>
        <div>
          <dt>{words.mayMail}</dt>
          <dd>
            <b>{mayMailOffers.is ? words.yes : words.no}</b> {mayMailOffers.why}
          </dd>
        </div>
        {receipts.length > 0 ? (
          <div>
            <dt>{words.receipts}</dt>
            <dd>
              <ul className="inbox-plain">
                {receipts.map(({ what, words: said, at, reference }) => (
                  <li key={`${at} ${what}`}>
                    {receiptWords[what]} {reference} <span className="note">{on(at)}</span>
                    {said ? <q>{said}</q> : null}
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ) : null}
        <div>
          <dt>{words.account}</dt>
          <dd>
            {learner ? (
              <>
                <a href={writeLearnersAddress({ open: learner.id })}>{learner.name || learner.id}</a>{' '}
                {`${words.since} ${on(learner.since)}${learner.courses.length > 0 ? `: ${learner.courses.join(', ')}` : ''}`}
              </>
            ) : (
              words.noAccount
            )}
          </dd>
        </div>
        <div>
          <dt>{words.mails}</dt>
          <dd>
            {mails.length === 0 ? words.noMails : null}
            <ul className="inbox-plain">
              {mails.map(({ subject, state, createdAt, sentAt, error }) => (
                <li key={`${createdAt} ${subject}`}>
                  {subject}{' '}
                  <span className="note">
                    {on(sentAt ?? createdAt)}, {mailStateWords[state]}
                    {error ? ` (${error})` : ''}
                  </span>
                </li>
              ))}
            </ul>
          </dd>
        </div>
        <div>
          <dt>{words.others}</dt>
          <dd>
            {others.length === 0 ? words.noOthers : null}
            <ul className="inbox-plain">
              {others.map((other) => (
                <li key={other.id}>
                  <a href={writeDeskAddress({ ...readDeskAddress(''), view: 'all', open: other.id })}>
                    {kindWords[other.kind]}: {other.programme}
                  </a>{' '}
                  <span className="note">
                    {on(other.receivedAt)}, {placeWords[other.place]}
                  </span>
                </li>
              ))}
            </ul>
          </dd>
        </div>
      </dl>
      <PersonHistory key={enquiry.id} enquiryId={enquiry.id} />
    </section>
  );
}
