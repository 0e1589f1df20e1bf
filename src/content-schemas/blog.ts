/** The top of every article in content/blog. The build and `npm run content:check` read it. */
import { z } from 'astro/zod';
import { courseSlugs } from '#shared/catalogue/course.ts';
import { blogCategorySlugs } from './blog-categories.ts';
import { checked, choice, day, line, list, unknownLines, yesOrNo } from './words.ts';

/** Who is named as author. Articles are the institute's; a person's name goes here only with their agreement. */
export const authors = ['Kestrel Row editorial team'] as const;

const tag = z
  .string({ error: 'must be words, without quotation marks.' })
  .regex(/^[a-z0-9][a-z0-9 -]{1,28}[a-z0-9]$/, {
    error: 'must be 3 to 30 small letters, digits, spaces or hyphens, for example "career change".',
  });

const numberList = z.array(z.number()).min(1).max(12);
const tones = ['ink', 'mark', 'half', 'none'] as const;
const figureShape = {
  says: line('says', 'what the drawing shows, for people who cannot see it', 10, 120),
  bars: numberList.optional(),
  lanes: z
    .array(z.array(z.tuple([z.number(), z.number()])).max(6))
    .min(2)
    .max(9)
    .optional(),
  over: z.tuple([z.number(), z.number()]).optional(),
  squares: z
    .array(z.tuple([z.int().min(1).max(1000), z.enum(tones)]))
    .min(1)
    .max(6)
    .optional(),
  across: z.int().min(2).max(60).optional(),
  mark: numberList.optional(),
};
/** A small drawing from the numbers of the article, for lists: bars, lanes of time (over an axis) or squares (across a row). */
const figure = z
  .strictObject(figureShape, unknownLines(Object.keys(figureShape)))
  .refine(({ bars, lanes, squares }) => [bars, lanes, squares].filter(Boolean).length === 1, {
    error: 'needs one of "bars", "lanes" and "squares".',
  })
  .refine(
    ({ lanes, over }) =>
      !lanes || (over && lanes.flat().every(([from, to]) => from >= over[0] && to > from && to <= over[1])),
    {
      path: ['over'],
      error: 'must be the two ends of an axis on which every span of "lanes" lies: "over: [6, 24]".',
    },
  );
export type ArticleFigure = z.output<typeof figure>;

/** `image` is Astro's own check that a named picture exists; outside the build any text will do. */
export function articleFrontmatter<Picture extends z.ZodType>(image: () => Picture) {
  const shape = {
    title: line('title', 'the heading of the article and its name in search results', 10, 80),
    excerpt: line('excerpt', 'one or two sentences for cards and search results', 60, 200),
    author: choice('author', authors, 'who stands as author'),
    date: day('date', 'the day of publication'),
    updated: day('updated', 'the day of the last real change, where there was one').optional(),
    checked,
    category: choice('category', blogCategorySlugs, 'the kind of article'),
    tags: list('tags', tag, 'what the article is about, in a few words', 2, 6),
    courses: list(
      'courses',
      choice('courses', courseSlugs, 'a course that the article belongs to'),
      'the courses that teach more about it',
      1,
      9,
    ),
    figure: figure.optional(),
    image: image().optional(),
    imageAlt: line('imageAlt', 'what the picture shows, for people who cannot see it', 10, 200).optional(),
    featured: yesOrNo('featured', 'the article comes first on the blog; only one does'),
    draft: yesOrNo('draft', 'only `npm run dev` shows the article'),
  };
  return z
    .strictObject(shape, unknownLines(Object.keys(shape)))
    .refine((article) => article.image === undefined || article.imageAlt !== undefined, {
      path: ['imageAlt'],
      error: 'is missing: say in "imageAlt: …" what the picture shows, for people who cannot see it.',
    })
    .refine((article) => article.updated === undefined || article.updated >= article.date, {
      path: ['updated'],
      error: 'is before the date of publication.',
    });
}
