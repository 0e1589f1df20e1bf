/** Everything that this site keeps in a visitor's browser. The cookie page prints this list; nothing else may be stored. */
export type StorageCategory = 'essential' | 'functional' | 'analytical' | 'marketing';

export interface StoredItem {
  /** As it is seen in the browser's tools. */
  readonly name: string;
  readonly kind: 'Cookie' | 'Local storage' | 'Session storage' | 'Cache storage';
  readonly category: StorageCategory;
  readonly purpose: string;
  /** When it is set: never without that. */
  readonly setWhen: string;
  readonly kept: string;
}

export const storedItems = [
  {
    name: '__Host-session',
    kind: 'Cookie',
    category: 'essential',
    purpose: 'Keeps you signed in. Scripts cannot read it, and it is sent over encrypted connections only.',
    setWhen: 'you sign in as a learner',
    kept: 'until you sign out or the session ends',
  },
  {
    name: '__Host-ework',
    kind: 'Cookie',
    category: 'essential',
    purpose: 'Keeps you signed in to the eWork platform. Scripts cannot read it.',
    setWhen: 'you sign in to the eWork platform',
    kept: 'until you sign out or the session ends',
  },
  {
    name: 'signed-in',
    kind: 'Cookie',
    category: 'essential',
    purpose: 'Tells pages to show the menu for signed-in people. Its whole content is the digit 1.',
    setWhen: 'you sign in',
    kept: 'until you sign out or the session ends',
  },
  {
    name: 'cookie-consent',
    kind: 'Local storage',
    category: 'essential',
    purpose: 'Remembers what you chose about cookies, and when, so that you are not asked again.',
    setWhen: 'you make a choice in the cookie banner or on this page',
    kept: 'until you clear it in your browser',
  },
  {
    name: 'cookie-consent-unsent',
    kind: 'Local storage',
    category: 'essential',
    purpose: 'Notes that our record of your choice about cookies has not reached us yet.',
    setWhen: 'you make a choice in the cookie banner or on this page',
    kept: 'until the record has arrived, usually a moment later',
  },
  {
    name: 'enquiry-draft',
    kind: 'Session storage',
    category: 'essential',
    purpose: 'Keeps what you have typed into a form, so that closing or reloading the page does not lose it.',
    setWhen: 'you type into a form',
    kept: 'until you send the form or close the tab',
  },
  {
    name: 'contact-draft',
    kind: 'Session storage',
    category: 'essential',
    purpose: 'Keeps the message that you are writing on the contact page, in the same way.',
    setWhen: 'you type into the contact form',
    kept: 'until you send the form or close the tab',
  },
  {
    name: 'sign-in-draft',
    kind: 'Session storage',
    category: 'essential',
    purpose:
      'Keeps your name and email address from one step of signing in or registering to the next. Never a password.',
    setWhen: 'you type into a form of the sign-in page, or open it from one of our emails',
    kept: 'until you are signed in or close the tab',
  },
  {
    name: 'account-draft',
    kind: 'Session storage',
    category: 'essential',
    purpose:
      'Keeps what you were changing in your account when your session ended, so that you need not type it again.',
    setWhen: 'your session has ended and you save something in your account',
    kept: 'until you are back on the page or close the tab',
  },
  {
    name: 'project-action',
    kind: 'Session storage',
    category: 'essential',
    purpose:
      'Keeps the one thing that you pressed on a project when your session had ended, so that it is done when you are back.',
    setWhen: 'your session has ended and you choose, start or advance a project',
    kept: 'until you are back on the page or close the tab',
  },
  {
    name: 'signed-in-as',
    kind: 'Session storage',
    category: 'essential',
    purpose:
      'Notes the email address of the person who is signed in, so that nothing of theirs is left in the tab for the next person.',
    setWhen: 'you open a page while you are signed in',
    kept: 'until you sign out or close the tab',
  },
  {
    name: 'chat',
    kind: 'Session storage',
    category: 'essential',
    purpose:
      'Keeps your conversation with the assistant, so that reloading or changing pages does not lose it.',
    setWhen: 'you ask the assistant something',
    kept: 'until you close the tab',
  },
  {
    name: 'ework-tick-*',
    kind: 'Local storage',
    category: 'essential',
    purpose:
      'Keeps each tick of yours on the eWork platform until it has reached us, so that a lost connection or an ended session costs you nothing.',
    setWhen: 'you tick something on the eWork platform',
    kept: 'until it has reached us, usually a moment later',
  },
  {
    name: 'hand-in-draft-*',
    kind: 'Local storage',
    category: 'essential',
    purpose:
      'Keeps what you write to hand in, or to answer your mentor, until it has reached us, so that a lost connection or an ended session costs you nothing.',
    setWhen: 'you write something to hand in or to your mentor',
    kept: 'until it has reached us',
  },
  {
    name: 'feedback-draft-*',
    kind: 'Local storage',
    category: 'essential',
    purpose: 'Keeps what a mentor writes about work that was handed in until it has reached us.',
    setWhen: 'you are a mentor and write about work that was handed in',
    kept: 'until it has reached us',
  },
  {
    name: 'ework-person',
    kind: 'Local storage',
    category: 'essential',
    purpose:
      'Notes who is logged in to the eWork platform in this browser, so that a tab left open never saves your ticks for someone else. It is a number without meaning elsewhere.',
    setWhen: 'you log in to the eWork platform',
    kept: 'until you log out or the session ends',
  },
  {
    name: 'ework-logout',
    kind: 'Local storage',
    category: 'essential',
    purpose: 'Notes that you logged out of the eWork platform while we could not be reached.',
    setWhen: 'you log out of the eWork platform and we do not answer',
    kept: 'until we have ended your session, at your next visit at the latest',
  },
  {
    name: 'ework-logged-out',
    kind: 'Session storage',
    category: 'essential',
    purpose: 'Keeps you logged out of the eWork platform although you are signed in to your learning area.',
    setWhen: 'you log out of the eWork platform',
    kept: 'until you log in to it again or close the tab',
  },
  {
    name: 'kept ework *',
    kind: 'Cache storage',
    category: 'essential',
    purpose:
      'Keeps the eWork platform and what you have seen of your course there, so that it opens without a connection. A small script of ours, a service worker for that page alone, shows it then.',
    setWhen: 'you log in to the eWork platform as a student',
    kept: 'until you log out or the session ends, for 14 days at the longest',
  },
  {
    name: 'kept learner *',
    kind: 'Cache storage',
    category: 'essential',
    purpose:
      'Keeps the pages of your learning area that you have opened and what they showed you, in the same way.',
    setWhen: 'you open a page of your learning area',
    kept: 'until you sign out or the session ends, for 14 days at the longest',
  },
  {
    name: 'kept',
    kind: 'Local storage',
    category: 'essential',
    purpose:
      'Notes that pages of your learning area are kept, so that they are taken away with your session.',
    setWhen: 'you open a page of your learning area',
    kept: 'until you sign out or the session ends',
  },
  {
    name: 'colour-scheme',
    kind: 'Local storage',
    category: 'essential',
    purpose: 'Remembers that you asked for light or dark colours. Choosing "System" removes it.',
    setWhen: 'you choose light or dark in the footer',
    kept: 'until you choose "System" or clear it in your browser',
  },
] as const satisfies readonly StoredItem[];

/** The page's four categories, in its order. Each optional one starts off. */
export const storageCategories = [
  { id: 'essential', title: 'Essential', locked: true, text: 'Needed for what you ask the site to do.' },
  {
    id: 'functional',
    title: 'Functional',
    locked: false,
    text: 'Remembers choices that make the site more comfortable.',
  },
  {
    id: 'analytical',
    title: 'Analytical',
    locked: false,
    text: 'Counts visits, so that we can see which pages help.',
  },
  {
    id: 'marketing',
    title: 'Marketing',
    locked: false,
    text: 'Would show our advertisements on other sites.',
  },
] as const satisfies readonly { id: StorageCategory; title: string; locked: boolean; text: string }[];
