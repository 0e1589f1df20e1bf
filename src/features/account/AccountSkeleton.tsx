import './account.css';
import { accountWords as words } from './account-words.ts';

/** With the ids of the real sections, so that an address which names one leads there at once. */
const sections = ['profile', 'email', 'password', 'settings'] as const;

/** The account page before anything is known, in about its final size: made at build, shown until the data is there. */
export function AccountSkeleton() {
  return (
    <div aria-busy="true">
      <header className="account-head">
        <h1>{words.title}</h1>
        <p className="vh" role="status">
          {words.loading}
        </p>
        <span className="bone account-bone-line" aria-hidden="true" />
      </header>
      {sections.map((id) => (
        <div className="split account-section" id={id} key={id} aria-hidden="true">
          <div className="stack">
            <span className="bone account-bone-title" />
            <span className="bone account-bone-line" />
          </div>
          <div className="account-body">
            <span className="bone account-bone-field" />
            <span className="bone account-bone-field" />
            <span className="bone account-bone-button" />
          </div>
        </div>
      ))}
    </div>
  );
}
