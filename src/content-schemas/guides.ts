/** What is at the top of each file in content/guides: the pages that answer what people ask before they decide. */
import { z } from 'astro/zod';
import { checked, choice, line, unknownLines } from './words.ts';

const shape = {
  title: line('title', 'the heading of the page and its name in search results', 5, 45),
  description: line('description', 'what search results and shared links say about the page', 50, 160),
  summary: line('summary', 'the sentence under the heading, and beside the title in lists', 20, 160),
  checked,
  kind: choice(
    'kind',
    ['text', 'questions', 'answers', 'terms'],
    'how the page is laid out: a text; questions that unfold; our twelve answers; or a list of words',
  ),
};

export const guideFrontmatter = z.strictObject(shape, unknownLines(Object.keys(shape)));
