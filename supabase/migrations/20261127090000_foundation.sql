-- Foundation: nothing is open by default.
-- Why: Supabase grants every new table, sequence and function to anon and authenticated. Here a grant is a decision.
-- Grants stand in one idempotent function, private.apply_grants(), because the local Supabase grants everything again
-- at each start: it is called at the end of every migration and once more by whoever starts the local database.
-- Risk: a migration that adds a table must also replace private.apply_grants() with the whole, longer list.

alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke execute on functions from public, anon, authenticated, service_role;
alter default privileges revoke execute on functions from public;

create schema if not exists private;
comment on schema private is 'Functions and tables that no API role reaches by name.';
revoke all on schema private from public;

create function private.apply_grants() returns void
language plpgsql
set search_path = ''
as $$
begin
  revoke all on all tables in schema public from anon, authenticated, service_role;
  revoke all on all sequences in schema public from anon, authenticated, service_role;
  revoke execute on all functions in schema public from public, anon, authenticated, service_role;
  revoke all on all tables in schema private from public, anon, authenticated, service_role;
  revoke execute on all functions in schema private from public, anon, authenticated, service_role;
end;
$$;
comment on function private.apply_grants() is
  'The whole list of what API roles may do. Idempotent; replaced, longer, by each migration that adds something.';

select private.apply_grants();
