import { projectCategories, projectDifficulties } from '#shared/catalogue/learner-projects/project.ts';
import { skills } from '#shared/catalogue/skills.ts';
import type { Project } from '#shared/contracts/projects.ts';

/** What a learner is looking for; an empty text is "any". */
export interface ProjectFilter {
  category: string;
  difficulty: string;
  /** The name of a skill, as it is shown. */
  skill: string;
}

export const noFilter: ProjectFilter = { category: '', difficulty: '', skill: '' };

/** What the address asks for: `?skill=SQL`. What it misspells is not asked for. */
export function readFilter(search: string): ProjectFilter {
  const asked = new URLSearchParams(search);
  const among = (name: string, known: readonly string[]) => {
    const value = asked.get(name) ?? '';
    return known.includes(value) ? value : '';
  };
  return {
    category: among('category', projectCategories),
    difficulty: among('difficulty', projectDifficulties),
    skill: among(
      'skill',
      skills.map(({ name }) => name),
    ),
  };
}

/** The filter as the end of an address: nothing for what is not asked for. */
export function writeFilter(filter: ProjectFilter): string {
  const search = new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== ''));
  return search.size > 0 ? `?${search}` : '';
}

export function matches(project: Project, { category, difficulty, skill }: ProjectFilter): boolean {
  const technologies: readonly string[] = skills.find(({ name }) => name === skill)?.technologies ?? [];
  return (
    (category === '' || project.category === category) &&
    (difficulty === '' || project.difficulty === difficulty) &&
    (skill === '' || project.technologies.some((technology) => technologies.includes(technology)))
  );
}

/** Names of the skills that some of the projects raise, in alphabetical order: no choice leads nowhere. */
export function skillsOf(projects: readonly Project[]): string[] {
  return skills
    .filter(({ name }) => projects.some((project) => matches(project, { ...noFilter, skill: name })))
    .map(({ name }) => name)
    .sort((a, b) => a.localeCompare(b));
}
