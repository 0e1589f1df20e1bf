import { useStore } from '@nanostores/react';
import type { Dashboard } from '#shared/contracts/dashboard.ts';
import { finishedProjects, performProjectAction } from '../../learning/project-actions.ts';
import { Counters } from '../../learning/Counters.tsx';
import { ArrowIcon } from '../../learning/icons.tsx';
import '../../learning/learning.css';
import {
  availableProjectsAddress,
  isActive,
  myProjectsAddress,
  projectAddress,
  technologiesOnCards,
} from '../../learning/project-view.ts';
import { ProjectRow } from '../../learning/ProjectRow.tsx';
import type { RoadLand } from '../../learning/road.ts';
import { SkillRows } from '../../learning/SkillRows.tsx';
import { toLondonDay } from '#shared/rules/london-day.ts';
import { Achievements } from './Achievements.tsx';
import { Advisor } from './Advisor.tsx';
import { Certificates } from './Certificates.tsx';
import './dashboard.css';
import { exampleAchievements, exampleAssignments, exampleSkills } from './examples.ts';
import { toGreeting, toToday } from './greeting.ts';
import { LearningProgress } from './LearningProgress.tsx';
import { NextGain } from './NextGain.tsx';
import { NextSteps } from './NextSteps.tsx';
import { SignedOff } from './SignedOff.tsx';
import { Streak } from './Streak.tsx';
import { Today } from './Today.tsx';

/** Skills on the dashboard (docs/contract/learning.md); active projects, so that the page ends. */
const skillsShown = 5;
const projectsShown = 4;

interface Props {
  dashboard: Dashboard;
  land: RoadLand;
  now: Date;
}

export function DashboardView({ dashboard, land, now }: Props) {
  const { user, enrollments, projectAssignments, skills, achievements, stats, recommendations } = dashboard;
  return (
    <>
      <header className="app-head">
        <div>
          <h1>{toGreeting(user.firstName, now)}</h1>
          <p className="soft">{toToday(now)}</p>
        </div>
        <Streak days={stats.currentStreak} />
      </header>
      <Today dashboard={dashboard} land={land} now={now} />
      <div className="desk">
        <div className="desk-main">
          <LearningProgress enrollments={enrollments} />
          <ActiveProjects assignments={projectAssignments} now={now} />
          <section aria-labelledby="skills">
            <header className="desk-head">
              <h2 id="skills">Skill Mastery</h2>
              <a className="more" href="/career-path">
                All skills <ArrowIcon />
              </a>
            </header>
            {skills.length > 0 ? (
              <SkillRows skills={skills.slice(0, skillsShown)} />
            ) : (
              <SkillRows skills={exampleSkills} isExample />
            )}
          </section>
        </div>
        <div className="desk-side">
          <Advisor recommendation={recommendations[0]} />
          <section aria-labelledby="progress">
            <h2 id="progress">Your Progress</h2>
            <Counters stats={stats} />
            {dashboard.next ? <NextGain gain={dashboard.next} /> : null}
          </section>
          <Certificates certificates={dashboard.certificates} />
          <SignedOff signOffs={dashboard.signOffs} />
          <section aria-labelledby="achievements">
            <header className="desk-head">
              <h2 id="achievements">Recent Achievements</h2>
              <a className="more" href="/my-certificates">
                My certificates <ArrowIcon />
              </a>
            </header>
            {achievements.length > 0 ? (
              <Achievements achievements={achievements} />
            ) : (
              <Achievements achievements={exampleAchievements} isExample />
            )}
          </section>
          <NextSteps dashboard={dashboard} />
        </div>
      </div>
    </>
  );
}

function ActiveProjects({ assignments, now }: { assignments: Dashboard['projectAssignments']; now: Date }) {
  const finished = useStore(finishedProjects);
  const active = assignments.filter(
    (assignment) => isActive(assignment) || finished.has(assignment.projectId),
  );
  return (
    <section aria-labelledby="projects">
      <header className="desk-head">
        <h2 id="projects">Active Simulated Projects</h2>
        <a className="more" href={assignments.length > 0 ? myProjectsAddress : '/projects'}>
          All projects <ArrowIcon />
        </a>
      </header>
      {active.length > 0 ? (
        <ul className="lines">
          {active.slice(0, projectsShown).map((assignment) => (
            <ProjectRow
              key={assignment.projectId}
              assignment={assignment}
              technologies={technologiesOnCards}
              now={now}
              href={projectAddress(assignment.projectId)}
              onStart={() => void performProjectAction({ kind: 'start', project: assignment.project })}
              onAdvance={() => void performProjectAction({ kind: 'advance', project: assignment.project })}
            />
          ))}
        </ul>
      ) : assignments.length > 0 ? (
        <div className="hollow">
          <p>Every project that you started is completed.</p>
          <a className="more" href={availableProjectsAddress}>
            Choose your next project <ArrowIcon />
          </a>
        </div>
      ) : (
        <ul className="lines">
          {exampleAssignments(toLondonDay(now)).map((assignment) => (
            <ProjectRow
              key={assignment.project.id}
              assignment={assignment}
              technologies={technologiesOnCards}
              now={now}
              isExample
            />
          ))}
        </ul>
      )}
    </section>
  );
}
