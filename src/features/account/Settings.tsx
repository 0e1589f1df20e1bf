import { changeProfile, readAccount, type Account } from '#shared/contracts/account.ts';
import { useSyncExternalStore } from 'react';
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

/** Appearance, which this browser keeps, and whether notifications come by e-mail, which the account keeps. */
export function Settings({ account }: { account: Account }) {
  return (
    <>
      <Appearance />
      <Mails isOn={account.notificationMails} />
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

function noteMails(notificationMails: boolean): void {
  keepAnswer(readAccount, undefined, (kept) => (kept ? { ...kept, notificationMails } : kept));
}

/** Ticked at once; when it cannot be saved it goes back and says why. */
function Mails({ isOn }: { isOn: boolean }) {
  const change = useCall(changeProfile, {
    onSuccess: (_, { notificationMails }) =>
      showToast({ title: notificationMails ? words.mailsOn : words.mailsOff }),
    onError: (error, { notificationMails }) => {
      noteMails(!notificationMails);
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
      <label className="check">
        <input
          type="checkbox"
          name="notificationMails"
          checked={isOn}
          onChange={(event) => {
            // One at a time, so that the last word is the one that is shown.
            if (change.isPending) return;
            noteMails(event.target.checked);
            change.mutate({ notificationMails: event.target.checked });
          }}
        />
        <span>{words.mailsLabel}</span>
      </label>
      <p className="note">{words.mailsNote}</p>
    </fieldset>
  );
}
