/** Every page that may be found, by kind: what /search shows before anything is asked, and all that it shows without a script. */
import { getCollection } from 'astro:content';
import { courses } from '#shared/catalogue/courses.ts';
import { listArticles } from '../../../components/blog/articles.ts';
import { coursePath } from '../../../components/site/structured-data/course-data.ts';
import { listStories } from '../../../components/stories/stories.ts';
import { orderDocuments } from '../legal/order-documents.ts';

export interface SiteMapGroup {
  readonly title: string;
  readonly links: readonly {
    readonly href: string;
    readonly label: string;
    readonly also?: { readonly href: string; readonly label: string };
  }[];
}

const institute = [
  ['/', 'Home'],
  ['/courses', 'Courses'],
  ['/pricing', 'Pricing'],
  ['/ework-experience', 'eWork Experience'],
  ['/certifications', 'Certifications'],
  ['/success-stories', 'Success Stories'],
  ['/blog', 'Blog'],
  ['/about', 'About'],
  ['/how-we-count', 'How we count'],
  ['/verify', 'Check a certificate'],
  ['/contact', 'Contact'],
  ['/enquire', 'Register your interest'],
] as const;

export async function listSiteMap(): Promise<readonly SiteMapGroup[]> {
  const guides = await getCollection('guides');
  const documents = orderDocuments(await getCollection('legal'));
  return [
    { title: 'The institute', links: institute.map(([href, label]) => ({ href, label })) },
    {
      title: 'Courses',
      links: courses.map((course) => ({
        href: coursePath(course),
        label: course.title,
        also: { href: `${coursePath(course)}/sample-week`, label: 'a week of it' },
      })),
    },
    {
      title: 'Before you decide',
      links: guides.map(({ id, data }) => ({ href: `/${id}`, label: data.title })),
    },
    { title: 'Articles', links: (await listArticles()).map(({ href, title }) => ({ href, label: title })) },
    {
      title: 'Illustrative stories',
      links: (await listStories()).map(({ href, previousRole, currentRole }) => ({
        href,
        label: `${previousRole} to ${currentRole}`,
      })),
    },
    { title: 'Legal', links: documents.map(({ id, data }) => ({ href: `/${id}`, label: data.title })) },
  ];
}
