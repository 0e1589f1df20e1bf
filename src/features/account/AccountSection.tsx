import type { ReactNode } from 'react';

interface AccountSectionProps {
  /** In the address of links that lead here. */
  id: string;
  title: string;
  text: string;
  children: ReactNode;
}

/** One matter of the account: what it is on the left, what can be done about it on the right. */
export function AccountSection({ id, title, text, children }: AccountSectionProps) {
  return (
    <section className="split account-section" aria-labelledby={id}>
      <div className="stack">
        <h2 id={id} tabIndex={-1}>
          {title}
        </h2>
        <p className="soft">{text}</p>
      </div>
      <div className="account-body">{children}</div>
    </section>
  );
}
