import { expect, it } from 'vitest';
import { readNext, readStep, stepAddress } from './steps.ts';

it('reads the step from the address, and takes anything else for the first', () => {
  expect(readStep('?step=register')).toBe('register');
  expect(readStep('?next=%2F&step=reset')).toBe('reset');
  expect(readStep('?step=constructor')).toBe('password');
  expect(readStep('')).toBe('password');
});

it('carries where to go, only within the site, and no address of a person', () => {
  const search = '?step=confirm&email=a%40b.example&next=%2Fprojects%3Ftab%3Dmine';
  expect(readNext(search)).toBe('/projects?tab=mine');
  expect(stepAddress('register', search)).toBe('/sign-in?step=register&next=%2Fprojects%3Ftab%3Dmine');
  expect(stepAddress('password', search)).toBe('/sign-in?next=%2Fprojects%3Ftab%3Dmine');
  expect(stepAddress('password', '?next=%2F%2Fevil.example')).toBe('/sign-in');
});
