import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { findConsent } from './consent-record.ts';
import { bannerWords, choices } from './consent-wording.ts';

/**
 * The banner's details, unfolded in place of the link to them. It waits at the end of the page, so that nothing of an
 * island comes before the first words; the link leads to the cookie page when this code does not come. The plain script
 * answers Save Preferences as it answers the other buttons.
 */
export function CookieDetails() {
  const mark = useRef<HTMLDivElement>(null);
  /** The link in the banner that was pressed; none while the details are closed. */
  const [link, setLink] = useState<HTMLElement | null>(null);

  useEffect(() => {
    const answer = (event: MouseEvent) => {
      const target = event.target as Element;
      // Any answer closes them, after the plain script has read the switches: what was not saved is not shown again.
      if (target.closest('[data-consent]')) setLink(null);
      const pressed = target.closest<HTMLElement>('[data-cookie-details]');
      if (!pressed || event.defaultPrevented || event.button) return;
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      setLink(pressed);
    };
    document.addEventListener('click', answer);
    // From here on a click is answered; the directive replays the one that it kept.
    mark.current?.dispatchEvent(new Event('ready', { bubbles: true }));
    return () => document.removeEventListener('click', answer);
  }, []);

  useEffect(() => {
    if (!link) return undefined;
    link.hidden = true;
    return () => {
      link.hidden = false;
    };
  }, [link]);

  return (
    <>
      <div ref={mark} hidden />
      {link?.parentElement && createPortal(<Details />, link.parentElement)}
    </>
  );
}

function Details() {
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
