import { Tabs } from 'radix-ui';
import { useRef } from 'react';
import { CookieRefused } from '../../../browser/say-failure.ts';
import type { FormValues } from '../../../browser/use-form.ts';
import { AlertIcon } from '../../../components/ui/icons.tsx';
import { loginWords } from '../messages.ts';
import type { Person } from '../ework-session.ts';
import type { LoginNotice } from '../use-ework-session.ts';
import { AdminLogin } from './AdminLogin.tsx';
import { StudentLogin } from './StudentLogin.tsx';

interface LoginScreenProps {
  notice: LoginNotice | undefined;
  /** Of the student whose session has ended. */
  email: string | undefined;
  onEnter: (person: Person) => void;
}

const noticeWords: Readonly<Record<LoginNotice, string>> = {
  ended: loginWords.ended,
  'ended-with-ticks': loginWords.endedWithTicks,
  unreachable: loginWords.unreachable,
  'cookie-refused': new CookieRefused().message,
};

/** What was typed into a form, for when it is shown again. */
export interface Typed {
  values: FormValues;
  keep: (values: FormValues) => void;
}

function useTyped(first: FormValues): Typed {
  const { current } = useRef<Typed>({
    values: first,
    keep: (values) => {
      current.values = values;
    },
  });
  return current;
}

/** Both ways in. What was typed into one tab is still there after a look at the other. */
export function LoginScreen({ notice, email = '', onEnter }: LoginScreenProps) {
  const student = useTyped({ email });
  const admin = useTyped({});
  return (
    <div className="ework-login split">
      <header>
        <h1 tabIndex={-1}>{loginWords.title}</h1>
        <p className="lead">{loginWords.subtitle}</p>
      </header>
      <div className="ework-login-side">
        {notice ? (
          <div className="msg msg-warn" role="status">
            <AlertIcon />
            <p>{noticeWords[notice]}</p>
          </div>
        ) : null}
        <Tabs.Root className="ework-login-box card" defaultValue="student">
          <Tabs.List className="tabs" aria-label={loginWords.title}>
            <Tabs.Trigger value="student">{loginWords.student}</Tabs.Trigger>
            <Tabs.Trigger value="admin">{loginWords.admin}</Tabs.Trigger>
          </Tabs.List>
          <Tabs.Content value="student" tabIndex={-1}>
            <StudentLogin
              typed={student}
              onEnter={(entered) => onEnter({ role: 'student', student: entered })}
            />
          </Tabs.Content>
          <Tabs.Content value="admin" tabIndex={-1}>
            <AdminLogin typed={admin} onEnter={() => onEnter({ role: 'admin' })} />
          </Tabs.Content>
        </Tabs.Root>
      </div>
    </div>
  );
}
