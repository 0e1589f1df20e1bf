import { Tabs } from 'radix-ui';
import { useState } from 'react';
import { AlertIcon } from '../../../components/ui/icons.tsx';
import { loginWords } from '../messages.ts';
import type { Person } from '../session.ts';
import type { LoginNotice } from '../use-session.ts';
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
};

/** Both ways in. What was typed into one tab stands there still after a look at the other. */
export function LoginScreen({ notice, email = '', onEnter }: LoginScreenProps) {
  const [studentEmail, setStudentEmail] = useState(email);
  const [adminEmail, setAdminEmail] = useState('');
  const [password, setPassword] = useState('');
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
              email={studentEmail}
              onEmail={setStudentEmail}
              onEnter={(student) => onEnter({ role: 'student', student })}
            />
          </Tabs.Content>
          <Tabs.Content value="admin" tabIndex={-1}>
            <AdminLogin
              email={adminEmail}
              onEmail={setAdminEmail}
              password={password}
              onPassword={setPassword}
              onEnter={() => onEnter({ role: 'admin' })}
            />
          </Tabs.Content>
        </Tabs.Root>
      </div>
    </div>
  );
}
