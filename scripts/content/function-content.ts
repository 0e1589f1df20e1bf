/** What the functions know of content/: one file for each thing that a capability needs, made by every build, test and start. */
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { courseSlugs } from '../../src/shared/catalogue/course.ts';
import { eworkProjects, eworkProjectsOf } from '../../src/shared/catalogue/ework-projects.ts';
import { eworkTasksOf, findEworkTask } from '../../src/shared/catalogue/ework-tasks.ts';
import { weekLesson } from '../../src/shared/contracts/ework-lesson.ts';
import { startOfWeek } from '../../src/shared/rules/course-start.ts';
import { toMaterialEntry } from '../../src/shared/rules/material-address.ts';
import { writeChatIndex } from '../build/chat-index.ts';
import { writeMaterials } from '../materials/files.ts';
import { writeCredentialKeys } from '../stack/credential-key.ts';
import { isMade, noteMade } from '../stack/made.ts';
import { root } from '../stack/paths.ts';
import { writeClaims } from './claims.ts';
import { getCollection } from './collections.ts';
import { writeMadeFile } from './write-file.ts';

/** A file for each week that has a lesson: a student's function reads one. */
function writeLessons(): void {
  const starts = getCollection('courseStarts');
  const materials = getCollection('materials');
  for (const [id, { materials: names, ...words }] of getCollection('eworkLessons')) {
    const task = findEworkTask(id);
    if (!task) continue;
    const data = names.map((name) => {
      const material = materials.get(`${task.courseSlug}/${name}`);
      if (!material) throw new Error(`The lesson of ${id} names the data set "${name}", which has no file in materials.`);
      return { name, ...toMaterialEntry(task.courseSlug, material) };
    });
    write(`ework-lessons/${id}`, weekLesson.parse({
      ...words,
      materials: data,
      start: startOfWeek(starts.get(task.courseSlug), task.week),
    }));
  }
}

/** Ignored by Git. Nothing in it is served. */
const folder = join(root, 'netlify/generated');

function write(name: string, content: unknown): void {
  writeMadeFile(join(folder, `${name}.json`), `${JSON.stringify(content)}\n`);
}

const made = () => ({
  name: 'function-content',
  inputs: ['content', 'src/shared/catalogue', 'src/shared/contracts', 'src/shared/rules', 'scripts', 'src/content-schemas', 'netlify/services/chat'],
  outputs: [folder, join(root, 'src/shared/generated'), join(root, 'public/materials')],
  setting: process.env['SITE_CLAIMS'] ?? '',
});

/**
 * Writes netlify/generated, src/shared/generated and public/materials, unless they are as content/ says already.
 * @throws Error that tells an editor what to change in content/, with file and line
 */
export function writeFunctionContent(): void {
  writeCredentialKeys();
  if (isMade(made())) return;
  writeAll();
  noteMade(made());
}

/** A file for each course, which the mentors' function alone carries: the brief of each project and the mentor's sheet. */
function writeMentorPages(): void {
  const sheets = getCollection('mentorSheets');
  const briefs = getCollection('eworkProjects');
  for (const slug of courseSlugs)
    write(
      `mentor-sheets/${slug}`,
      eworkProjectsOf(slug).map(({ id, number }) => ({
        brief: briefs.get(id),
        sheet: sheets.get(slug)?.projects[number - 1] ?? null,
      })),
    );
}

function writeAll(): void {
  writeClaims();
  const weeks = getCollection('eworkWeeks');
  // A file for each course: a student's function reads one.
  for (const slug of courseSlugs)
    write(
      `ework/${slug}`,
      Object.fromEntries(eworkTasksOf(slug).map(({ id }) => [id, weeks.get(id)])),
    );
  writeLessons();
  writeMaterials();
  // The assistant names projects and clients, and does not tell the brief.
  const briefs = getCollection('eworkProjects');
  write(
    'ework-projects',
    Object.fromEntries(
      eworkProjects.map(({ id }) => [id, { title: briefs.get(id)?.title, client: briefs.get(id)?.client }]),
    ),
  );
  write('learner-projects', Object.fromEntries(getCollection('learnerProjects')));
  writeMentorPages();
  // Pages alone read these; here they are only held to their schemas.
  getCollection('aiTools');
  getCollection('aiWorkflows');
  getCollection('learnerProfiles');
  getCollection('careerPaths');
  getCollection('marketInsights');
  writeChatIndex();
}

/** Writes it whenever Astro reads the site: before a build and a check, and again while developing as texts change. */
export function functionContent(): AstroIntegration {
  return {
    name: 'function-content',
    hooks: {
      'astro:config:setup': () => {
        writeFunctionContent();
      },
      'astro:server:setup': ({ server, logger }) => {
        server.watcher.on('all', (_, path) => {
          if (!path.startsWith(join(root, 'content')) || !path.endsWith('.yaml')) return;
          try {
            writeFunctionContent();
          } catch (error) {
            logger.error(error instanceof Error ? error.message : String(error));
          }
        });
      },
    },
  };
}
