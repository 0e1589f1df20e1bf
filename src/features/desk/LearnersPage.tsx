import './desk.css';
import { useRef } from 'react';
import { AtDesk } from '../../staff/AtDesk.tsx';
import type { CoursePlans } from './course-plans.ts';
import { DeskNav } from '../../staff/DeskNav.tsx';
import { LearnerList } from './LearnerList.tsx';
import { goToLearners, useLearnersAddress } from './learners-bar.ts';
import { LearnersSkeleton } from './LearnersSkeleton.tsx';
import { learnersWords as words } from './learners-words.ts';
import { LearnerView } from './LearnerView.tsx';

/** Everyone with an account on the left, one person on the right; on a telephone one after the other. */
export function LearnersPage({ plans }: { plans: readonly CoursePlans[] }) {
  return (
    <AtDesk role="desk" fallback={<LearnersSkeleton />}>
      {() => <Room plans={plans} />}
    </AtDesk>
  );
}

function Room({ plans }: { plans: readonly CoursePlans[] }) {
  const address = useLearnersAddress();
  const room = useRef<HTMLDivElement>(null);
  const close = () => {
    const { open } = address;
    goToLearners({ ...address, open: null });
    requestAnimationFrame(() =>
      room.current?.querySelector<HTMLElement>(`[data-learner-id="${open ?? ''}"]`)?.focus(),
    );
  };
  return (
    <div className="staff inbox" ref={room} data-open={address.open === null ? undefined : ''}>
      <header className="inbox-head">
        <h1>{words.title}</h1>
        <DeskNav here="/desk/learners" />
      </header>
      <LearnerList address={address} plans={plans} />
      <section className="inbox-one" aria-label={words.one}>
        {address.open === null ? (
          <p className="soft inbox-choose">{words.choose}</p>
        ) : (
          <LearnerView key={address.open} learnerId={address.open} plans={plans} onClose={close} />
        )}
      </section>
    </div>
  );
}
