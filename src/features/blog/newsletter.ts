/**
 * The newsletter form, without leaving the page: idle, sending, sent or failed. What it says is taken from the page that
 * the form would have led to. Whatever goes wrong, what was typed stays, and the form can be sent again.
 */
import { sendForm } from './load-page.ts';

const words = {
  sending: 'Sending your address.',
  failed: 'Your address did not reach us. Please try again.',
} as const;

export function startNewsletter(form: HTMLFormElement): void {
  const status = form.querySelector<HTMLElement>('[role=status]');
  const button = form.querySelector('button');
  const address = form.querySelector<HTMLInputElement>('[type=email]');
  if (!status || !button || !address) return;
  let isSending = false;
  const show = (state: 'sending' | 'sent' | 'failed', text: string | undefined) => {
    isSending = state === 'sending';
    status.dataset['state'] = state;
    status.textContent = text ?? words.failed;
    for (const name of ['aria-disabled', 'aria-busy']) {
      if (isSending) button.setAttribute(name, 'true');
      else button.removeAttribute(name);
    }
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (isSending) return;
    show('sending', words.sending);
    sendForm(form).then(
      ({ page, isGood }) => {
        const told = page
          .querySelector(isGood ? '[data-news]' : '#newsletter-summary li')
          ?.textContent.trim();
        show(isGood && told ? 'sent' : 'failed', told);
        const isWrong = !!page.querySelector('#newsletter-email[aria-invalid]');
        address.setAttribute('aria-invalid', `${isWrong}`);
        if (isWrong) address.focus();
        if (isGood && told) form.reset();
      },
      () => show('failed', words.failed),
    );
  });
}
