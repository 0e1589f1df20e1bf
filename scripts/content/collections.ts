/**
 * The collections of YAML files in content/: where each lies, what it must say and which things of the catalogue it is
 * about. Read by the build, the tests and `npm run content:check`.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { LineCounter, isNode, parseDocument } from 'yaml';
import type { ZodType } from 'zod';
import { eworkProject, eworkWeek } from '../../src/content-schemas/ework.ts';
import { courseStart, lesson, material } from '../../src/content-schemas/lesson.ts';
import { markedSheet } from '../../src/content-schemas/marked-sheet.ts';
import {
  aiTool,
  aiWorkflow,
  careerPath,
  learnerProfile,
  learnerProject,
  marketInsight,
} from '../../src/content-schemas/learner-areas.ts';
import { mentorSheets } from '../../src/content-schemas/mentors.ts';
import { aiTools } from '../../src/shared/catalogue/ai-tools.ts';
import { aiWorkflows } from '../../src/shared/catalogue/ai-workflows.ts';
import { courseSlugs } from '../../src/shared/catalogue/course.ts';
import { careerPaths, marketInsights } from '../../src/shared/catalogue/career-paths.ts';
import { eworkProjects } from '../../src/shared/catalogue/ework-projects.ts';
import { eworkTasks } from '../../src/shared/catalogue/ework-tasks.ts';
import { learnerProfiles } from '../../src/shared/catalogue/learner-profiles.ts';
import { learnerProjects } from '../../src/shared/catalogue/learner-projects.ts';
import type { Finding } from '../content-rules.ts';
import { root } from '../stack/paths.ts';

export interface Collection<Words> {
  /** Where its files lie, from the root. Every .yaml file below is one of the collection's. */
  readonly folder: string;
  readonly schema: ZodType<Words>;
  /** The ids of the catalogue, each with the path of its file from the root. */
  readonly files: ReadonlyMap<string, string>;
  /** A file may be missing: not every course has them yet. */
  readonly isGrowing?: boolean;
}

const filesOf = <Thing extends { readonly id: string }>(
  things: readonly Thing[],
  path: (thing: Thing) => string,
) => new Map(things.map((thing) => [thing.id, path(thing)]));

const oneFolder = <Words>(
  folder: string,
  schema: ZodType<Words>,
  things: readonly { readonly id: string }[],
): Collection<Words> => ({ folder, schema, files: filesOf(things, ({ id }) => `${folder}/${id}.yaml`) });

/** The data sets, as course and name; scripts/materials makes their files. */
const materialIds = courseSlugs.flatMap((slug) =>
  listNames(`content/ework/${slug}/materials`, root)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => `${slug}/${name.replace(/\.yaml$/, '')}`),
);

const twoDigits = (week: number) => String(week).padStart(2, '0');

export const collections = {
  eworkWeeks: {
    folder: 'content/ework/*/weeks',
    schema: eworkWeek,
    files: filesOf(
      eworkTasks,
      ({ courseSlug, week }) => `content/ework/${courseSlug}/weeks/${twoDigits(week)}.yaml`,
    ),
  },
  eworkProjects: {
    folder: 'content/ework/*/projects',
    schema: eworkProject,
    files: filesOf(
      eworkProjects,
      ({ courseSlug, number }) => `content/ework/${courseSlug}/projects/${number}.yaml`,
    ),
  },
  eworkLessons: {
    folder: 'content/ework/*/lessons',
    schema: lesson,
    files: filesOf(
      eworkTasks,
      ({ courseSlug, week }) => `content/ework/${courseSlug}/lessons/${twoDigits(week)}.yaml`,
    ),
    isGrowing: true,
  },
  courseStarts: {
    folder: 'content/ework',
    schema: courseStart,
    files: new Map(courseSlugs.map((slug) => [slug, `content/ework/${slug}/start.yaml`])),
    isGrowing: true,
  },
  markedSheets: {
    folder: 'content/ework',
    schema: markedSheet,
    files: new Map(courseSlugs.map((slug) => [slug, `content/ework/${slug}/marked.yaml`])),
  },
  materials: {
    folder: 'content/ework/*/materials',
    schema: material,
    files: new Map(materialIds.map((id) => [id, `content/ework/${id.replace('/', '/materials/')}.yaml`])),
  },
  mentorSheets: oneFolder(
    'content/mentors',
    mentorSheets,
    courseSlugs.map((id) => ({ id })),
  ),
  learnerProjects: oneFolder('content/projects', learnerProject, learnerProjects),
  aiTools: oneFolder('content/ai-tools', aiTool, aiTools),
  aiWorkflows: oneFolder('content/ai-workflows', aiWorkflow, aiWorkflows),
  learnerProfiles: oneFolder('content/learner-profiles', learnerProfile, learnerProfiles),
  careerPaths: oneFolder('content/career-paths', careerPath, careerPaths),
  marketInsights: oneFolder('content/market-insights', marketInsight, marketInsights),
} satisfies Record<string, Collection<unknown>>;

export type CollectionName = keyof typeof collections;
export type WordsOf<Name extends CollectionName> =
  (typeof collections)[Name] extends Collection<infer Words> ? Words : never;

export interface Read<Words> {
  /** In the order of the catalogue. */
  readonly words: ReadonlyMap<string, Words>;
  /** What an editor should change; then `words` is not whole. */
  readonly findings: readonly Finding[];
}

/** The words of a collection by the ids of the catalogue. */
export function readCollection<Name extends CollectionName>(
  name: Name,
  from?: string,
): Read<WordsOf<Name>>;
export function readCollection(name: CollectionName, from = root): Read<unknown> {
  const { folder, schema, files, isGrowing = false }: Collection<unknown> = collections[name];
  const words = new Map<string, unknown>();
  const findings: Finding[] = [];
  for (const [id, path] of files) {
    if (!existsSync(join(from, path))) {
      if (isGrowing) continue;
      const message = `is missing: the catalogue knows "${id}". Write this file, or have "${id}" taken out of src/shared/catalogue.`;
      findings.push({ file: path, line: 1, message });
      continue;
    }
    const read = readFileOf(path, readFileSync(join(from, path), 'utf8'), schema);
    if (read.findings.length === 0) words.set(id, read.words);
    findings.push(...read.findings);
  }
  const known = new Set(files.values());
  for (const path of listYaml(folder, from)) {
    if (known.has(path)) continue;
    const message = `belongs to nothing in the catalogue. Correct its name, or have its id added to src/shared/catalogue.`;
    findings.push({ file: path, line: 1, message });
  }
  return { words, findings };
}

/**
 * The words of a collection.
 * @throws Error that tells an editor what to change, with file and line
 */
export function getCollection<Name extends CollectionName>(
  name: Name,
  from = root,
): ReadonlyMap<string, WordsOf<Name>> {
  const { words, findings } = readCollection(name, from);
  if (findings.length > 0)
    throw new Error(findings.map(({ file, line, message }) => `${file}:${line}  ${message}`).join('\n'));
  return words;
}

/** Every .yaml file in a folder; a * in its path is any one folder. */
function listYaml(folder: string, from: string): string[] {
  const [before = '', after] = folder.split('/*/');
  const folders =
    after === undefined
      ? [before]
      : listNames(before, from).map((name) => [before, name, after].join('/'));
  return folders.flatMap((one) =>
    listNames(one, from)
      .filter((name) => /\.ya?ml$/.test(name))
      .map((name) => `${one}/${name}`),
  );
}

function listNames(folder: string, from: string): string[] {
  return existsSync(join(from, folder)) ? readdirSync(join(from, folder)).sort() : [];
}

/** One file held to its schema, with findings at the lines that they are about. */
export function readFileOf<Words>(
  file: string,
  text: string,
  schema: ZodType<Words>,
): { words: Words; findings: [] } | { words?: undefined; findings: Finding[] } {
  const lines = new LineCounter();
  const document = parseDocument(text, { customTags: ['timestamp'], lineCounter: lines });
  if (document.errors.length > 0) {
    return {
      findings: document.errors.map((error) => ({
        file,
        line: error.linePos?.[0].line ?? 1,
        message: `cannot be read: ${error.message.split(' at line ')[0] ?? error.message}. Put a text with a colon or a quotation mark between quotation marks, or on a line of its own under ">-".`,
      })),
    };
  }
  const result = schema.safeParse(document.toJS());
  if (result.success) return { words: result.data, findings: [] };
  const findings = result.error.issues.map(({ path, message }) => {
    // The nearest line there is: a key that is missing has none.
    let line = 1;
    for (let length = path.length; length > 0 && line === 1; length--) {
      const node = document.getIn(path.slice(0, length), true);
      if (isNode(node) && node.range) line = lines.linePos(node.range[0]).line;
    }
    const key = path.find((part) => typeof part === 'string');
    return { file, line, message: key === undefined ? `The file ${message}` : `"${key}" ${message}` };
  });
  return { findings };
}
