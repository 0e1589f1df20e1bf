import { useEffect, useId, useRef } from 'react';
import { handInLengths, type HandIn, type HandInWork } from '#shared/contracts/hand-ins.ts';
import { AlertIcon, DoneIcon } from '../../components/ui/icons.tsx';
import { TextArea, TextInput } from '../../components/ui/TextInput.tsx';
import { draftName, emptyDraft, type HandInDraft, type Sending } from './hand-in-keeper.ts';
import type { HandInDesk } from './use-hand-ins.ts';
import { VersionView } from './VersionView.tsx';
import { handInWords, sayState } from './words.ts';

type DeliverableOf = HandInWork['deliverables'][number];

interface Props {
  work: HandInWork;
  deliverable: DeliverableOf;
  desk: HandInDesk;
}

/** One deliverable: where it is, its latest version with what was said of it, those before, and the form for the next. */
export function Deliverable({ work, deliverable, desk }: Props) {
  const { title, versions } = deliverable;
  const latest = versions.at(-1);
  const earlier = versions.slice(0, -1).reverse();
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(versions.length);
  useEffect(() => {
    // The form that was sent folds away; who sent it by keyboard goes on at the top of what they handed in.
    if (versions.length > before.current && heading.current?.parentElement?.contains(document.activeElement))
      heading.current.focus();
    before.current = versions.length;
  }, [versions.length]);
  return (
    <li className="hand-in-item" data-state={latest?.state ?? 'none'}>
      <h4 tabIndex={-1} ref={heading}>
        {title}
      </h4>
      <StateLine latest={latest} />
      {latest ? (
        <VersionView version={latest}>
          {latest.feedback || latest.messages.length > 0 ? (
            <AnswerForm workId={work.workId} handInId={latest.id} desk={desk} />
          ) : null}
        </VersionView>
      ) : null}
      {earlier.length > 0 ? (
        <details className="lesson-more">
          <summary>
            {handInWords.earlier(earlier.length)}
            <span className="vh">: {title}</span>
          </summary>
          {earlier.map((version) => (
            <VersionView key={version.id} version={version} />
          ))}
        </details>
      ) : null}
      {latest?.state === 'accepted' ? null : <HandInForm work={work} deliverable={deliverable} desk={desk} />}
    </li>
  );
}

function StateLine({ latest }: { latest: HandIn | undefined }) {
  const tone =
    latest?.state === 'accepted' ? ' state-done' : latest?.state === 'returned' ? ' state-change' : '';
  const words = latest ? sayState(latest.state) : handInWords.none;
  return (
    <p className={`state${tone}`} key={words}>
      {latest?.state === 'accepted' ? <DoneIcon /> : null}
      {latest?.state === 'returned' ? <AlertIcon /> : null}
      <span>{words}</span>
    </p>
  );
}

function HandInForm({ work, deliverable, desk }: Props) {
  const { keeper, state } = desk;
  const form = useId();
  const to = { deliverable: deliverable.id };
  const name = draftName(work.workId, to);
  const draft = state.drafts.get(name);
  const sending = state.sending.get(name);
  const { as, link, text, note }: HandInDraft = draft ?? emptyDraft;
  const write = (change: Partial<HandInDraft>) =>
    keeper.write(work.workId, to, { as, link, text, note, ...change });
  const isBusy = sending?.is === 'sending' || sending?.is === 'waiting';
  const isEmpty = (as === 'link' ? link : text).trim() === '';
  const isAgain = deliverable.versions.length > 0;
  const refused = sending?.is === 'refused' ? sending.words : undefined;
  return (
    <details className="hand-in-write" open={draft ? true : undefined}>
      <summary>
        {isAgain ? handInWords.handInAgain : handInWords.handIn}
        <span className="vh">: {deliverable.title}</span>
      </summary>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isEmpty && !isBusy) keeper.press(work.workId, to);
        }}
      >
        <fieldset className="hand-in-as">
          <legend>{handInWords.as}</legend>
          {(['link', 'text'] as const).map((kind) => (
            <label key={kind}>
              <input
                type="radio"
                name={`${form}-as`}
                checked={as === kind}
                onChange={() => write({ as: kind })}
              />
              <span>{handInWords[kind]}</span>
            </label>
          ))}
        </fieldset>
        {as === 'link' ? (
          <TextInput
            form={form}
            name="link"
            label={handInWords.linkLabel}
            hint={handInWords.linkHint}
            error={refused}
            type="url"
            inputMode="url"
            autoComplete="off"
            maxLength={handInLengths.link}
            value={link}
            onChange={(event) => write({ link: event.target.value })}
          />
        ) : (
          <TextArea
            form={form}
            name="text"
            label={handInWords.textLabel}
            hint={handInWords.textHint}
            error={refused}
            rows={10}
            maxLength={handInLengths.text}
            value={text}
            onChange={(event) => write({ text: event.target.value })}
          />
        )}
        <TextArea
          form={form}
          name="note"
          label={handInWords.noteLabel}
          hint={handInWords.noteHint}
          optional
          rows={3}
          maxLength={handInLengths.note}
          value={note}
          onChange={(event) => write({ note: event.target.value })}
        />
        <SendLine
          sending={sending}
          words={isAgain ? handInWords.handInAgain : handInWords.handIn}
          of={deliverable.title}
          isEmpty={isEmpty}
          isDurable={state.isDurable}
        />
      </form>
    </details>
  );
}

/** The button, and what becomes of what was pressed. */
function SendLine({
  sending,
  words,
  of,
  isEmpty,
  isDurable,
}: {
  sending: Sending | undefined;
  words: string;
  of: string;
  isEmpty: boolean;
  isDurable: boolean;
}) {
  const isBusy = sending?.is === 'sending' || sending?.is === 'waiting';
  const said =
    sending?.is === 'waiting'
      ? handInWords.waits[sending.why]
      : sending?.is === 'sending'
        ? handInWords.sending
        : isDurable
          ? handInWords.kept
          : handInWords.notKept;
  return (
    <div className="hand-in-send">
      <button className="btn btn-small" type="submit" aria-disabled={isEmpty || isBusy || undefined}>
        {words}
        <span className="vh">: {of}</span>
      </button>
      <p className="note" role="status">
        <span key={said}>{said}</span>
      </p>
    </div>
  );
}

/** A word back to the mentor. */
function AnswerForm({ workId, handInId, desk }: { workId: string; handInId: string; desk: HandInDesk }) {
  const { keeper, state } = desk;
  const form = useId();
  const to = { handInId };
  const name = draftName(workId, to);
  const sending = state.sending.get(name);
  const text = state.drafts.get(name)?.text ?? '';
  const isBusy = sending?.is === 'sending' || sending?.is === 'waiting';
  return (
    <form
      className="hand-in-answer"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '' && !isBusy) keeper.press(workId, to);
      }}
    >
      <TextArea
        form={form}
        name="answer"
        label={handInWords.answerLabel}
        error={sending?.is === 'refused' ? sending.words : undefined}
        optional
        rows={3}
        maxLength={handInLengths.answer}
        value={text}
        onChange={(event) =>
          keeper.write(workId, to, { ...emptyDraft, as: 'text', text: event.target.value })
        }
      />
      {text === '' ? null : (
        <SendLine
          sending={sending}
          words={handInWords.answer}
          of=""
          isEmpty={text.trim() === ''}
          isDurable={state.isDurable}
        />
      )}
    </form>
  );
}
