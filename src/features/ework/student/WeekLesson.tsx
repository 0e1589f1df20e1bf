import '../../../components/ui/data-set.css';
import './week-lesson.css';
import { useState, type ReactNode } from 'react';
import { hoursOfWeek } from '#shared/rules/week-hours.ts';
import { showLesson, type WeekLesson as Lesson } from '#shared/contracts/ework-lesson.ts';
import { callEndpoint } from '../../../browser/call-endpoint.ts';
import { DataSet } from '../../../components/ui/DataSet.tsx';
import { ChevronDownIcon } from '../icons.tsx';
import { lessonWords, sayFailureOr, sharedWords } from '../messages.ts';

type State =
  { is: 'unread' | 'loading' } | { is: 'failed'; words: string } | { is: 'read'; lesson: Lesson | null };

/** The half of a week that is not its task. Asked for when it is opened for the first time. */
export function WeekLesson({ taskId, taskHours }: { taskId: string; taskHours: number }) {
  const [state, setState] = useState<State>({ is: 'unread' });

  const load = async () => {
    setState({ is: 'loading' });
    try {
      const { lesson } = await callEndpoint(showLesson, { taskId });
      setState({ is: 'read', lesson });
    } catch (error) {
      setState({ is: 'failed', words: sayFailureOr(lessonWords.failed)(error) });
    }
  };

  return (
    <details
      className="fold week-lesson"
      onToggle={(event) => {
        if (event.currentTarget.open && state.is === 'unread') void load();
      }}
    >
      <summary>
        <span>
          {lessonWords.title}
          <span className="note">: {lessonWords.hint}</span>
        </span>
        <ChevronDownIcon />
      </summary>
      <div className="stack">
        {state.is === 'loading' ? <p role="status">{sharedWords.loading}</p> : null}
        {state.is === 'failed' ? (
          <div className="msg msg-bad" role="alert">
            <p>{state.words}</p>
            <button className="btn btn-small" type="button" onClick={() => void load()}>
              {sharedWords.tryAgain}
            </button>
          </div>
        ) : null}
        {state.is === 'read' ? (
          state.lesson ? (
            <Parts lesson={state.lesson} taskHours={taskHours} />
          ) : (
            <p>{lessonWords.missing}</p>
          )
        ) : null}
      </div>
    </details>
  );
}

function Parts({ lesson, taskHours }: { lesson: Lesson; taskHours: number }) {
  const { start, plan, materials, example, questions, hints, now } = lesson;
  return (
    <>
      <p className="num">{lessonWords.hours(hoursOfWeek(taskHours, lesson))}</p>
      {start && start.before.length > 0 ? (
        <Part title={lessonWords.before}>
          <ul>
            {start.before.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Part>
      ) : null}
      {start && start.install.length > 0 ? (
        <Part title={lessonWords.install}>
          {start.install.map((program) => (
            <details className="unfold" key={program.name}>
              <summary>
                {program.name} <span className="note num">{lessonWords.minutes(program.minutes)}</span>
              </summary>
              <dl>
                {(['windows', 'macos', 'linux', 'browser'] as const).map((system) => (
                  <div key={system}>
                    <dt>{lessonWords.systems[system]}</dt>
                    <dd>{program[system]}</dd>
                  </div>
                ))}
                <div>
                  <dt>{lessonWords.check}</dt>
                  <dd>{program.check}</dd>
                </div>
              </dl>
            </details>
          ))}
        </Part>
      ) : null}
      <Part title={lessonWords.plan(plan.reduce((sum, { minutes }) => sum + minutes, 0))}>
        <ol className="lesson-plan">
          {plan.map((step) => (
            <li key={step.title}>
              <p>
                <span className="tag">{lessonWords.do[step.do]}</span>{' '}
                {step.address ? (
                  <a href={step.address} rel="noreferrer">
                    {step.title}
                  </a>
                ) : (
                  <b>{step.title}</b>
                )}{' '}
                <span className="note num">{lessonWords.minutes(step.minutes)}</span>
              </p>
              <p>{step.why}</p>
            </li>
          ))}
        </ol>
      </Part>
      {materials.length > 0 ? (
        <Part title={lessonWords.data}>
          {materials.map((material) => (
            <DataSet key={material.name} material={material} />
          ))}
        </Part>
      ) : null}
      <Part title={`${lessonWords.example}: ${example.title}`}>
        {example.steps.map((step, place) =>
          typeof step === 'string' ? (
            <p key={place}>{step}</p>
          ) : (
            // Long lines scroll, also by keyboard.
            <pre key={place} tabIndex={0}>
              <code>{step.code}</code>
            </pre>
          ),
        )}
      </Part>
      <Part title={lessonWords.questions}>
        <ol>
          {questions.map(({ ask, answer }) => (
            <li key={ask}>
              <p>{ask}</p>
              <details className="unfold">
                <summary>
                  {lessonWords.answer}
                  <span className="vh">: {ask}</span>
                </summary>
                <p>{answer}</p>
              </details>
            </li>
          ))}
        </ol>
      </Part>
      <Part title={lessonWords.hints}>
        <dl>
          {hints.map((hint) => (
            <div key={hint.when}>
              <dt>{hint.when}</dt>
              <dd>{hint.try}</dd>
            </div>
          ))}
        </dl>
      </Part>
      <Part title={lessonWords.now}>
        <p>{now}</p>
      </Part>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h4>{title}</h4>
      {children}
    </section>
  );
}
