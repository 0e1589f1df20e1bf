import { eworkMessages } from '#shared/messages/ework.ts';
import type { CallError } from '../../../browser/call-endpoint.ts';
import { AlertIcon } from '../../../components/ui/icons.tsx';

/** Under the form, in red: the server's words, or the specification's where there are none. */
export function LoginFailure({ error }: { error: CallError | null }) {
  if (!error) return null;
  const words = error.failure.message ?? eworkMessages.loginFailed;
  return (
    <p className="error" role="alert" key={words}>
      <AlertIcon />
      <span>{words}</span>
    </p>
  );
}
