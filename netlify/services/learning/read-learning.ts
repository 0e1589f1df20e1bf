import type { CareerRecommendation } from '#shared/contracts/career-recommendations.ts';
import type { Dashboard } from '#shared/contracts/dashboard.ts';
import type { ProjectAssignment } from '#shared/contracts/project-assignments.ts';
import type { LearnerSkill } from '#shared/contracts/skills.ts';
import type { UserStats } from '#shared/contracts/user-stats.ts';
import { AppError } from '#shared/app-error.ts';
import type { Deps } from '../deps.ts';
import { listCurrentCertificates } from '../certificates/my-certificates.ts';
import { listSignOffs } from '../mentoring/project-hand-ins.ts';
import {
  readLearning,
  toAchievements,
  toAssignments,
  toEnrolments,
  toRecommendations,
  toSkills,
  toStats,
} from './learning.ts';
import { nextGain } from './next-project.ts';

const ownLearning = async (deps: Deps) => readLearning(await deps.session.learner());

/** Everything on the dashboard. */
export async function readDashboard(_input: object, deps: Deps): Promise<Dashboard> {
  const learner = await deps.session.learner();
  // Reading as the learner proves the session; without that nothing of the other answer leaves.
  const [learning, certificates, signOffs] = await Promise.all([
    readLearning(learner),
    listCurrentCertificates(learner, deps.now()),
    listSignOffs(learner.learnerId, deps),
  ]);
  const next = nextGain(learning);
  return {
    user: { firstName: learning.firstName },
    enrollments: toEnrolments(learning),
    projectAssignments: toAssignments(learning),
    skills: toSkills(learning),
    achievements: toAchievements(learning),
    stats: toStats(learning, deps.now()),
    certificates,
    signOffs,
    recommendations: toRecommendations(learning),
    ...(next ? { next } : {}),
  };
}

export async function listAssignments(_input: object, deps: Deps): Promise<ProjectAssignment[]> {
  return toAssignments(await ownLearning(deps));
}

export async function listSkills(_input: object, deps: Deps): Promise<LearnerSkill[]> {
  return toSkills(await ownLearning(deps));
}

export async function readUserStats(_input: object, deps: Deps): Promise<UserStats> {
  return toStats(await ownLearning(deps), deps.now());
}

/** For a visitor, and for someone whose session is over, what anyone may see. */
export async function listCareerRecommendations(_input: object, deps: Deps): Promise<CareerRecommendation[]> {
  const learner = await deps.session.findLearner();
  if (!learner) return toRecommendations(null);
  try {
    return toRecommendations(await readLearning(learner));
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_signed_in') return toRecommendations(null);
    throw error;
  }
}
