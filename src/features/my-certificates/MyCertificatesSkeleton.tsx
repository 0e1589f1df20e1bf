import '../../learning/learning.css';
import { PlaceholderRows } from '../../learning/Placeholder.tsx';
import './my-certificates.css';
import { words } from './words.ts';

/** The page before anything is known. */
export function MyCertificatesSkeleton() {
  return (
    <div className="mine" aria-busy="true">
      <header className="app-head">
        <h1>{words.title}</h1>
      </header>
      <p className="soft">{words.intro}</p>
      <p className="vh" role="status">
        {words.loading}
      </p>
      <PlaceholderRows count={2} height="12rem" />
    </div>
  );
}
