import { useState } from 'react';
import { showMyCertificate, wishCertificateName, type Certificate } from '#shared/contracts/certificates.ts';
import { withdrawPortfolio } from '#shared/contracts/portfolios.ts';
import { reasonWords } from '#shared/messages/certificates.ts';
import { useCall } from '../../browser/queries.ts';
import { sayFailure } from '../../browser/say-failure.ts';
import { useCallForm } from '../../browser/use-call-form.ts';
import { ErrorSummary } from '../../components/ui/ErrorSummary.tsx';
import { FailureAlert, SubmitButton } from '../../components/ui/Submit.tsx';
import { TextInput } from '../../components/ui/TextInput.tsx';
import { contentOf } from './credential-content.ts';
import { linkedInAddress } from './linked-in.ts';
import { envelope } from './baked.ts';
import { saveFile } from './save-file.ts';
import { sayDay } from './say-day.ts';
import { words } from './words.ts';

interface Props {
  certificate: Certificate;
  issuer: string;
  isDemonstration: boolean;
  onChanged: (certificate: Certificate) => void;
  /** Begins a newer version of a portfolio. */
  onNewVersion?: () => void;
}

/** One certificate or portfolio: what it says, its files, who may read the name, and asking for another one. */
export function CertificateCard({ certificate, issuer, isDemonstration, onChanged, onNewVersion }: Props) {
  const { number, name, awardName, awardedOn, validUntil, exam, state, withdrawn, replacedBy } = certificate;
  const id = `certificate-${number}`;
  return (
    <article className="card mine-card" aria-labelledby={id}>
      <header>
        {/* A portfolio is below the heading of its part of the page. */}
        {onNewVersion ? <h3 id={id}>{awardName}</h3> : <h2 id={id}>{awardName}</h2>}
        <span className={state === 'valid' ? 'tag' : 'tag mine-off'}>{words.states[state]}</span>
      </header>
      {withdrawn ? (
        <p>
          {`${sayDay(withdrawn.on)}: ${reasonWords[withdrawn.reason]}`}
          {replacedBy ? ` ${words.replacedBy(replacedBy)}` : ''}
        </p>
      ) : null}
      <dl className="facts">
        <dt>{words.name}</dt>
        <dd>{name}</dd>
        <dt>{onNewVersion ? words.signedOn : words.awarded}</dt>
        <dd>{sayDay(awardedOn)}</dd>
        <dt>{words.until}</dt>
        <dd>{sayDay(validUntil)}</dd>
        {exam ? (
          <>
            <dt>{words.exam}</dt>
            <dd>{`${exam.percent}%, ${sayDay(exam.satOn)}`}</dd>
          </>
        ) : null}
        <dt>{words.number}</dt>
        <dd className="mine-number">{number}</dd>
      </dl>
      {state === 'withdrawn' ? null : (
        <>
          <Files certificate={certificate} issuer={issuer} isDemonstration={isDemonstration} />
          <Showing certificate={certificate} onChanged={onChanged} />
          {onNewVersion ? (
            <Renewing certificate={certificate} onChanged={onChanged} onNewVersion={onNewVersion} />
          ) : (
            <NameWish certificate={certificate} onChanged={onChanged} />
          )}
        </>
      )}
    </article>
  );
}

const checkAddress = (number: string): string => `${location.origin}/verify#${number}`;
const pageAddress = (number: string): string => `/certificates/${number}`;

/** Everything is made here, from what the page has: nothing is sent anywhere. */
function Files({
  certificate,
  issuer,
  isDemonstration,
}: Pick<Props, 'certificate' | 'issuer' | 'isDemonstration'>) {
  const { number, kind, name, awardName, awardedOn, validUntil, credential, isShown } = certificate;
  const [isMaking, setMaking] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const isPortfolio = kind === 'portfolio';
  const facts = { awardName, name, number, credential, issuer, isDemonstration };
  const make = (work: () => Promise<void>) => {
    if (isMaking) return;
    setMaking(true);
    setFailed(false);
    work()
      .catch(() => setFailed(true))
      .finally(() => setMaking(false));
  };
  const makePdf = async () => {
    const dated = {
      ...facts,
      issued: sayDay(awardedOn),
      validUntil: sayDay(validUntil),
      checkAddress: checkAddress(number),
    };
    const { drawText } = await import('./draw-text.ts');
    const bytes = isPortfolio
      ? await (
          await import('./portfolio-pdf.ts')
        ).portfolioPdf({ ...dated, ...contentOf(credential) }, drawText)
      : await (await import('./certificate-pdf.ts')).certificatePdf({ ...dated, kind }, drawText);
    saveFile(`${number}.pdf`, 'application/pdf', new Uint8Array(bytes));
  };
  const makePng = async () => {
    const { badgePng } = await import('./badge-png.ts');
    saveFile(`${number}.png`, 'image/png', await badgePng(facts));
  };
  const makeBadge = async () => {
    const { badgeImage } = await import('./badge-image.ts');
    saveFile(`${number}.svg`, 'image/svg+xml', badgeImage(facts));
  };
  return (
    <div className="stack">
      <div className="cluster">
        <button
          className="btn btn-main"
          type="button"
          aria-busy={isMaking || undefined}
          aria-disabled={isMaking || undefined}
          onClick={() => make(makePdf)}
        >
          <span key={String(isMaking)}>{isMaking ? words.makingPdf : words.pdf}</span>
        </button>
        <button
          className="btn"
          type="button"
          onClick={() => saveFile(`${number}.jwt`, 'text/plain', credential)}
        >
          {words.file}
        </button>
        {isPortfolio ? null : (
          <a
            className="more"
            href={linkedInAddress(
              certificate,
              issuer,
              isShown ? `${location.origin}${pageAddress(number)}` : checkAddress(number),
            )}
            target="_blank"
            rel="noopener noreferrer"
          >
            {words.linkedIn}
          </a>
        )}
      </div>
      <details>
        <summary>{words.moreFiles}</summary>
        <div className="cluster mine-files">
          {isPortfolio ? null : (
            <>
              <button className="btn btn-small" type="button" onClick={() => make(makePng)}>
                {words.badgePng}
              </button>
              <button className="btn btn-small" type="button" onClick={() => make(makeBadge)}>
                {words.badge}
              </button>
            </>
          )}
          <button
            className="btn btn-small"
            type="button"
            onClick={() => saveFile(`${number}.json`, 'application/json', envelope(credential, name))}
          >
            {words.json}
          </button>
        </div>
      </details>
      {hasFailed ? <FailureAlert message={words.failed} /> : null}
    </div>
  );
}

interface ChoiceProps {
  certificate: Certificate;
  onChanged: (certificate: Certificate) => void;
}

function Showing({ certificate: { number, kind, isShown }, onChanged }: ChoiceProps) {
  const call = useCall(showMyCertificate, { onSuccess: ({ certificate }) => onChanged(certificate) });
  const id = `show-${number}`;
  return (
    <div className="stack">
      <label className="check" htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          checked={call.isPending ? call.variables.isShown : isShown}
          aria-describedby={`${id}-hint`}
          onChange={(event) => {
            if (!call.isPending) call.mutate({ number, isShown: event.currentTarget.checked });
          }}
        />
        <span>{kind === 'portfolio' ? words.showPortfolio : words.show}</span>
      </label>
      <p className="hint" id={`${id}-hint`}>
        {kind === 'portfolio' ? words.showPortfolioHint : words.showHint}
      </p>
      {isShown ? (
        <p>
          <a href={pageAddress(number)}>{words.shown}</a>
        </p>
      ) : null}
      {call.error ? <FailureAlert message={sayFailure(call.error)} /> : null}
    </div>
  );
}

/** A newer version of a portfolio, or none any more. */
function Renewing({
  certificate: { number },
  onChanged,
  onNewVersion,
}: ChoiceProps & { onNewVersion: () => void }) {
  const call = useCall(withdrawPortfolio, { onSuccess: ({ certificate }) => onChanged(certificate) });
  return (
    <div className="stack">
      <p>
        <button className="btn" type="button" onClick={onNewVersion}>
          {words.newVersion}
        </button>
      </p>
      <details>
        <summary>{words.withdraw}</summary>
        <div className="stack">
          <p className="hint">{words.withdrawHint}</p>
          {call.error ? <FailureAlert message={sayFailure(call.error)} /> : null}
          <button
            className="btn btn-small btn-danger"
            type="button"
            aria-busy={call.isPending || undefined}
            aria-disabled={call.isPending || undefined}
            onClick={() => {
              if (!call.isPending) call.mutate({ number });
            }}
          >
            <span key={String(call.isPending)}>{call.isPending ? words.withdrawing : words.withdraw}</span>
          </button>
        </div>
      </details>
    </div>
  );
}

function NameWish({ certificate: { number, name, nameWish }, onChanged }: ChoiceProps) {
  const back = useCall(wishCertificateName, { onSuccess: ({ certificate }) => onChanged(certificate) });
  const form = useCallForm({
    id: `wish-${number}`,
    contract: wishCertificateName,
    fields: ['name'],
    toInput: (values) => ({ number, name: values['name'] ?? '' }),
    onDone: ({ certificate }) => {
      onChanged(certificate);
      return undefined;
    },
  });
  if (nameWish !== null)
    return (
      <div className="stack" role="status">
        <p>{words.asked(nameWish)}</p>
        {back.error ? <FailureAlert message={sayFailure(back.error)} /> : null}
        <button className="btn btn-small" type="button" onClick={() => back.mutate({ number, name })}>
          {words.takeBack}
        </button>
      </div>
    );
  return (
    <details>
      <summary>{words.wish}</summary>
      <form {...form.formProps} className="mine-wish">
        <ErrorSummary id={`${form.id}-summary`} level="h3" errors={form.summary} />
        <TextInput
          form={form.id}
          name="name"
          label={words.wishLabel}
          hint={words.wishHint}
          error={form.errorOf('name')}
          defaultValue={name}
          autoComplete="name"
        />
        {form.failure ? <FailureAlert message={form.failure} /> : null}
        <SubmitButton label={form.isBusy ? words.asking : words.ask} isBusy={form.isBusy} look="btn" />
      </form>
    </details>
  );
}
