-- Foundation: nothing is open by default.
-- Why: Supabase grants every new table, sequence and function to anon and authenticated. Here a grant is a decision.
-- private.apply_grants() is idempotent, because the local Supabase grants everything again at each start: it is called at
-- the end of every migration and once more by what starts the local database. It takes everything away, then calls
-- each private.grants_of_<capability>(), which the migration of that capability defines: one list beside what it opens.
-- In the same way public.erase_person() calls each private.erase_from_<capability>().
-- Risk: a migration that needs another list replaces the whole function of its capability.

alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke execute on functions from public, anon, authenticated, service_role;
alter default privileges revoke execute on functions from public;

create schema if not exists private;
comment on schema private is 'Functions and tables that no API role reaches by name.';
revoke all on schema private from public;

-- For the local Supabase only: where it runs on a PostgreSQL server of its own, it hands a json argument of a function over as the text
-- of that json. Elsewhere this gives back what it was given. Each function with such an argument reads it through this one.
create function private.read_json(p_json jsonb) returns jsonb
language sql
immutable
parallel safe
set search_path = ''
as $$
  select case when jsonb_typeof(p_json) = 'string' then (p_json #>> '{}')::jsonb else p_json end;
$$;
comment on function private.read_json is 'A json argument as it was meant, whichever driver brought it.';

create function private.apply_grants() returns void
language plpgsql
set search_path = ''
as $$
declare
  v_list text;
begin
  revoke all on all tables in schema public from anon, authenticated, service_role;
  revoke all on all sequences in schema public from anon, authenticated, service_role;
  revoke execute on all functions in schema public from public, anon, authenticated, service_role;
  revoke all on all tables in schema private from public, anon, authenticated, service_role;
  revoke execute on all functions in schema private from public, anon, authenticated, service_role;

  grant usage on schema public to anon, authenticated, service_role;
  grant usage on schema private to service_role;

  for v_list in
    select p.proname from pg_catalog.pg_proc p
    where p.pronamespace = 'private'::regnamespace and p.proname like 'grants\_of\_%' and p.pronargs = 0
    order by p.proname
  loop
    execute format('select private.%I()', v_list);
  end loop;
end;
$$;
comment on function private.apply_grants() is
  'Takes every right away from the API roles, then gives what each private.grants_of_<capability>() lists. Idempotent.';

-- Everything about one address, wherever it stands. Each capability says what it had: {"enquiries": 2}.
create function public.erase_person(p_email text) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  v_eraser text;
  v_counts jsonb;
  v_erased jsonb := '{}'::jsonb;
begin
  for v_eraser in
    select p.proname from pg_catalog.pg_proc p
    where p.pronamespace = 'private'::regnamespace and p.proname like 'erase\_from\_%'
    order by p.proname
  loop
    execute format('select private.%I($1)', v_eraser) into v_counts using private.address_key(trim(p_email));
    v_erased := v_erased || v_counts;
  end loop;
  return v_erased;
end;
$$;
comment on function public.erase_person is
  'Erases one person by e-mail address, with counts of what went. Service role only; calls each private.erase_from_<capability>().';

create function private.grants_of_foundation() returns void
language plpgsql
set search_path = ''
as $$
begin
  grant execute on function private.read_json(jsonb), public.erase_person(text) to service_role;
end;
$$;
comment on function private.grants_of_foundation is 'What the API roles may do with the foundation.';

select private.apply_grants();
