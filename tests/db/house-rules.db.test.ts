import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFunctionParts, type FunctionParts } from '../support/function-parts.ts';

/** Rules that every table and function keeps; a new one that forgets a rule fails here by itself. */
let parts: FunctionParts;
beforeAll(async () => {
  parts = await startFunctionParts();
  await parts.database.warm();
});
afterAll(() => parts.stop());

const rows = <Row = Record<string, unknown>>(sql: string) => parts.database.query<Row>(sql);

/**
 * Functions that a learner may call past our endpoints; each is a way round our limits, so that it reads or marks the caller's own and
 * nothing is earned by it. Those for staff ask which role the caller has entered the desk in. `enter_ework` begins an eWork session for the caller alone, bound to their own session here. No function
 * is open to strangers.
 */
const openToLearners: readonly string[] = [
  'private.assignment_json',
  'private.current_learner_id',
  'private.is_at_desk',
  'private.is_clean_name',
  'private.latest_run_of',
  'private.learning_of',
  'private.require_staff',
  'private.session_is_live',
  'public.agree_enrolment',
  'public.answer_as_mentor',
  'public.answer_desk_enquiry',
  'public.award_certificate',
  'public.change_profile',
  'public.check_staff',
  'public.choose_mails',
  'public.correct_desk_enquiry',
  'public.correct_desk_learner',
  'public.count_quarantine_rules',
  'public.drop_mentor_sentence',
  'public.enter_ework',
  'public.erase_desk_person',
  'public.export_account',
  'public.export_desk_person',
  'public.extend_desk_request',
  'public.find_assignment',
  'public.give_back_hand_in',
  'public.give_feedback',
  'public.keep_desk_draft',
  'public.leave_desk',
  'public.list_audit_lines',
  'public.list_certificates',
  'public.list_desk_enquiries',
  'public.list_desk_learners',
  'public.list_desk_rights',
  'public.list_mentor_queue',
  'public.list_my_certificates',
  'public.list_notifications',
  'public.mark_notifications_read',
  'public.move_desk_enquiry',
  'public.move_enrolment',
  'public.note_desk_call',
  'public.note_desk_look',
  'public.read_account',
  'public.read_certificate_grounds',
  'public.read_desk',
  'public.read_desk_enquiry',
  'public.read_desk_figures',
  'public.read_desk_history',
  'public.read_desk_learner',
  'public.read_desk_person',
  'public.read_desk_receipts',
  'public.read_learning',
  'public.read_mail_choices',
  'public.read_mentor_desk',
  'public.read_portfolio_grounds',
  'public.read_workings',
  'public.refuse_certificate_name',
  'public.reinstate_certificate',
  'public.save_mentor_sentence',
  'public.set_mentor_courses_at_desk',
  'public.set_role_at_desk',
  'public.show_hand_in',
  'public.show_my_certificate',
  'public.take_hand_in',
  'public.wish_certificate_name',
  'public.withdraw_certificate',
  'public.withdraw_my_portfolio',
];

/** What a learner may do to a table directly, where row-level security then narrows it to their own rows. */
const learnerRights: Readonly<Record<string, readonly string[]>> = {
  earned_achievements: ['SELECT'],
  enrolments: ['SELECT'],
  learner_skills: ['SELECT'],
  learners: ['SELECT'],
  learning_activities: ['SELECT'],
  notifications: ['SELECT'],
  project_assignments: ['SELECT'],
};
/** Columns that a learner may change by themselves. */
const learnerColumns = [
  'learners.first_name',
  'learners.last_name',
  'learners.notification_mails',
  'notifications.read_at',
];

describe('every table', () => {
  it('has row-level security, a comment, and a policy unless the comment says that it is closed', async () => {
    const tables = await rows<{ name: string; secured: boolean; comment: string | null; policies: number }>(`
      select c.relname as name, c.relrowsecurity as secured, obj_description(c.oid) as comment,
             (select count(*)::int from pg_policy p where p.polrelid = c.oid) as policies
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind in ('r', 'p')`);
    expect(tables.length).toBeGreaterThanOrEqual(6);
    for (const table of tables) {
      expect(table.secured, `${table.name} has row-level security`).toBe(true);
      expect(table.comment, `${table.name} has a comment`).toBeTruthy();
      if (!table.comment?.includes('Closed:'))
        expect(table.policies, `${table.name} has a policy`).toBeGreaterThan(0);
    }
  });

  it('grants strangers nothing and learners what is listed here, after the local database has warmed up too', async () => {
    const grants = await rows<{ grantee: string; table: string; privilege: string }>(`
      select g.grantee, g.table_name as table, g.privilege_type as privilege
      from information_schema.role_table_grants g
      where g.table_schema in ('public', 'private') and g.grantee in ('anon', 'authenticated', 'PUBLIC')
      order by g.table_name, g.privilege_type`);
    expect(grants.filter(({ grantee }) => grantee !== 'authenticated')).toEqual([]);
    const found = Object.groupBy(grants, ({ table }) => table);
    expect(
      Object.fromEntries(
        Object.entries(found).map(([table, all = []]) => [table, all.map(({ privilege }) => privilege)]),
      ),
    ).toEqual(learnerRights);
    const columns = await rows<{ name: string }>(`
      select g.table_name || '.' || g.column_name as name from information_schema.column_privileges g
      where g.table_schema = 'public' and g.grantee in ('anon', 'authenticated', 'PUBLIC') and g.privilege_type <> 'SELECT'
      order by 1`);
    expect(columns.map(({ name }) => name)).toEqual(learnerColumns);
  });

  it.each(['anon', 'authenticated'] as const)(
    'refuses %s to write and delete, and strangers to read',
    async (role) => {
      const tables = await rows<{ table: string; name: string }>(
        "select tablename as table, quote_ident(tablename) as name from pg_tables where schemaname = 'public' order by tablename",
      );
      for (const { table, name } of tables)
        for (const statement of [
          ...(role === 'authenticated' && table in learnerRights ? [] : [`select * from public.${name}`]),
          `delete from public.${name}`,
          `insert into public.${name} default values`,
          `truncate public.${name}`,
        ])
          await expect(parts.database.queryAs({ role }, statement), statement).rejects.toThrow(
            /permission denied/,
          );
    },
  );
});

/** What the migration that makes a function says at its top and right above the function. */
function commentsOn(name: string): string {
  const migrations = readdirSync('supabase/migrations').sort();
  const texts = migrations.map((file) => readFileSync(join('supabase/migrations', file), 'utf8'));
  const text = texts.findLast((sql) => sql.includes(`function ${name}(`)) ?? '';
  const above = text.slice(0, text.indexOf(`function ${name}(`));
  const [header] = /^(?:--.*\n)*/.exec(text) ?? [''];
  const [nearest] = /(?:--.*\n)*[^\n]*$/.exec(above) ?? [''];
  return header + nearest;
}

describe('every function', () => {
  it('has a fixed search path, and only those on the list are open to learners', async () => {
    const functions = await rows<{
      name: string;
      config: string[] | null;
      toStrangers: boolean;
      toLearners: boolean;
      isDefiner: boolean;
      text: string;
    }>(`
      select n.nspname || '.' || p.proname as name, p.proconfig as config,
             has_function_privilege('anon', p.oid, 'execute') as "toStrangers",
             has_function_privilege('authenticated', p.oid, 'execute') as "toLearners",
             p.prosecdef as "isDefiner",
             pg_get_functiondef(p.oid) as text
      from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where n.nspname in ('public', 'private')
        and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')`);
    expect(functions.length).toBeGreaterThan(10);
    for (const { name, config } of functions)
      expect(config, `${name} sets its search path`).toEqual(
        expect.arrayContaining([expect.stringMatching(/^search_path=/)]),
      );
    expect(functions.filter((one) => one.toStrangers).map((one) => one.name)).toEqual([]);
    const open = functions.filter((one) => one.toLearners);
    expect(open.map((one) => one.name).sort()).toEqual(openToLearners);
    for (const { name, text } of open.filter((one) => one.name.startsWith('public.')))
      expect(text, `${name} asks who is calling`).toMatch(/private\.(current_learner_id|require_staff)\(/);
    const owned = functions.filter((one) => one.isDefiner);
    expect(owned.length).toBeGreaterThan(10);
    for (const { name } of owned)
      expect(commentsOn(name), `${name} says why it runs as its owner`).toMatch(/definer/i);
  });
});
