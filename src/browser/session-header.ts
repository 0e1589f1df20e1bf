import { initialsOf } from '#shared/rules/initials.ts';
import { forgetKept, keepPage } from './kept-pages.ts';
import { followSessionHint, hasSessionHint } from './session-hint.ts';
import { fillNotifications } from './session-notifications.ts';
import { onSessionUser, readSessionUser } from './session-user.ts';
import { endLeftVisit, endVisit, noteVisit } from './visit.ts';

/*
 * The signed-in half of the header: initials, the bell's number, the list behind it. Loaded only where the hint cookie is
 * (HeaderScript.astro), so that a visitor's page asks for none of it and calls nothing. A session that turns out to be
 * over takes the hint with it, and the header is a visitor's again. Once more it comes to a browser that has kept a learner's pages
 * and has no hint any more: to take them away.
 */

const bell = document.querySelector<HTMLElement>('.site-head .bell');
const letters = document.querySelector<HTMLElement>('.site-head [data-initials]');
const who = document.querySelector<HTMLElement>('.site-head [data-who]');
const drop = document.querySelector<HTMLElement>('#notices');

/** More than this is said as "99+". */
const mostShown = 99;

onSessionUser((user) => {
  noteVisit(user.email);
  keepPage({ whose: 'learner', person: user.email, holds: hasSessionHint });
  if (!bell || !letters) return;
  letters.textContent = initialsOf(user);
  if (who) {
    who.textContent = `${user.firstName} ${user.lastName}`.trim() || user.email;
    who.hidden = false;
  }
  const { unreadNotifications: unread } = user;
  bell.setAttribute('aria-label', unread > 0 ? `Notifications, ${unread} unread` : 'Notifications');
  const badge = bell.querySelector('b');
  if (!badge) return;
  badge.textContent = unread > mostShown ? `${mostShown}+` : `${unread}`;
  badge.hidden = unread === 0;
});

if (hasSessionHint())
  readSessionUser().catch(() => {
    // Someone is signed in, and it is not known who: the letter of docs/contract/site.md.
    if (letters) letters.textContent = 'U';
  });
else {
  endLeftVisit();
  void forgetKept('learner');
}

if (drop) {
  const open = () => fillNotifications(drop);
  // It may have been opened before this came.
  if (drop.matches(':popover-open')) open();
  else drop.addEventListener('toggle', open, { once: true });
}

/** Signed out in another tab, or before this page came back from the browser's memory. */
function look() {
  const wasSignedIn = 'signedIn' in document.documentElement.dataset;
  followSessionHint();
  if (!wasSignedIn || hasSessionHint()) return;
  endVisit();
  void forgetKept('learner');
}
document.addEventListener('visibilitychange', look);
addEventListener('pageshow', look);
