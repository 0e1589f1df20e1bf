import { useStore } from '@nanostores/react';
import { Tabs } from 'radix-ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { CourseSlug } from '#shared/catalogue/course.ts';
import { readDashboard } from '#shared/contracts/dashboard.ts';
import { listAssignments } from '#shared/contracts/project-assignments.ts';
import { listProjects } from '#shared/contracts/projects.ts';
import { earnedAchievements } from '../../learning/project-actions.ts';
import { useEndpoint } from '../../browser/queries.ts';
import { useIntention } from '../../learning/use-intention.ts';
import { ArrowIcon, AwardIcon } from '../../learning/icons.tsx';
import '../../learning/learning.css';
import { LoadFailure } from '../../learning/LoadFailure.tsx';
import { SignedIn } from '../../learning/SignedIn.tsx';
import { AvailableProjects } from './AvailableProjects.tsx';
import { MyProjects } from './MyProjects.tsx';
import { startButtonId } from './ProjectOffer.tsx';
import { placeholders, ProjectPlaceholders, ProjectsHead, ProjectsSkeleton } from './ProjectsSkeleton.tsx';
import './projects.css';

const tabs = { available: 'available', mine: 'my-projects' } as const;
type Tab = (typeof tabs)[keyof typeof tabs];

/** A link with a filter is about those that may be chosen. Null where the address leaves it open. */
function tabOfAddress(): Tab | null {
  const [name] = location.hash.slice(1).split('/');
  if (name === tabs.mine || name === tabs.available) return name;
  return location.search === '' ? null : tabs.available;
}

/**
 * The learner's own projects, and all there are. The tab is in the address, so that a link and the back button find it; without one,
 * a learner who has projects sees those.
 */
export function Projects() {
  return (
    <SignedIn fallback={<ProjectsSkeleton />}>
      <LearnersProjects />
    </SignedIn>
  );
}

function LearnersProjects() {
  const all = useEndpoint(listProjects);
  const mine = useEndpoint(listAssignments);
  const courses = useCourses();
  const [tab, setTab] = useState(tabOfAddress);
  if (tab === null && mine.data) setTab(mine.data.length > 0 ? tabs.mine : tabs.available);
  const title = useRef<HTMLHeadingElement>(null);
  useIntention(mine.data && all.data);
  useEffect(() => {
    const follow = () => setTab((before) => tabOfAddress() ?? before);
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);

  const assigned = new Set(mine.data?.map(({ projectId }) => projectId));
  const available = mine.data && all.data?.filter(({ id }) => !assigned.has(id));
  const offered = offerOfAddress();
  const isThere = available !== undefined && courses !== undefined && tab === tabs.available;
  useEffect(() => {
    if (!isThere || !offered) return;
    const button = document.getElementById(startButtonId({ id: offered }));
    button?.closest('.offer')?.scrollIntoView({ block: 'center' });
    button?.focus({ preventScroll: true });
    // Once, when the list has come.
  }, [isThere, offered]);

  const choose = (value: string) => {
    setTab(value as Tab);
    const { pathname, search } = location;
    history.replaceState(history.state, '', `${pathname}${search}#${value}`);
  };
  // What was read before stays while reading it again fails.
  const error = (all.data ? null : all.error) ?? (mine.data ? null : mine.error);

  return (
    <>
      <ProjectsHead titleRef={title} />
      {error ? (
        <LoadFailure
          what="the projects"
          reason={error.failure.message}
          isBusy={all.isFetching || mine.isFetching}
          onRetry={() => {
            if (all.error) void all.refetch();
            if (mine.error) void mine.refetch();
          }}
        />
      ) : (
        <Tabs.Root value={tab ?? ''} onValueChange={choose} className="project-tabs">
          <Tabs.List className="tabs" aria-label="Projects">
            <Tabs.Trigger value={tabs.mine}>
              My Projects <span className="count num">{mine.data ? `(${mine.data.length})` : ''}</span>
            </Tabs.Trigger>
            <Tabs.Trigger value={tabs.available}>Available Projects</Tabs.Trigger>
          </Tabs.List>
          <Earned />
          <Tabs.Content value={tabs.available} tabIndex={-1}>
            {available && courses ? (
              <AvailableProjects
                projects={available}
                courses={courses}
                onEmptied={() => title.current?.focus({ preventScroll: true })}
                onMine={() => choose(tabs.mine)}
              />
            ) : (
              <ProjectPlaceholders rows={placeholders.available} />
            )}
          </Tabs.Content>
          {tab === null ? <ProjectPlaceholders /> : null}
          <Tabs.Content value={tabs.mine} tabIndex={-1}>
            {mine.data ? (
              <MyProjects assignments={mine.data} onAvailable={() => choose(tabs.available)} />
            ) : (
              <ProjectPlaceholders rows={placeholders.mine} />
            )}
          </Tabs.Content>
        </Tabs.Root>
      )}
    </>
  );
}

/** The project that a link names among those that may be chosen: `#available/reply-assistant`. */
const offerOfAddress = () => /^#available\/([a-z0-9-]+)$/.exec(location.hash)?.[1];

/** Slugs of the learner's courses; undefined until it is known, and none where it cannot be found out. */
function useCourses(): readonly CourseSlug[] | undefined {
  const { data, error } = useEndpoint(readDashboard);
  return useMemo(
    () => data?.enrollments.map(({ course }) => course.slug) ?? (error ? [] : undefined),
    [data, error],
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
