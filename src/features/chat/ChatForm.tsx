import { useState, type KeyboardEvent, type Ref } from 'react';
import { chatMessageLimit } from '#shared/contracts/chatbot.ts';
import { chatMessages } from '#shared/messages/chat.ts';
import { AlertIcon } from '../../components/ui/icons.tsx';
import { chatWords } from './messages.ts';

/** From here on the visitor is told how many characters are left. */
const countedFrom = chatMessageLimit - 200;
const id = 'chat-question';

interface Props {
  isAsking: boolean;
  /** Whether the question was taken; otherwise it stays in the field. */
  send: (question: string) => boolean;
  ref: Ref<HTMLTextAreaElement>;
}

/** 229 is what Safari says of the Enter that ends a composition, when it has already stopped saying `isComposing`. */
const isComposing = (event: KeyboardEvent): boolean =>
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- nothing else tells that Enter from any other
  event.nativeEvent.isComposing || event.keyCode === 229;

export function ChatForm({ isAsking, send, ref }: Props) {
  const [text, setText] = useState('');
  const question = text.trim();
  const left = chatMessageLimit - question.length;
  const isTooLong = left < 0;

  const submit = () => {
    if (question && !isTooLong && send(question)) setText('');
  };

  return (
    <form
      className="chat-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <label className="small" htmlFor={id}>
        {chatWords.label}
      </label>
      {isTooLong ? (
        <p className="error" role="alert" id={`${id}-error`}>
          <AlertIcon />
          <span>{chatMessages.tooLong}</span>
        </p>
      ) : null}
      <textarea
        className="input"
        id={id}
        name="message"
        rows={1}
        dir="auto"
        autoComplete="off"
        enterKeyHint="send"
        placeholder={chatMessages.placeholder}
        aria-invalid={isTooLong || undefined}
        aria-describedby={`${id}-error ${id}-count`}
        ref={ref}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.altKey || isComposing(event)) return;
          event.preventDefault();
          submit();
        }}
      />
      <button
        className="btn btn-main"
        type="submit"
        disabled={!question}
        aria-disabled={isTooLong || isAsking || undefined}
      >
        {chatWords.send}
      </button>
      {question.length > countedFrom ? (
        <p className={isTooLong ? 'note chat-over' : 'note'} id={`${id}-count`}>
          {isTooLong ? chatWords.over(-left) : chatWords.left(left)}
        </p>
      ) : null}
    </form>
  );
}
