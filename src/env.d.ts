/// <reference types="astro/client" />

// Lets plain tsc check tests that render a component.
declare module '*.astro' {
  import type { AstroComponentFactory } from 'astro/runtime/server/index.js';
  const component: AstroComponentFactory;
  export default component;
}
