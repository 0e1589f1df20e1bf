import { AlertIcon } from '../../components/ui/icons.tsx';
import type { ChatReply } from '#shared/contracts/chatbot.ts';
import { linkedPieces, toParagraphs, type Turn } from './conversation.ts';
import { chatWords } from './messages.ts';

const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Europe/London' });

/** The same attributes as every link to the enquiry form: the modal opens over the panel, or the page does. */
function ActionLink({ label, formType, programme }: ChatReply['actions'][number]) {
  const query = new URLSearchParams({ type: formType, ...(programme ? { programme } : {}) });
  return (
    <a
      className="btn btn-small"
      href={`/enquire?${query.toString()}`}
      data-enquiry={formType}
      data-programme={programme}
    >
      {label}
    </a>
  );
}

/** A paragraph of an answer, in which our address and number can be pressed. */
function Linked({ text }: { text: string }) {
  return linkedPieces(text).map(({ text: piece, href }, place) =>
    href ? (
      <a key={place} className="nowrap" href={href}>
        {piece}
      </a>
    ) : (
      piece
    ),
  );
}

/** One turn. What was said is text, whatever it looks like. */
export function ChatTurn({ turn, onAgain }: { turn: Turn; onAgain?: () => void }) {
  const { type, content, timestamp, sources, actions, hasFailed } = turn;
  return (
    <li className={`chat-turn chat-${hasFailed ? 'failed' : type}`}>
      <p className="note chat-by">
        <b>{type === 'user' ? chatWords.you : chatWords.assistant}</b>{' '}
        <time dateTime={timestamp}>{clock.format(new Date(timestamp))}</time>
      </p>
      <div className="chat-text">
        {hasFailed ? <AlertIcon /> : null}
        <div>
          {type === 'user' ? (
            <p className="chat-typed" dir="auto">
              {content}
            </p>
          ) : (
            toParagraphs(content).map((paragraph, place) => (
              <p key={place} dir="auto">
                <Linked text={paragraph} />
              </p>
            ))
          )}
        </div>
      </div>
      {sources.length ? (
        <div className="chat-sources">
          <p className="note">{chatWords.sources}</p>
          <ul className="small">
            {sources.map(({ title, href }) => (
              <li key={href}>
                <a href={href}>{title}</a>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {actions.length ? (
        <div className="chat-acts">
          {actions.map((action) => (
            <ActionLink key={action.label} {...action} />
          ))}
        </div>
      ) : null}
      {onAgain ? (
        <div className="chat-acts">
          <button className="btn btn-small" type="button" onClick={onAgain}>
            {chatWords.again}
          </button>
          <a className="btn btn-small btn-plain" href="/contact">
            {chatWords.support}
          </a>
        </div>
      ) : null}
    </li>
  );
}

export function ChatTyping() {
  return (
    <li className="chat-turn chat-typing">
      <span className="vh">{chatWords.typing}</span>
      <i />
      <i />
      <i />
    </li>
  );
}
