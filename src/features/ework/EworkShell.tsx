import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { loginWords, shellWords } from './messages.ts';

interface EworkShellProps {
  /** Who is there. */
  children: ReactNode;
  /** The button that ends the session. */
  logout: ReactNode;
}

/** The header of someone who is logged in: where they are, who they are, help and the way out, and nothing of the visitor's menu. */
export function EworkShell({ children, logout }: EworkShellProps) {
  const [bar] = useState(() => document.getElementById('site-shell'));
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset['shell'] = '';
    return () => {
      delete dataset['shell'];
    };
  }, []);
  const content = (
    <>
      <p className="shell-name">{loginWords.title}</p>
      <p className="shell-who">{children}</p>
      <div className="shell-acts">
        {/* For those who are signed in to the site as well (header.css). */}
        <a className="learner" href="/dashboard">
          {shellWords.dashboard}
        </a>
        <a href="/contact">{shellWords.help}</a>
        {logout}
      </div>
    </>
  );
  return bar ? createPortal(content, bar) : <div className="shell">{content}</div>;
}
