import './account.css';
import { useEffect, useState } from 'react';
import { readAccount, type Account } from '#shared/contracts/account.ts';
import { useEndpoint } from '../../browser/queries.ts';
import { LoadFailure } from '../../learning/LoadFailure.tsx';
import { SignedIn } from '../../learning/SignedIn.tsx';
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
  return (
    <SignedIn fallback={<AccountSkeleton />}>
      <LearnersAccount />
    </SignedIn>
  );
}

function LearnersAccount() {
  const { data: account, error, isFetching, refetch } = useEndpoint(readAccount);
  if (account) return <AccountSections account={account} />;
  if (!error) return <AccountSkeleton />;
  return (
    <>
      <header className="account-head">
        <h1>{words.title}</h1>
      </header>
      <LoadFailure
        what="your account"
        reason={error.failure.message}
        isBusy={isFetching}
        onRetry={() => void refetch()}
      />
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
