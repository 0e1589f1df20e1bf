/** The kinds of article. A slug is an address (/blog/category/<slug>) and never changes meaning. */
export const blogCategories = {
  'getting-started': {
    label: 'Getting started',
    about: 'How far it is, how to fit it around a job, and what to do in the first weeks.',
  },
  'choosing-a-field': {
    label: 'Choosing a field',
    about: 'What the nine fields are like to work in, and how to tell which suits you.',
  },
  skills: {
    label: 'Skills at work',
    about: 'One piece of real work at a time, explained so that you can try it this week.',
  },
  'ai-at-work': {
    label: 'AI at work',
    about: 'What these systems do well, where they fail, and how to check before you trust.',
  },
  applying: {
    label: 'Applying and interviews',
    about: 'Showing what you can do to someone who has five minutes to look.',
  },
  'money-and-rights': {
    label: 'Money and rights',
    about: 'What training costs, what the law gives you, and what to ask before you pay.',
  },
} as const satisfies Record<string, BlogCategory>;

export interface BlogCategory {
  /** On chips and cards. */
  readonly label: string;
  /** One sentence under the heading of its page, and in search results. */
  readonly about: string;
}

export type BlogCategorySlug = keyof typeof blogCategories;

export const blogCategorySlugs = Object.keys(blogCategories) as [BlogCategorySlug, ...BlogCategorySlug[]]; // keys forgets its type

export const categoryPath = (slug: BlogCategorySlug): string => `/blog/category/${slug}`;
