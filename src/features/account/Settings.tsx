import { changeProfile, readAccount, type Account } from '#shared/contracts/account.ts';
import { mailTopics, type MailTopic } from '#shared/contracts/mail-choices.ts';
import { mailTopicWords } from '#shared/messages/mail-choices.ts';
import { useRef, useSyncExternalStore } from 'react';
import {
  chooseColourScheme,
  colourSchemes,
  onColourScheme,
  readColourScheme,
} from '../../browser/colour-scheme.ts';
import { keepAnswer, useCall } from '../../browser/queries.ts';
import { showToast } from '../../learning/toast.ts';
import { accountWords as words } from './account-words.ts';
import { sayFailure } from '../../browser/say-failure.ts';

/** Appearance, which this browser keeps, and what comes by e-mail, which the account keeps. */
export function Settings({ account }: { account: Account }) {
  return (
    <>
      <Appearance />
      <Mails account={account} />
    </>
  );
}

function Appearance() {
  const chosen = useSyncExternalStore(onColourScheme, readColourScheme);
  return (
    <fieldset className="account-choice">
      <legend className="group-title">{words.appearance}</legend>
      {colourSchemes.map((scheme) => (
        <label className="check" key={scheme}>
          <input
            type="radio"
            name="appearance"
            value={scheme}
            checked={chosen === scheme}
            onChange={() => chooseColourScheme(scheme)}
          />
          <span>{words.schemes[scheme]}</span>
        </label>
      ))}
      <p className="note">{words.appearanceNote}</p>
    </fieldset>
  );
}

type Wanted = Readonly<Record<MailTopic, boolean>>;

const wantedBy = ({ notificationMails, mentorMails }: Account): Wanted => ({
  ...mentorMails,
  news: notificationMails,
});

/** What a call says of one kind. */
const changeOf = (topic: MailTopic, isOn: boolean) =>
  topic === 'news' ? { notificationMails: isOn } : { mentorMails: { [topic]: isOn } };

function noteMails(topic: MailTopic, isOn: boolean): void {
  keepAnswer(readAccount, undefined, (kept) => {
    if (!kept) return kept;
    return topic === 'news'
      ? { ...kept, notificationMails: isOn }
      : { ...kept, mentorMails: { ...kept.mentorMails, [topic]: isOn } };
  });
}

/** Ticked at once; when it cannot be saved it goes back and says why. */
function Mails({ account }: { account: Account }) {
  const wanted = wantedBy(account);
  const pressed = useRef<{ topic: MailTopic; isOn: boolean } | null>(null);
  const change = useCall(changeProfile, {
    onSuccess: () => showToast({ title: pressed.current?.isOn ? words.mailsOn : words.mailsOff }),
    onError: (error) => {
      if (pressed.current) noteMails(pressed.current.topic, !pressed.current.isOn);
      showToast({
        title: words.failedTitleShort,
        description: sayFailure(error, { isTyped: false }),
        tone: 'destructive',
      });
    },
  });
  return (
    <fieldset className="account-choice">
      <legend className="group-title">{words.mails}</legend>
      {mailTopics.map((topic) => (
        <label className="check" key={topic}>
          <input
            type="checkbox"
            name={topic}
            checked={wanted[topic]}
            onChange={(event) => {
              // One at a time, so that the last word is the one that is shown.
              if (change.isPending) return;
              pressed.current = { topic, isOn: event.target.checked };
              noteMails(topic, event.target.checked);
              change.mutate(changeOf(topic, event.target.checked));
            }}
          />
          <span>{mailTopicWords[topic].label}</span>
        </label>
      ))}
      <p className="note">{words.mailsNote}</p>
    </fieldset>
  );
}
