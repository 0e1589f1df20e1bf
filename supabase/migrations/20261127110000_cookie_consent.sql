-- Cookie consent: proof that a choice was made, without saying by whom.
-- Why: the institute must be able to show when, how and to which words a visitor agreed.
-- Tables: consent_records.
-- Risks: none of it is about a person: the consent id is random and lives only in the visitor's browser.

create table public.consent_records (
  record_id bigint generated always as identity primary key,
  consent_id uuid not null,
  analytics boolean not null,
  marketing boolean not null,
  preferences boolean not null,
  policy_version text not null check (char_length(policy_version) between 1 and 40),
  wording_hash text not null check (wording_hash ~ '^[0-9a-f]{64}$'),
  screen text not null check (screen in ('banner', 'cookies-page')),
  recorded_at timestamptz not null default now()
);
comment on table public.consent_records is 'One row for each choice in the cookie banner or on the cookie page. Closed: service role only.';
comment on column public.consent_records.consent_id is 'Random, made in the browser with the first choice; no identity.';
comment on column public.consent_records.wording_hash is 'SHA-256 of the words that were shown beside the choice.';

create index consent_records_consent on public.consent_records (consent_id, recorded_at);
create index consent_records_recorded on public.consent_records (recorded_at);
alter table public.consent_records enable row level security;

-- A page that is left sends its choice again from the next one: what was the last choice of this browser within a day is that choice.
create function public.record_consent(
  p_consent_id uuid, p_analytics boolean, p_marketing boolean, p_preferences boolean, p_policy_version text, p_wording_hash text, p_screen text
) returns void
language plpgsql
set search_path = ''
as $$
begin
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('consent:' || p_consent_id, 0));
  insert into public.consent_records (consent_id, analytics, marketing, preferences, policy_version, wording_hash, screen)
  select p_consent_id, p_analytics, p_marketing, p_preferences, p_policy_version, p_wording_hash, p_screen
  where not exists (
    select 1 from (
      select c.* from public.consent_records c where c.consent_id = p_consent_id order by c.record_id desc limit 1
    ) last
    where (last.analytics, last.marketing, last.preferences, last.policy_version, last.wording_hash, last.screen)
        = (p_analytics, p_marketing, p_preferences, p_policy_version, p_wording_hash, p_screen)
      and last.recorded_at > now() - interval '1 day'
  );
end;
$$;
comment on function public.record_consent is 'Notes one choice, once. Service role only.';

create function public.erase_consents_before(p_before timestamptz) returns integer
language sql
set search_path = ''
as $$
  with gone as (delete from public.consent_records c where c.recorded_at < p_before returning 1)
  select count(*)::integer from gone;
$$;
comment on function public.erase_consents_before is 'Retention of consent records. Service role only.';

create function private.grants_of_cookie_consent() returns void
language plpgsql
set search_path = ''
as $$
begin
  grant select, insert, update, delete on public.consent_records to service_role;
  grant execute on function
    public.record_consent(uuid, boolean, boolean, boolean, text, text, text),
    public.erase_consents_before(timestamptz)
  to service_role;
end;
$$;
comment on function private.grants_of_cookie_consent is 'What the API roles may do with records of cookie consent.';

select private.apply_grants();
