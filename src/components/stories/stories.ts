/** Stories as the collection has them. */
import { getCollection, type CollectionEntry } from 'astro:content';
import { increaseOf, salaryOf, type Story } from './story.ts';

export interface LoadedStory extends Story {
  readonly entry: CollectionEntry<'success-stories'>;
}

function toStory(entry: CollectionEntry<'success-stories'>): LoadedStory {
  const { data } = entry;
  const salaryUsd = salaryOf(data.course);
  return {
    ...data,
    id: entry.id,
    href: `/success-stories/${entry.id}`,
    salaryUsd,
    increase: increaseOf(data.previousSalaryUsd, salaryUsd),
    entry,
  };
}

/** All stories in their order, the featured one first. */
export async function listStories(): Promise<[LoadedStory, ...LoadedStory[]]> {
  const stories = (await getCollection('success-stories')).map(toStory);
  const featured = stories.filter((story) => story.featured);
  const [first, another] = featured;
  if (!first || another) {
    throw new Error(
      `content/success-stories needs exactly one story with "featured: true"; there are ${featured.length}.`,
    );
  }
  const rest = stories
    .filter((story) => story !== first)
    .sort((a, b) => a.order - b.order || a.id.localeCompare(b.id));
  return [first, ...rest];
}
