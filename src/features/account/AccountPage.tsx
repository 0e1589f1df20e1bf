import './account.css';
import { useEffect, useState } from 'react';
import { readAccount, type Account } from '#shared/contracts/account.ts';
import { useEndpoint } from '../../browser/queries.ts';
import { goToSignIn } from '../../browser/session-end.ts';
import { Trouble } from '../../components/learning/Trouble.tsx';
import { Toaster } from '../../components/ui/Toaster.tsx';
import { takeAccountDraft } from './account-draft.ts';
import { AccountSection } from './AccountSection.tsx';
import { AccountSkeleton } from './AccountSkeleton.tsx';
import { accountWords as words } from './account-words.ts';
import { DeleteAccount } from './DeleteAccount.tsx';
import { DownloadData } from './DownloadData.tsx';
import { EmailForm, NameForm, PasswordForm } from './ProfileForms.tsx';
import { Settings } from './Settings.tsx';

/** Everything about the account itself: name, address, password, settings, the data, the way out. */
export function AccountPage() {
  const {
    data: account,
    error,
    isFetching,
    refetch,
  } = useEndpoint(readAccount, undefined, {
    on401: 'null',
  });
  const isSignedOut = account === null;
  useEffect(() => {
    if (isSignedOut) goToSignIn();
  }, [isSignedOut]);

  return (
    <>
      {account ? (
        <AccountSections account={account} />
      ) : error ? (
        <>
          <header className="account-head">
            <h1>{words.title}</h1>
          </header>
          <Trouble
            what="your account"
            reason={error.failure.message}
            isBusy={isFetching}
            onRetry={() => void refetch()}
          />
        </>
      ) : (
        <AccountSkeleton />
      )}
      <Toaster />
    </>
  );
}

const dayFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' });

function AccountSections({ account }: { account: Account }) {
  const [draft] = useState(takeAccountDraft);
  useEffect(() => {
    // The address may name a section that was not there when the page was loaded.
    const target = location.hash ? document.getElementById(location.hash.slice(1)) : null;
    target?.closest('section')?.scrollIntoView();
    target?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <header className="account-head">
        <h1>{words.title}</h1>
        <p className="soft">
          {words.since}{' '}
          <time dateTime={account.createdAt}>{dayFormat.format(new Date(account.createdAt))}</time>
        </p>
      </header>
      <AccountSection id="profile" title={words.profile} text={words.profileText}>
        <NameForm account={account} draft={draft} />
      </AccountSection>
      <AccountSection id="email" title={words.email} text={words.emailText}>
        <EmailForm account={account} draft={draft} />
      </AccountSection>
      <AccountSection id="password" title={words.password} text={words.passwordText}>
        <PasswordForm account={account} />
      </AccountSection>
      <AccountSection id="settings" title={words.settings} text={words.settingsText}>
        <Settings account={account} />
      </AccountSection>
      <AccountSection id="data" title={words.data} text={words.dataText}>
        <DownloadData />
      </AccountSection>
      <AccountSection id="delete-account" title={words.remove} text={words.removeText}>
        <DeleteAccount account={account} />
      </AccountSection>
    </>
  );
}
