import MiniSearch from 'minisearch';
import { describe, expect, it } from 'vitest';
import { listSections } from '../../../scripts/build/chat-index.ts';
import { questions } from '../../../tests/chat/questions.ts';
import { answerQuestion } from './answer-chat.ts';
import { passageSearchOptions, searchPassages } from './passages.ts';

const index = new MiniSearch(passageSearchOptions);
index.addAll(listSections());
const search = searchPassages(JSON.parse(JSON.stringify(index)) as object);

describe('searching the content', () => {
  it('leads to the article that a question is about', () => {
    const { sources, response } = answerQuestion(
      'what to write in a requirements interview before it is over',
      [],
      search,
    );
    expect(response).toBeTruthy();
    expect(
      search('spreadsheet clean analyse')
        .map((passage) => passage.href)
        .join(' '),
    ).toContain('/blog/clean-a-spreadsheet');
    expect(sources.length).toBeGreaterThan(0);
  });

  it('finds nothing for what the site does not speak of', () => {
    for (const question of [
      'weather london',
      'who won the world cup',
      'asdfghjkl',
      'best pizza near victoria station',
    ])
      expect(search(question), question).toEqual([]);
  });

  it('reads out no text of a page, so that no price can come from it', () => {
    const said = questions
      .map(({ ask, after = [] }) => answerQuestion(ask, after, search).response)
      .join('\n');
    expect(said).not.toMatch(/[{}]|<\w/);
  });
});
