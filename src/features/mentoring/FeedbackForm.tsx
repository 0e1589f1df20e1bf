import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import { handInLengths } from '#shared/contracts/hand-ins.ts';
import {
  answerAsMentor,
  dropMentorSentence,
  giveFeedback,
  mentorLengths,
  readMentorDesk,
  saveMentorSentence,
  type MentorDesk,
  type MentorReading,
} from '#shared/contracts/mentor.ts';
import { CallError } from '../../browser/call-endpoint.ts';
import { queryClient } from '../../browser/queries.ts';
import { useLeaveWarning } from '../../browser/use-leave-warning.ts';
import { TextArea } from '../../components/ui/TextInput.tsx';
import { emptyFeedback, useFeedbackDraft } from './feedback-draft.ts';
import { mentorCall, sayWhy } from './mentor-calls.ts';
import { mentorWords as words } from './words.ts';

export type Judge = (outcome: 'accepted' | 'returned') => void;

interface Props {
  reading: MentorReading;
  desk: MentorDesk;
  /** Set while there is something to judge, for the keys. */
  judge: RefObject<Judge | null>;
  onAnswered: (reading: MentorReading) => void;
  /** It was read, replaced or taken meanwhile: what is shown is read again, and the draft stays. */
  onMoved: () => void;
}

/** The mentor's answer to one version, and the conversation. What is written is on this device until it has been sent. */
export function FeedbackForm({ reading, desk, judge, onAnswered, onMoved }: Props) {
  const { queued, rubric } = reading;
  const form = useId();
  const { draft, write, isDurable } = useFeedbackDraft(desk.mentorId, queued.id);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const [isMissing, setMissing] = useState(false);
  const summary = useRef<HTMLDivElement>(null);
  const isMine = queued.state === 'reading' && queued.takenBy?.isMe === true;
  useLeaveWarning(!isDurable && draft !== emptyFeedback);

  const run = async (work: () => Promise<void>) => {
    if (isBusy) return;
    setBusy(true);
    setFailure('');
    try {
      await work();
    } catch (error) {
      setFailure(sayWhy(error, words.readingFailed));
      if (error instanceof CallError && error.status === 409) onMoved();
    } finally {
      setBusy(false);
    }
  };

  const send: Judge = (outcome) => {
    setMissing(draft.summary.trim() === '');
    if (draft.summary.trim() === '') {
      summary.current?.querySelector('textarea')?.focus();
      return;
    }
    void run(async () => {
      const lines = Object.entries(draft.lines).flatMap(([line, { level, sentence }]) =>
        level > 0 ? [{ line: Number(line), level, sentence }] : [],
      );
      const answer = await mentorCall(giveFeedback, {
        handInId: queued.id,
        outcome,
        summary: draft.summary,
        lines,
      });
      write({ summary: '', lines: {} });
      onAnswered(answer);
    });
  };
  useEffect(() => {
    judge.current = isMine ? send : null;
    return () => {
      judge.current = null;
    };
  });

  const talk = () =>
    run(async () => {
      const answer = await mentorCall(answerAsMentor, {
        handInId: queued.id,
        messageId: draft.messageId,
        text: draft.message,
      });
      write({ message: '' });
      onAnswered(answer);
    });

  const setLine = (place: number, change: { level?: number; sentence?: string }) => {
    const before = draft.lines[place] ?? { level: 0, sentence: '' };
    write({ lines: { ...draft.lines, [place]: { ...before, ...change } } });
  };

  return (
    <section className="reading-answer" aria-label={words.feedback}>
      {failure ? (
        <div className="msg msg-bad" role="alert">
          <p key={failure}>{failure}</p>
        </div>
      ) : null}
      {isMine ? (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
          }}
        >
          <h3>{words.feedback}</h3>
          {rubric.length > 0 ? <h4>{words.rubric}</h4> : null}
          {rubric.map((line, place) => (
            <details className="rubric-line" key={line.title} open={draft.lines[place] ? true : undefined}>
              <summary>{line.title}</summary>
              <fieldset>
                <legend className="vh">{line.title}</legend>
                {[0, 1, 2, 3, 4].map((level) => (
                  <label key={level}>
                    <input
                      type="radio"
                      name={`${form}-${place}`}
                      checked={(draft.lines[place]?.level ?? 0) === level}
                      onChange={() => setLine(place, { level })}
                    />
                    <span>{level === 0 ? words.notJudged : words.level(level, line.levels[level - 1])}</span>
                  </label>
                ))}
              </fieldset>
              <TextArea
                form={form}
                name={`line-${place}`}
                label={words.sentence}
                optional
                rows={2}
                maxLength={mentorLengths.lineSentence}
                value={draft.lines[place]?.sentence ?? ''}
                onChange={(event) => setLine(place, { sentence: event.target.value })}
              />
            </details>
          ))}
          <div ref={summary}>
            <TextArea
              form={form}
              name="summary"
              label={words.summary}
              hint={words.summaryHint}
              error={isMissing ? words.summaryMissing : undefined}
              rows={8}
              maxLength={handInLengths.summary}
              value={draft.summary}
              onChange={(event) => {
                setMissing(false);
                write({ summary: event.target.value });
              }}
            />
          </div>
          <Sentences
            desk={desk}
            last={
              draft.summary
                .trim()
                .split(/\n\s*\n/)
                .at(-1) ?? ''
            }
            onInsert={(text) =>
              write({ summary: draft.summary ? `${draft.summary.trimEnd()}\n\n${text}` : text })
            }
          />
          <div className="cluster">
            <button
              className="btn btn-main"
              type="button"
              aria-keyshortcuts="Alt+A"
              aria-disabled={isBusy || undefined}
              onClick={() => send('accepted')}
            >
              {words.accept}
            </button>
            <button
              className="btn"
              type="button"
              aria-keyshortcuts="Alt+R"
              aria-disabled={isBusy || undefined}
              onClick={() => send('returned')}
            >
              {words.return}
            </button>
            <p className="note" role="status">
              {isBusy ? words.sending : isDurable ? words.kept : words.notKept}
            </p>
          </div>
        </form>
      ) : null}
      {!isMine && queued.state === 'waiting' ? <p className="note">{words.takeFirst}</p> : null}
      <form
        className="reading-talk"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (draft.message.trim() !== '') void talk();
        }}
      >
        <TextArea
          form={form}
          name="message"
          label={words.talk}
          optional
          rows={2}
          maxLength={handInLengths.answer}
          value={draft.message}
          onChange={(event) => write({ message: event.target.value })}
        />
        <button
          className="btn btn-small"
          type="submit"
          aria-disabled={isBusy || draft.message.trim() === '' || undefined}
        >
          {words.talkButton}
        </button>
      </form>
    </section>
  );
}

function Sentences({
  desk,
  last,
  onInsert,
}: {
  desk: MentorDesk;
  last: string;
  onInsert: (text: string) => void;
}) {
  const [failure, setFailure] = useState('');
  const change = async (call: () => Promise<MentorDesk>) => {
    try {
      const answer = await call();
      queryClient.setQueriesData<MentorDesk>(
        { predicate: ({ queryKey }) => queryKey[0] === readMentorDesk.path },
        answer,
      );
      setFailure('');
    } catch (error) {
      setFailure(sayWhy(error, words.readingFailed));
    }
  };
  const canKeep = last !== '' && last.length <= mentorLengths.sentence;
  return (
    <details className="sentences">
      <summary>
        {words.sentences} <span className="count num">({desk.sentences.length})</span>
      </summary>
      {failure ? <p role="alert">{failure}</p> : null}
      <ul className="plain">
        {desk.sentences.map(({ id, text }) => (
          <li key={id}>
            <p>{text}</p>
            <div className="cluster">
              <button className="btn btn-small" type="button" onClick={() => onInsert(text)}>
                {words.insert}
                <span className="vh">: {text}</span>
              </button>
              <button
                className="btn btn-small btn-plain"
                type="button"
                onClick={() => void change(() => mentorCall(dropMentorSentence, { sentenceId: id }))}
              >
                {words.forget}
                <span className="vh">: {text}</span>
              </button>
            </div>
          </li>
        ))}
      </ul>
      <button
        className="btn btn-small"
        type="button"
        aria-disabled={!canKeep || undefined}
        onClick={() => {
          if (canKeep) void change(() => mentorCall(saveMentorSentence, { text: last }));
        }}
      >
        {words.keep}
      </button>
    </details>
  );
}
