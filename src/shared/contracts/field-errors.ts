import * as z from 'zod/mini';

/** What is wrong with an answer, by the name of its field. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Longest name of a field that is repeated in an answer: it may come from a program. */
const longestName = 60;

/** The first message of each refused field; a field inside `choices` is the field of that name. */
export function fieldErrorsOf(issues: readonly z.core.$ZodIssue[]): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) errors[key.slice(0, longestName)] ??= 'This field is not known here';
      continue;
    }
    const path = issue.path[0] === 'choices' && issue.path.length > 1 ? issue.path[1] : issue.path[0];
    errors[String(path ?? 'body').slice(0, longestName)] ??= issue.message;
  }
  return errors;
}

/** What a schema says against an input; empty when all is well. */
export function findFieldErrors(schema: z.core.$ZodType, input: unknown): FieldErrors {
  const { success, error } = z.safeParse(schema, input);
  return success ? {} : fieldErrorsOf(error.issues);
}
