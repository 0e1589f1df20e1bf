import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../stack/paths.ts';
import { getCollection } from './collections.ts';

/** Blocks that go on from a student's own work, or need what the standard library lacks. Everything else must run as it is printed. */
const apart: ReadonlySet<string> = new Set([
  'ai-data-analysis-w04',
  'ai-data-analysis-w07',
  'ai-data-analysis-w09',
  'ai-data-analysis-w11',
  'ai-data-analysis-w12',
  'ai-data-analysis-w13',
]);
const isPython = (code: string) =>
  /^(?:import \w|from \w+ import|def \w|print\()/m.test(code) && !/^(?:\s*(?:contract|function|const|let) |import \{)/m.test(code);

/** Runs each block in a name space of its own, in a folder of its course's data, and says which fail for another reason than a module that is missing. */
const runner = `
import contextlib, io, json, os, shutil, sys, tempfile
failed, ran = [], 0
for one in json.load(sys.stdin):
    folder = tempfile.mkdtemp()
    for name in os.listdir(one["data"]) if os.path.isdir(one["data"]) else []:
        shutil.copy(os.path.join(one["data"], name), folder)
    os.chdir(folder)
    try:
        with contextlib.redirect_stdout(io.StringIO()):
            exec(compile(one["code"], one["id"], "exec"), {"__name__": "__main__"})
        ran += 1
    except ModuleNotFoundError as error:
        if error.name in sys.stdlib_module_names:
            failed.append(one["id"] + ": " + str(error))
    except BaseException as error:
        failed.append(one["id"] + ": " + type(error).__name__ + " " + str(error))
    os.chdir("/")
    shutil.rmtree(folder)
print(json.dumps({"failed": failed, "ran": ran}))
`;

const hasPython = spawnSync('python3', ['-c', 'import sys; sys.exit(sys.version_info < (3, 10))']).status === 0;

test('the worked examples in Python run as they are printed, on the data of their course, where there is a Python', { timeout: 60_000 }, () => {
  const blocks = [...getCollection('eworkLessons')].flatMap(([id, { example }]) =>
    example.steps.flatMap((step) =>
      typeof step !== 'string' && isPython(step.code) && !apart.has(id)
        ? [{ id, code: step.code, data: join(root, 'public/materials', id.replace(/-w\d\d$/, '')) }]
        : [],
    ),
  );
  expect(blocks.length).toBeGreaterThan(50);
  // The site itself needs none, and a colleague's machine may have none.
  if (!hasPython) return;
  const { stdout, stderr } = spawnSync('python3', ['-c', runner], {
    input: JSON.stringify(blocks),
    encoding: 'utf8',
    timeout: 60_000,
  });
  expect(stderr).toBe('');
  const { failed, ran } = JSON.parse(stdout) as { failed: string[]; ran: number };
  expect(failed).toEqual([]);
  expect(ran).toBeGreaterThan(40);
});
