import './ework.css';
import './login/login.css';
import './tasks/weeks.css';
import { loginWords, sharedWords } from './messages.ts';

/** Folded weeks in the place of a course's: most courses have a few more. */
const weeks = 8;

/**
 * What the page shows before it is known who is there: the login screen's shape, with its real headings; in a browser that has a
 * session (layouts/ework-shell.ts) the shape of a course.
 */
export function EworkSkeleton() {
  return (
    <div>
      <LoginBones />
      <div className="course-bones" aria-hidden="true">
        <div className="ework-title">
          <span className="bone bone-heading" />
          <span className="bone bone-meter" />
        </div>
        <div className="course-weeks">
          {Array.from({ length: weeks }, (_, week) => (
            <div className="week week-bone" key={week}>
              <span className="bone bone-bubble" />
              <span className="bone bone-line" />
            </div>
          ))}
        </div>
      </div>
      <p className="vh">{sharedWords.loading}</p>
    </div>
  );
}

function LoginBones() {
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
    </div>
  );
}
