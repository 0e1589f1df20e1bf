import { expect, it } from 'vitest';
import { register, verifyCode } from './auth.ts';
import { accountMessages } from '../messages/account.ts';
import { findFieldErrors } from './field-errors.ts';

it('says the first thing that is wrong with each answer', () => {
  expect(
    findFieldErrors(register.request, {
      firstName: ' ',
      lastName: 'Ng',
      email: 'a',
      password: 'ä'.repeat(40),
    }),
  ).toEqual({
    firstName: accountMessages.firstName,
    email: expect.stringContaining('email address'),
    password: accountMessages.passwordTooLong,
  });
});

it('takes a code as it is copied, and nothing that is none', () => {
  const errors = (code: string) => findFieldErrors(verifyCode.request, { email: 'a@mail.example', code });
  for (const code of ['123456', '123 456', ' 123-456 ', '123\u00a0456']) expect(errors(code)).toEqual({});
  for (const code of ['', '12345', '1234567', 'abcdef'])
    expect(errors(code)).toEqual({ code: accountMessages.code });
});
