import type { ReactNode } from 'react';
import type { HandIn } from '#shared/contracts/hand-ins.ts';
import { Markdown } from '../../components/ui/Markdown.tsx';
import { StepsBar } from '../StepsBar.tsx';
import { handInWords, sayMoment, sayState } from './words.ts';

interface Props {
  version: HandIn;
  /** What can be done with it, below the conversation. */
  children?: ReactNode;
  /** How the person whose work it is is called in the conversation. */
  owner?: string;
  /** Of its headings. */
  level?: 3 | 5;
}

/** One version with what was said of it. */
export function VersionView({ version, children, owner = handInWords.you, level = 5 }: Props) {
  const Heading = `h${level}` as const;
  const { feedback, messages } = version;
  return (
    <article className="version" data-state={version.state}>
      <p className="note num">
        {handInWords.version(version.version)}, {sayMoment(version.handedInAt)}
        {version.state === 'replaced' ? `. ${sayState('replaced')}` : ''}
      </p>
      {version.link === null ? null : (
        <p className="version-link">
          <a href={version.link} rel="noreferrer nofollow ugc">
            {version.link}
          </a>
        </p>
      )}
      {version.text === null ? null : <Markdown text={version.text} />}
      {version.note === '' ? null : (
        <div className="version-note">
          <p className="note">{owner === handInWords.you ? handInWords.your : `Note of ${owner}`}</p>
          <p>{version.note}</p>
        </div>
      )}
      {feedback ? (
        <section className="feedback" data-outcome={feedback.outcome}>
          <Heading>
            {handInWords.mentorSays(feedback.mentor)}: {sayState(feedback.outcome)}
          </Heading>
          <p className="note num">{sayMoment(feedback.givenAt)}</p>
          <Markdown text={feedback.summary} />
          {feedback.lines.length > 0 ? (
            <ul className="feedback-lines plain">
              {feedback.lines.map((line) => (
                <li key={line.title}>
                  <p>{line.title}</p>
                  <p className="feedback-level">
                    <StepsBar label={`Level of ${line.title}`} value={line.level * 25} steps={4} />
                    <b>
                      <span className="num">{line.level}</span> of 4, {handInWords.levels[line.level - 1]}
                    </b>
                  </p>
                  {line.sentence === '' ? null : <p>{line.sentence}</p>}
                </li>
              ))}
            </ul>
          ) : null}
        </section>
      ) : null}
      {messages.length > 0 ? (
        <section className="conversation">
          <Heading>{handInWords.conversation}</Heading>
          <ol className="plain">
            {messages.map((message) => (
              <li key={message.id} data-from={message.mentor === null ? 'owner' : 'mentor'}>
                <p className="note num">
                  <b>{message.mentor ?? owner}</b>, {sayMoment(message.sentAt)}
                </p>
                <Markdown text={message.text} />
              </li>
            ))}
          </ol>
        </section>
      ) : null}
      {children}
    </article>
  );
}
