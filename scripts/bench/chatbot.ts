import MiniSearch from 'minisearch';
import { answerQuestion } from '../../netlify/services/chat/answer-chat.ts';
import { passageSearchOptions, searchPassages } from '../../netlify/services/chat/passages.ts';
import { questions } from '../../tests/chat/questions.ts';
import { listSections } from '../build/chat-index.ts';

const rounds = 20;

/** Answering a question beside a bare query of the same index in the same run; loading the index apart. */
export function bench(): Promise<void> {
  const made = new MiniSearch(passageSearchOptions);
  made.addAll(listSections());
  const json = JSON.stringify(made);

  const loading = performance.now();
  const bare = MiniSearch.loadJSON(json, passageSearchOptions);
  const loaded = performance.now() - loading;
  const search = searchPassages(JSON.parse(json) as object);

  const time = (work: (question: string) => unknown): number => {
    const started = performance.now();
    for (let round = 0; round < rounds; round += 1) for (const { ask } of questions) work(ask);
    return (performance.now() - started) / (rounds * questions.length);
  };
  time((question) => answerQuestion(question, [], search));
  const query = time((question) => bare.search(question));
  const answer = time((question) => answerQuestion(question, [], search));
  console.log(`Assistant: ${questions.length} questions, ${rounds} rounds, milliseconds each`);
  console.log(
    `  bare index query ${query.toFixed(3)}, answer ${answer.toFixed(3)}, ratio ${(answer / query).toFixed(2)}`,
  );
  console.log(`  index ${(json.length / 1024).toFixed(0)} kB, loaded once in ${loaded.toFixed(1)} ms`);
  return Promise.resolve();
}
