import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { findConsent } from './consent-record.ts';
import { bannerWords, choices } from './consent-wording.ts';

/**
 * The banner's details. Closed, it is a link to the cookie page, which offers the same, and that is where it leads when
 * this code does not come. The plain script answers Save Preferences as it answers the other buttons.
 */
export function CookieDetails() {
  const link = useRef<HTMLAnchorElement>(null);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    // From here on a click is answered; the directive replays the one that it kept.
    link.current?.dispatchEvent(new Event('ready', { bubbles: true }));
    // Any answer closes them, after the plain script has read the switches: what was not saved is not shown again.
    const close = (event: Event) => {
      if ((event.target as Element).closest('[data-consent]')) setOpen(false);
    };
    document.addEventListener('click', close);
    return () => document.removeEventListener('click', close);
  }, []);

  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setOpen(true);
  };

  if (!isOpen)
    return (
      <a className="btn btn-small btn-plain" href="/cookies" ref={link} data-cookie-details="" onClick={open}>
        {bannerWords.choose}
      </a>
    );
  const consent = findConsent();
  return (
    <fieldset className="cookie-details">
      <legend className="h-plain" tabIndex={-1} ref={(legend) => legend?.focus()}>
        {bannerWords.details}
      </legend>
      {choices.map(({ name, title, text }) => (
        <label className="check" key={name}>
          <input
            type="checkbox"
            role="switch"
            name={name}
            defaultChecked={consent?.preferences[name] ?? false}
          />
          <span>
            <b>{title}</b>
            <br />
            {text}
          </span>
        </label>
      ))}
      <button className="btn btn-small" type="button" data-consent="save">
        {bannerWords.save}
      </button>
    </fieldset>
  );
}
