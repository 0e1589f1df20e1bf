import './desk-nav.css';
import type { ReactNode } from 'react';
import { deskPages, type DeskPagePath } from './desk-pages.ts';

/** The pages of the desk, in the head of each of them. */
export function DeskNav({ here, children }: { here: DeskPagePath; children?: ReactNode }) {
  return (
    <nav className="desk-nav" aria-label="Desk">
      <Pages here={here} />
      {children}
    </nav>
  );
}

/** The same in a skeleton, of which the built page has two copies: a landmark is there once. */
export function DeskNavBones({ here }: { here: DeskPagePath }) {
  return (
    <div className="desk-nav">
      <Pages here={here} />
    </div>
  );
}

const Pages = ({ here }: { here: DeskPagePath }) =>
  deskPages.map(([path, label]) => (
    <a key={path} href={path} aria-current={path === here ? 'page' : undefined}>
      {label}
    </a>
  ));
