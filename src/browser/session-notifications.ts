import {
  listNotifications,
  markNotificationsRead,
  type Notification,
} from '#shared/contracts/notifications.ts';
import { callEndpoint } from './call-endpoint.ts';
import { changeSessionUser } from './session-user.ts';

/*
 * The bell's list, in the header of every page. Plain elements and no framework: it is on pages that carry none. Every text
 * of a notification is set as text.
 */

const words = {
  none: 'Nothing new. What happens in your courses and projects will appear here.',
  failed: 'Your notifications could not be loaded.',
  again: 'Try again',
  unsaved: 'That could not be saved. Please try again.',
  markRead: 'Mark as read',
  markAll: 'Mark all as read',
  unread: 'Unread: ',
} as const;

const dayFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  timeZone: 'Europe/London',
});

function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  if (className) element.className = className;
  element.append(...children);
  return element;
}

/** `about` says for assistive technology which of several alike it is. */
function makeButton(label: string, act: () => void, about = ''): HTMLButtonElement {
  const button = make('button', 'link-button', label);
  button.type = 'button';
  if (about) button.ariaLabel = `${label}: ${about}`;
  button.addEventListener('click', act);
  return button;
}

/** Fills the list when it is opened for the first time, and keeps it and the bell's number right from then on. */
export function fillNotifications(drop: HTMLElement): void {
  const place = drop.querySelector<HTMLElement>('[data-notices]');
  const status = drop.querySelector<HTMLElement>('[role=status]');
  if (!place || !status) return;
  let shown: readonly Notification[] = [];

  const say = (text: string) => {
    status.textContent = text;
  };

  function render() {
    const isAnyUnread = shown.some(({ isRead }) => !isRead);
    place?.replaceChildren(
      shown.length === 0 ? make('p', 'soft', words.none) : make('ul', 'plain', ...shown.map(renderOne)),
      ...(isAnyUnread ? [makeButton(words.markAll, () => void mark(undefined))] : []),
    );
  }

  function renderOne(notification: Notification): HTMLLIElement {
    const { id, title, href, createdAt, isRead } = notification;
    const link = make('a', '', ...(isRead ? [] : [make('span', 'vh', words.unread)]), title);
    link.href = href;
    // The page is about to be left: what is said on the way out arrives all the same.
    link.addEventListener('click', () => {
      if (!isRead) void callEndpoint(markNotificationsRead, { id }, { keepalive: true }).catch(() => null);
    });
    const time = make('time', 'note', dayFormat.format(new Date(createdAt)));
    time.dateTime = createdAt;
    const item = make('li', '', link, time);
    if (!isRead) {
      item.dataset['unread'] = '';
      item.append(makeButton(words.markRead, () => void mark(id), title));
    }
    return item;
  }

  async function mark(id: string | undefined) {
    const before = shown;
    shown = shown.map((one) => (id === undefined || one.id === id ? { ...one, isRead: true } : one));
    say('');
    render();
    // The button that was pressed is gone.
    drop.querySelector<HTMLElement>('h2')?.focus();
    try {
      const { unread } = await callEndpoint(markNotificationsRead, id === undefined ? {} : { id });
      changeSessionUser({ unreadNotifications: unread });
    } catch {
      shown = before;
      render();
      say(words.unsaved);
    }
  }

  async function load() {
    try {
      shown = (await callEndpoint(listNotifications, undefined)).notifications;
      say('');
      render();
    } catch {
      say(words.failed);
      place?.replaceChildren(makeButton(words.again, () => void load()));
    }
  }

  void load();
}
