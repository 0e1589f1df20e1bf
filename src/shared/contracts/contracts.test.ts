import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import type { Contract } from './contract.ts';
import { newPassword, password } from './fields.ts';
import { handInLengths } from './hand-ins.ts';

const modules = import.meta.glob<Record<string, unknown>>('./*.ts', { eager: true });
const isContract = (value: unknown): value is Contract =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;
const contracts = Object.values(modules).flatMap((module) => Object.values(module).filter(isContract));

type Schema = z.ZodMiniType;

/** A table is read row by row, so that a bad character is that row's and is named with it (services/ework/import-students). */
const isTable = ({ name }: { name: string }) => name === 'POST /api/ework/admin/students/import text';

/** Every part of a schema that takes a value of its own: texts, numbers, choices. A pipe is one part: its whole decides. */
function leavesOf(schema: Schema, path = ''): { path: string; schema: Schema }[] {
  const { def } = schema._zod as unknown as {
    def: {
      type: string;
      shape?: Record<string, Schema>;
      innerType?: Schema;
      element?: Schema;
      options?: Schema[];
    };
  };
  if (def.shape)
    return Object.entries(def.shape).flatMap(([name, inner]) =>
      leavesOf(inner, path ? `${path}.${name}` : name),
    );
  if (def.innerType) return leavesOf(def.innerType, path);
  if (def.element) return leavesOf(def.element, `${path}[]`);
  if (def.options) return def.options.flatMap((option) => leavesOf(option, path));
  return [{ path, schema }];
}

const texts = contracts.flatMap((contract) =>
  leavesOf(contract.request as Schema)
    .filter(({ schema }) =>
      ['string', 'pipe'].includes((schema._zod as unknown as { def: { type: string } }).def.type),
    )
    .map(({ path, schema }) => ({ name: `${contract.method} ${contract.path} ${path}`, schema })),
);

describe('a text in a request', () => {
  it('is found in many contracts', () => {
    expect(contracts.length).toBeGreaterThan(40);
    expect(texts.length).toBeGreaterThan(40);
    expect(texts.filter(isTable)).toHaveLength(1);
  });

  it.each(texts.filter((text) => !isTable(text)))(
    '$name has a rule for what Postgres and mail refuse, and an end',
    ({ schema }) => {
      const takes = (text: string) => z.safeParse(schema, text).success;
      expect(takes('a\u0000b'), 'NUL').toBe(false);
      expect(takes('a\ud800b'), 'a lone surrogate').toBe(false);
      // The longest that any of them takes is a text that is handed in.
      expect(takes('a'.repeat(handInLengths.text + 1)), 'no end').toBe(false);
      // A password is no text to show: whatever an account was made with must still open it.
      if (schema !== password && schema !== newPassword)
        expect(takes('a\u0007b'), 'a control character').toBe(false);
    },
  );
});
