import { useState } from 'react';
import type { Certificate } from '#shared/contracts/certificates.ts';
import {
  portfolioLimits,
  previewPortfolio,
  signPortfolio,
  type PortfolioPreview,
  type PortfolioWork,
} from '#shared/contracts/portfolios.ts';
import { certificateMessages as messages } from '#shared/messages/certificates.ts';
import { outcomeOf } from '#shared/rules/portfolio.ts';
import { useCall } from '../../browser/queries.ts';
import { makeId } from '../../browser/random-id.ts';
import { sayFailure } from '../../browser/say-failure.ts';
import { useCallForm } from '../../browser/use-call-form.ts';
import { AlertIcon } from '../../components/ui/icons.tsx';
import { ErrorSummary } from '../../components/ui/ErrorSummary.tsx';
import { FailureAlert, SubmitButton } from '../../components/ui/Submit.tsx';
import { TextArea, TextInput } from '../../components/ui/TextInput.tsx';
import { sayDay } from './say-day.ts';
import { words } from './words.ts';

interface Choice {
  title: string;
  words: string;
  workIds: string[];
}

interface Props {
  works: readonly PortfolioWork[];
  initial: Choice;
  /** The version whose place the new one takes. */
  old: Certificate | null;
  onCancel: () => void;
  onSigned: (certificate: Certificate) => void;
}

/** Title, words and work in its order; then what would be signed; then it is signed. */
export function PortfolioForm({ works, initial, old, onCancel, onSigned }: Props) {
  const [workIds, setWorkIds] = useState(initial.workIds);
  const [shown, setShown] = useState<{ choice: Choice; preview: PortfolioPreview; id: string }>();
  const form = useCallForm({
    id: 'portfolio',
    contract: previewPortfolio,
    fields: ['title', 'words', 'workIds'],
    toInput: (values): Choice => ({ title: values['title'] ?? '', words: values['words'] ?? '', workIds }),
    onDone: ({ preview }, input) => {
      setShown({ choice: input as Choice, preview, id: makeId() });
      return undefined;
    },
  });
  const workError = form.errorOf('workIds');
  return (
    <div className="card mine-card">
      <h3
        tabIndex={-1}
        ref={(heading) => (shown ? undefined : heading?.focus())}
        key={String(shown === undefined)}
      >
        {old ? words.newVersionOf(old.number) : words.makePortfolio}
      </h3>
      <form {...form.formProps} className="mine-form" hidden={shown !== undefined}>
        <ErrorSummary id={`${form.id}-summary`} level="h3" errors={form.summary} />
        <TextInput
          form={form.id}
          name="title"
          label={words.portfolioTitle}
          hint={words.portfolioTitleHint}
          error={form.errorOf('title')}
          defaultValue={initial.title}
          maxLength={portfolioLimits.title}
          autoComplete="off"
        />
        <TextArea
          form={form.id}
          name="words"
          label={words.portfolioWords}
          hint={words.portfolioWordsHint}
          error={form.errorOf('words')}
          defaultValue={initial.words}
          maxLength={portfolioLimits.words}
          rows={4}
          optional
        />
        <WorkChoice
          id={`${form.id}-workIds`}
          works={works}
          chosen={workIds}
          // Mended as soon as something is chosen.
          error={workIds.length > 0 && workError === messages.works ? undefined : workError}
          onChange={setWorkIds}
        />
        {form.failure ? <FailureAlert message={form.failure} /> : null}
        <div className="cluster">
          <SubmitButton label={form.isBusy ? words.previewing : words.preview} isBusy={form.isBusy} />
          <button className="btn" type="button" onClick={onCancel}>
            {words.cancel}
          </button>
        </div>
      </form>
      {shown ? (
        <Preview {...shown} old={old} onChange={() => setShown(undefined)} onSigned={onSigned} />
      ) : null}
    </div>
  );
}

interface WorkChoiceProps {
  id: string;
  works: readonly PortfolioWork[];
  chosen: readonly string[];
  error: string | undefined;
  onChange: (chosen: string[]) => void;
}

/** What is chosen, in its order, and what is not. Each press says what it did. */
function WorkChoice({ id, works, chosen, error, onChange }: WorkChoiceProps) {
  const [said, say] = useState('');
  const titleOf = (workId: string) => works.find((work) => work.workId === workId)?.title ?? workId;
  const move = (workId: string, by: -1 | 1) => {
    const from = chosen.indexOf(workId);
    const next = chosen.filter((one) => one !== workId);
    next.splice(from + by, 0, workId);
    onChange(next);
    say(words.movedTo(titleOf(workId), from + by + 1));
  };
  const rest = works.filter(({ workId }) => !chosen.includes(workId));
  return (
    <fieldset className={error ? 'field field-bad mine-works' : 'field mine-works'}>
      <legend id={id} tabIndex={-1}>
        {words.works}
      </legend>
      <p className="hint">{words.worksHint}</p>
      <p className="error" hidden={!error}>
        {error ? <AlertIcon /> : null}
        {error ? <span key={error}>{error}</span> : null}
      </p>
      {chosen.length > 0 ? (
        <ol className="mine-chosen">
          {chosen.map((workId, place) => (
            <li key={workId}>
              <span>{titleOf(workId)}</span>
              <span className="cluster">
                <button
                  className="btn btn-small"
                  type="button"
                  aria-disabled={place === 0 || undefined}
                  onClick={() => place > 0 && move(workId, -1)}
                >
                  {words.up} <span className="vh">{titleOf(workId)}</span>
                </button>
                <button
                  className="btn btn-small"
                  type="button"
                  aria-disabled={place === chosen.length - 1 || undefined}
                  onClick={() => place < chosen.length - 1 && move(workId, 1)}
                >
                  {words.down} <span className="vh">{titleOf(workId)}</span>
                </button>
                <button
                  className="btn btn-small"
                  type="button"
                  onClick={() => {
                    onChange(chosen.filter((one) => one !== workId));
                    say(words.takenOut(titleOf(workId)));
                    document.getElementById(id)?.focus();
                  }}
                >
                  {words.takeOut} <span className="vh">{titleOf(workId)}</span>
                </button>
              </span>
            </li>
          ))}
        </ol>
      ) : null}
      {rest.length > 0 ? (
        <ul className="mine-rest">
          {rest.map(({ workId, title, signedOffOn }) => (
            <li key={workId}>
              <span>
                {title} <span className="note">{words.signedOffOn(sayDay(signedOffOn))}</span>
              </span>
              <button
                className="btn btn-small"
                type="button"
                onClick={() => {
                  onChange([...chosen, workId]);
                  say(words.putIn(title));
                  document.getElementById(id)?.focus();
                }}
              >
                {words.add} <span className="vh">{title}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <p className="vh" role="status">
        <span key={said}>{said}</span>
      </p>
    </fieldset>
  );
}

interface PreviewProps {
  choice: Choice;
  preview: PortfolioPreview;
  /** Of the portfolio: pressed twice, it is signed once. */
  id: string;
  old: Certificate | null;
  onChange: () => void;
  onSigned: (certificate: Certificate) => void;
}

function Preview({ choice, preview, id, old, onChange, onSigned }: PreviewProps) {
  const [isShown, setShown] = useState(old?.isShown ?? false);
  const call = useCall(signPortfolio, { onSuccess: ({ certificate }) => onSigned(certificate) });
  const { name, title, signedOn, validUntil, pieces, isDemonstration } = preview;
  return (
    <div className="stack mine-preview">
      <h4 tabIndex={-1} ref={(heading) => heading?.focus()}>
        {words.previewTitle}
      </h4>
      {isDemonstration ? <p className="note">{words.demonstration}</p> : null}
      <p className="mine-preview-title">{title}</p>
      {preview.words === '' ? null : <p className="mine-lines">{preview.words}</p>}
      <dl className="facts">
        <dt>{words.name}</dt>
        <dd>{name}</dd>
        <dt>{words.signedOn}</dt>
        <dd>{sayDay(signedOn)}</dd>
        <dt>{words.until}</dt>
        <dd>{sayDay(validUntil)}</dd>
      </dl>
      <ol className="mine-pieces">
        {pieces.map((piece, place) => (
          <li key={place}>
            <p className="mine-piece-title">{piece.title}</p>
            <p className="mine-lines">{piece.brief}</p>
            <p>{piece.link ?? words.asText}</p>
            <p className="mine-lines">{outcomeOf(piece)}</p>
          </li>
        ))}
      </ol>
      <p className="note">{words.previewNote}</p>
      <label className="check">
        <input
          type="checkbox"
          checked={isShown}
          onChange={(event) => setShown(event.currentTarget.checked)}
        />
        <span>{words.showPortfolio}</span>
      </label>
      {call.error ? <FailureAlert message={sayFailure(call.error)} /> : null}
      <div className="cluster">
        <button
          className="btn btn-main"
          type="button"
          aria-busy={call.isPending || undefined}
          aria-disabled={call.isPending || undefined}
          onClick={() => {
            if (!call.isPending)
              call.mutate({ ...choice, certificateId: id, isShown, replaces: old?.number ?? null });
          }}
        >
          <span key={String(call.isPending)}>{call.isPending ? words.signing : words.sign}</span>
        </button>
        <button className="btn" type="button" onClick={onChange}>
          {words.change}
        </button>
      </div>
    </div>
  );
}
