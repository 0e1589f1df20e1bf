/*
 * Door sign: these bytes are in a public page. client:learner loads an island at once, but only for a signed-in person: the
 * hint that the head script has read decides. A visitor's page asks for nothing of it.
 */
import type { ClientDirective } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:learner'?: boolean;
  }
}

const learner: ClientDirective = (load) => {
  if ('signedIn' in document.documentElement.dataset) void load().then((hydrate) => hydrate());
};

export default learner;
