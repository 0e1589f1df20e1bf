import { useStore } from '@nanostores/react';
import { Tabs } from 'radix-ui';
import { useEffect, useRef, useState } from 'react';
import { listAssignments } from '#shared/contracts/project-assignments.ts';
import { listProjects } from '#shared/contracts/projects.ts';
import { earnedAchievements } from '../../browser/project-actions.ts';
import { isNotSignedIn, useEndpoint } from '../../browser/queries.ts';
import { goToSignIn, signInAgain } from '../../browser/session-end.ts';
import { leaveWhenSignedOut } from '../../browser/session-watch.ts';
import { useIntention } from '../../browser/use-intention.ts';
import { ArrowIcon, AwardIcon } from '../../components/learning/icons.tsx';
import '../../components/learning/learning.css';
import { Trouble } from '../../components/learning/Trouble.tsx';
import { Toaster } from '../../components/ui/Toaster.tsx';
import { AvailableProjects } from './AvailableProjects.tsx';
import { MyProjects } from './MyProjects.tsx';
import { BoneProjects, ProjectsHead } from './ProjectsSkeleton.tsx';
import './projects.css';

const tabs = { available: 'available', mine: 'my-projects' } as const;
type Tab = (typeof tabs)[keyof typeof tabs];

const tabOfAddress = (): Tab => (location.hash === `#${tabs.mine}` ? tabs.mine : tabs.available);

/** All projects, and the learner's own. The tab stands in the address, so that a link and the back button find it. */
export function Projects() {
  const all = useEndpoint(listProjects);
  const mine = useEndpoint(listAssignments);
  const [tab, setTab] = useState<Tab>(tabOfAddress);
  const title = useRef<HTMLHeadingElement>(null);
  const isSignedOut = isNotSignedIn(mine.error);
  const hasList = mine.data !== undefined;
  useEffect(() => {
    if (!isSignedOut) return;
    // In the middle of work somebody is told why the page leaves; before there was anything to see, it only leaves.
    if (hasList) signInAgain();
    else goToSignIn();
  }, [isSignedOut, hasList]);
  useEffect(leaveWhenSignedOut, []);
  useIntention(mine.data && all.data);
  useEffect(() => {
    const follow = () => setTab(tabOfAddress());
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);

  const choose = (value: string) => {
    setTab(value as Tab);
    const { pathname, search } = location;
    history.replaceState(history.state, '', pathname + search + (value === tabs.mine ? `#${value}` : ''));
  };
  const assigned = new Set(mine.data?.map(({ projectId }) => projectId));
  const available = mine.data && all.data?.filter(({ id }) => !assigned.has(id));
  // What was read before stays while reading it again fails.
  const error = isSignedOut ? null : ((all.data ? null : all.error) ?? (hasList ? null : mine.error));

  return (
    <>
      <ProjectsHead titleRef={title} />
      {error ? (
        <Trouble
          what="the projects"
          reason={error.failure.message}
          isBusy={all.isFetching || mine.isFetching}
          onRetry={() => {
            if (all.error) void all.refetch();
            if (mine.error) void mine.refetch();
          }}
        />
      ) : (
        <Tabs.Root value={tab} onValueChange={choose} className="project-tabs">
          <Tabs.List className="tabs" aria-label="Projects">
            <Tabs.Trigger value={tabs.available}>Available Projects</Tabs.Trigger>
            <Tabs.Trigger value={tabs.mine}>
              My Projects <span className="count num">({mine.data?.length ?? 0})</span>
            </Tabs.Trigger>
          </Tabs.List>
          <Earned />
          <Tabs.Content value={tabs.available} tabIndex={-1}>
            {available ? (
              <AvailableProjects
                projects={available}
                onEmptied={() => title.current?.focus({ preventScroll: true })}
                onMine={() => choose(tabs.mine)}
              />
            ) : (
              <BoneProjects />
            )}
          </Tabs.Content>
          <Tabs.Content value={tabs.mine} tabIndex={-1}>
            {mine.data ? (
              <MyProjects assignments={mine.data} onAvailable={() => choose(tabs.available)} />
            ) : (
              <BoneProjects />
            )}
          </Tabs.Content>
        </Tabs.Root>
      )}
      <Toaster />
    </>
  );
}

/** What the last step earned. It stays until the page is left: a toast is gone after five seconds. */
function Earned() {
  const names = useStore(earnedAchievements);
  return (
    <div role="status">
      {names.length > 0 ? (
        <div className="msg msg-good earned" key={names.join()}>
          <AwardIcon />
          <p>
            <b>{names.length === 1 ? 'New achievement: ' : 'New achievements: '}</b>
            {names.join(', ')}.{' '}
            <a href="/dashboard">
              See your dashboard <ArrowIcon />
            </a>
          </p>
        </div>
      ) : null}
    </div>
  );
}
