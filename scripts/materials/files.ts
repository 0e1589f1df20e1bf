/** The data sets as files that the site serves. */
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { MaterialFolder } from '../../src/shared/rules/material-address.ts';
import { writeMadeFile } from '../content/write-file.ts';
import { root } from '../stack/paths.ts';
import { aiDataAnalysisFiles } from './ai-data-analysis.ts';
import { aiMachineLearningFiles } from './ai-machine-learning.ts';
import { aiBusinessAnalystFiles } from './ai-business-analyst.ts';
import { blockchainDevelopmentFiles } from './blockchain-development.ts';
import { cloudDevopsFiles } from './cloud-devops.ts';
import { aiBusinessAutomationFiles } from './ai-business-automation.ts';
import { learnerProjectFiles } from './learner-projects.ts';
import { cybersecurityWithAiFiles } from './cybersecurity-with-ai.ts';
import { promptEngineeringFiles } from './prompt-engineering.ts';
import { projectManagementFiles } from './project-management.ts';

/** For each course that has data, what makes its files; and for the learners' projects. */
export const makers: Partial<Record<MaterialFolder, () => Readonly<Record<string, string>>>> = {
  'prompt-engineering': promptEngineeringFiles,
  'cybersecurity-with-ai': cybersecurityWithAiFiles,
  'ai-business-analyst': aiBusinessAnalystFiles,
  'ai-data-analysis': aiDataAnalysisFiles,
  'project-management': projectManagementFiles,
  'ai-business-automation': aiBusinessAutomationFiles,
  'ai-machine-learning': aiMachineLearningFiles,
  'blockchain-development': blockchainDevelopmentFiles,
  'cloud-devops': cloudDevopsFiles,
  projects: learnerProjectFiles,
};

/** Writes them into public/, which is served as it is. Ignored by Git: the same seeds make the same files anywhere. */
export function writeMaterials(): void {
  const folder = join(root, 'public/materials');
  const made = new Set<string>();
  for (const [course, make] of Object.entries(makers)) {
    for (const [name, text] of Object.entries(make())) {
      const file = join(folder, course, name);
      made.add(file);
      writeMadeFile(file, text);
    }
  }
  // A draft of a run beside this one is not touched: its name ends with a number.
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (entry.isFile() && !made.has(file) && !/\.\d+$/.test(file)) rmSync(file, { force: true });
  }
}
