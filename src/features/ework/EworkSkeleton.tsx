import './login/login.css';
import { loginWords, sharedWords } from './messages.ts';

/** What the page shows before it is known who is there: the login screen's shape, with its real headings. */
export function EworkSkeleton() {
  return (
    <div className="ework-login split">
      <header>
        <h1>{loginWords.title}</h1>
        <p className="lead">{loginWords.subtitle}</p>
      </header>
      <div className="ework-login-side" aria-hidden="true">
        <div className="ework-login-box card">
          <div className="tabs">
            <span className="bone bone-tab" />
            <span className="bone bone-tab" />
          </div>
          <div className="ework-form">
            <span className="bone bone-label" />
            <span className="bone bone-hint" />
            <span className="bone bone-input" />
            <span className="bone bone-button" />
          </div>
        </div>
      </div>
      <p className="vh">{sharedWords.loading}</p>
    </div>
  );
}
