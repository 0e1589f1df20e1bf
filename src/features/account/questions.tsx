import type { FormControl } from '../../browser/use-form.ts';
import { CodeInput } from '../../components/ui/CodeInput.tsx';
import { PasswordInput } from '../../components/ui/PasswordInput.tsx';
import { TextInput } from '../../components/ui/TextInput.tsx';
import { signInWords as words } from './sign-in-words.ts';

/** The questions that several forms of an account ask. */

interface Question {
  form: FormControl;
}

const names = [
  ['firstName', 'given-name', false],
  // Some people have one name.
  ['lastName', 'family-name', true],
] as const;
type Names = Partial<Record<(typeof names)[number][0], string>>;

export function NameQuestions({ form, answers = {} }: Question & { answers?: Names }) {
  return (
    <div className="pair">
      {names.map(([name, autoComplete, isOptional]) => (
        <TextInput
          key={name}
          form={form.id}
          name={name}
          label={words[name]}
          error={form.errorOf(name)}
          autoComplete={autoComplete}
          optional={isOptional}
          defaultValue={answers[name]}
        />
      ))}
    </div>
  );
}

/** The e-mail address. As `username` it is what password managers file a password under. */
export function EmailQuestion({
  form,
  label = words.email,
  autoComplete = 'username',
  answer,
}: Question & { label?: string; autoComplete?: 'username' | 'email'; answer?: string | undefined }) {
  return (
    <TextInput
      form={form.id}
      name="email"
      label={label}
      error={form.errorOf('email')}
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      spellCheck={false}
      defaultValue={answer}
    />
  );
}

export function CodeQuestion({ form }: Question) {
  return (
    <CodeInput
      form={form.id}
      name="code"
      label={words.code}
      hint={words.codeHint}
      error={form.errorOf('code')}
    />
  );
}

interface PasswordQuestionProps extends Question {
  name?: string;
  label: string;
  hint?: string;
  autoComplete?: 'current-password' | 'new-password';
}

/** The password that there is. */
export function PasswordQuestion({
  form,
  name = 'password',
  autoComplete = 'current-password',
  ...words
}: PasswordQuestionProps) {
  return (
    <PasswordInput
      form={form.id}
      name={name}
      {...words}
      error={form.errorOf(name)}
      autoComplete={autoComplete}
      isHidden={form.isBusy}
    />
  );
}

/** A password that is chosen now. */
export function NewPasswordQuestion({ form, label = words.newPassword }: Question & { label?: string }) {
  return (
    <PasswordQuestion form={form} label={label} hint={words.newPasswordHint} autoComplete="new-password" />
  );
}
