import './account.css';
import { useEffect, useRef, useState, type InputEvent } from 'react';
import { institute } from '#shared/catalogue/institute.ts';
import { toNextPath } from '#shared/rules/next-path.ts';
import { hasSessionHint, signedOutEvent } from '../../browser/session-hint.ts';
import { CookieRefused } from '../../browser/say-failure.ts';
import { ConfirmStep, RegisterStep } from './RegisterSteps.tsx';
import { CodeStep, ForgotStep, PasswordStep, ResetStep, VerifyStep } from './SignInSteps.tsx';
import { dropPerson, findPerson, isPersonField, keepPerson, noPerson } from './sign-in-draft.ts';
import { signInWords as words, stepWords } from './sign-in-words.ts';
import { readNext, readStep, stepAddress, type Step } from './steps.ts';
import type { StepProps } from './StepParts.tsx';

interface Place {
  step: Step;
  isSignedIn: boolean;
  /** Changes whenever the page is shown anew, so that no form stays busy. */
  visit: number;
}

/**
 * Signing in, registering and the forgotten password. The build makes the first form; where the address names another, that one
 * takes its place when the code has come. Steps are addresses: Back works, and a link from a mail leads right to its step.
 */
export function SignIn() {
  const root = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [isAwake, setAwake] = useState(false);
  const [place, setPlace] = useState<Place>({ step: 'password', isSignedIn: false, visit: 0 });
  const [person, setPerson] = useState(noPerson);
  /** Typed in the step before, for the next one; never stored. */
  const password = useRef<string | null>(null);
  /** The step that a code has just been sent for. */
  const [sentFor, setSentFor] = useState<Step | null>(null);

  useEffect(() => {
    const read = () => {
      const step = readStep(location.search);
      setPlace((before) => ({
        step,
        isSignedIn: step === 'password' && hasSessionHint(),
        visit: before.visit,
      }));
    };
    const found = findPerson(location.search);
    setPerson(found);
    if (found.email) keepPerson(found);
    read();
    setAwake(true);
    // A link from a mail names the address; it need not stay in the history.
    if (new URLSearchParams(location.search).has('email'))
      history.replaceState(null, '', stepAddress(readStep(location.search), location.search));
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      read();
      setPlace((now) => ({ ...now, visit: now.visit + 1 }));
    };
    addEventListener('popstate', read);
    addEventListener('pageshow', onPageShow);
    document.addEventListener(signedOutEvent, read);
    return () => {
      removeEventListener('popstate', read);
      removeEventListener('pageshow', onPageShow);
      document.removeEventListener(signedOutEvent, read);
    };
  }, []);

  useEffect(() => {
    // What was pressed before the code came is done now.
    if (isAwake) root.current?.dispatchEvent(new Event('ready', { bubbles: true }));
  }, [isAwake]);

  const title = place.isSignedIn ? words.signedInTitle : stepWords[place.step].title;
  const shown = useRef(place.step);
  useEffect(() => {
    if (!isAwake) return;
    document.title = `${title} | ${institute.name}`;
    if (shown.current === place.step) return;
    shown.current = place.step;
    scrollTo(0, 0);
    heading.current?.focus();
  }, [isAwake, title, place.step]);

  const go = (step: Step) => {
    takeWhatIsShown();
    history.pushState(null, '', stepAddress(step, location.search));
    setPlace((now) => ({ ...now, step, isSignedIn: false }));
  };
  /**
   * What was typed before the code came, and what browsers fill in without telling, goes along to the next step. An empty
   * field says nothing: a quick press comes before what the tab keeps is filled in.
   */
  function takeWhatIsShown() {
    const now = { ...(isAwake ? person : findPerson(location.search)) };
    for (const { name, value } of root.current?.querySelectorAll('input') ?? [])
      if (isPersonField(name) && value) now[name] = value;
    setPerson(now);
    keepPerson(now);
  }
  const props: StepProps = {
    person,
    go,
    finish: () => {
      // The hint comes with the session's cookie: where it is missing, both were refused.
      if (!hasSessionHint()) throw new CookieRefused();
      dropPerson();
      location.assign(toNextPath(readNext(location.search)));
      return 'leaving';
    },
  };
  const remember = (event: InputEvent<HTMLDivElement>) => {
    if (!(event.target instanceof HTMLInputElement) || !isPersonField(event.target.name)) return;
    const now = { ...person, [event.target.name]: event.target.value };
    setPerson(now);
    keepPerson(now);
  };

  return (
    <div
      className="sign-in split"
      ref={root}
      data-awake={isAwake || undefined}
      onInput={remember}
      key={place.visit}
    >
      <div className="stack">
        <h1 ref={heading} tabIndex={-1}>
          <span key={title}>{title}</span>
        </h1>
        <p className="lead">
          <span key={title}>{place.isSignedIn ? words.signedInLead : stepWords[place.step].lead}</span>
        </p>
      </div>
      <div className="sign-in-body">
        {place.isSignedIn ? (
          <AlreadySignedIn />
        ) : (
          <StepOf {...props} {...{ place, password, sentFor, setSentFor }} />
        )}
      </div>
    </div>
  );
}

interface StepOfProps extends StepProps {
  place: Place;
  password: { current: string | null };
  sentFor: Step | null;
  setSentFor: (step: Step) => void;
}

function StepOf({ place: { step }, password, sentFor, setSentFor, ...props }: StepOfProps) {
  const isJustSent = sentFor === step;
  /** A code has been sent, for this step. */
  const goOn = (next: Step) => {
    setSentFor(next);
    props.go(next);
  };
  switch (step) {
    case 'password':
      return <PasswordStep {...props} />;
    case 'code':
      return <CodeStep {...props} onSent={() => goOn('verify')} />;
    case 'verify':
      return <VerifyStep {...props} isJustSent={isJustSent} />;
    case 'register':
      return (
        <RegisterStep
          {...props}
          onSent={(typed) => {
            password.current = typed;
            goOn('confirm');
          }}
        />
      );
    case 'confirm':
      return <ConfirmStep {...props} isJustSent={isJustSent} password={password.current} />;
    case 'forgot':
      return <ForgotStep {...props} onSent={() => goOn('reset')} />;
    case 'reset':
      return <ResetStep {...props} isJustSent={isJustSent} />;
  }
}

/** Someone is signed in already, as far as the hint cookie knows. */
function AlreadySignedIn() {
  const next = readNext(location.search);
  return (
    <div className="cluster">
      <a className="btn btn-main" href={toNextPath(next)}>
        {next ? words.goOn : words.goToDashboard}
      </a>
      <a href="/api/logout" data-astro-prefetch="false">
        {words.logOut}
      </a>
    </div>
  );
}
