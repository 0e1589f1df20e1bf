import type * as z from 'zod/mini';
import { AppError } from '#shared/app-error.ts';

/** @throws AppError `invalid_fields` for a cursor that is none of ours */
export function readCursor<Schema extends z.core.$ZodType>(
  schema: Schema & { parse(value: unknown): z.output<Schema> },
  cursor: string,
): z.output<Schema> {
  try {
    return schema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
  } catch {
    throw new AppError('invalid_fields', undefined, { fields: { cursor: 'This page does not exist' } });
  }
}

/** Where a page ended, as it travels in an address. */
export const writeCursor = (at: unknown): string => Buffer.from(JSON.stringify(at)).toString('base64url');
