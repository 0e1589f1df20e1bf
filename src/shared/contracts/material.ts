import * as z from 'zod/mini';

/** A data set to download, with what it holds. */
export const material = z.object({
  title: z.string(),
  files: z.array(
    z.object({ name: z.string(), rows: z.int(), columns: z.array(z.string()), address: z.string() }),
  ),
  made: z.string(),
  fictitious: z.string(),
  licence: z.string(),
  find: z.array(z.string()),
});

export type MaterialEntry = z.output<typeof material>;
