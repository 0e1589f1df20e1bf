/**
 * The newsletter form, without leaving the page: idle, sending, sent or failed. Whatever goes wrong, what was typed
 * stays, and the form can be sent again.
 */
const words = {
  sending: 'Sending your address.',
  failed: 'Your address did not reach us. Please try again.',
} as const;

export function startNewsletter(form: HTMLFormElement): void {
  const status = form.querySelector<HTMLElement>('[role=status]');
  const button = form.querySelector('button');
  if (!status || !button) return;
  const show = (state: 'sending' | 'sent' | 'failed', text: string) => {
    status.dataset['state'] = state;
    status.textContent = text;
    form.dataset['state'] = state;
    if (state === 'sending') {
      button.setAttribute('aria-disabled', 'true');
      button.setAttribute('aria-busy', 'true');
    } else {
      button.removeAttribute('aria-disabled');
      button.removeAttribute('aria-busy');
    }
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (form.dataset['state'] === 'sending') return;
    show('sending', words.sending);
    const answers = new FormData(form);
    const answer = (name: string) => {
      const value = answers.get(name);
      return typeof value === 'string' ? value.trim() : '';
    };
    // Fetched now, because nobody who only reads should pay for it.
    import('../../browser/subscribe.ts')
      .then(({ subscribe }) => subscribe(answer('email'), answer('website')))
      .then((message) => {
        show('sent', message);
        form.reset();
      })
      .catch((error: unknown) => {
        const told = (error as { failure?: { message?: string } }).failure?.message;
        show('failed', told ?? words.failed);
      });
  });
}
