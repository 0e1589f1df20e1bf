-- Newsletter: who asked for it, who confirmed it, who stopped it.
-- Why: double opt-in. An address that somebody typed is nothing until its owner presses a button; stopping takes one press.
-- Tables: newsletter_subscriptions.
-- Risks: personal data. Only the service role reaches it, through the functions below. A request that was never confirmed is
-- erased after 30 days; what proves a consent is kept as long as an enquiry after the subscription ended.

create type public.subscription_status as enum ('requested', 'confirmed', 'ended');

create table public.newsletter_subscriptions (
  subscription_id uuid primary key default gen_random_uuid(),
  email text not null check (char_length(email) between 3 and 254),
  email_key text not null unique generated always as (lower(email)) stored,
  status public.subscription_status not null default 'requested',
  wording text not null check (char_length(wording) <= 60),
  confirm_token uuid not null,
  unsubscribe_token uuid not null unique default gen_random_uuid(),
  requested_at timestamptz not null default now(),
  confirmed_at timestamptz,
  ended_at timestamptz
);
comment on table public.newsletter_subscriptions is 'One row for each address that asked for the newsletter. Closed: service role only.';
comment on column public.newsletter_subscriptions.wording is 'Which words the person agreed to; the words are in the source.';
comment on column public.newsletter_subscriptions.confirm_token is 'Travels in the confirmation mail; good for 7 days.';
comment on column public.newsletter_subscriptions.unsubscribe_token is 'Travels in every newsletter; can do nothing but stop it.';

create unique index newsletter_subscriptions_confirm on public.newsletter_subscriptions (confirm_token);
create index newsletter_subscriptions_status on public.newsletter_subscriptions (status, requested_at);

alter table public.newsletter_subscriptions enable row level security;

-- Notes a request and queues its confirmation mail, once an address and day. Says which mail was queued, or null: an address
-- that is confirmed already, or was written to today, gets none, and nobody outside can tell the difference.
create function public.request_subscription(
  p_email text, p_wording text, p_confirm_token uuid, p_mail_id uuid, p_subject text, p_text text, p_html text, p_dedupe_key text
) returns uuid
language plpgsql
set search_path = ''
as $$
declare
  known public.newsletter_subscriptions;
begin
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('newsletter:' || lower(p_email), 0));
  select * into known from public.newsletter_subscriptions s where s.email_key = lower(p_email) for update;
  if found and known.status = 'confirmed' then
    return null;
  end if;

  insert into public.outbox_mails (mail_id, kind, recipient, subject, body_text, body_html, dedupe_key)
  values (p_mail_id, 'newsletter-confirmation', p_email, p_subject, p_text, p_html, p_dedupe_key)
  on conflict (dedupe_key) do nothing;
  if not found then
    return null;
  end if;

  insert into public.newsletter_subscriptions as s (email, wording, confirm_token)
  values (p_email, p_wording, p_confirm_token)
  on conflict (email_key) do update
    set email = excluded.email, wording = excluded.wording, confirm_token = excluded.confirm_token, requested_at = now(),
        status = 'requested', ended_at = null;
  return p_mail_id;
end;
$$;
comment on function public.request_subscription is 'First half of the double opt-in. Service role only.';

-- Outcomes: confirmed (also when it was already), expired (after 7 days), unknown.
create function public.confirm_subscription(p_token uuid) returns table (outcome text, subscription_id uuid, email text, unsubscribe_token uuid)
language plpgsql
set search_path = ''
as $$
declare
  known public.newsletter_subscriptions;
begin
  select * into known from public.newsletter_subscriptions s where s.confirm_token = p_token for update;
  if not found or known.status = 'ended' then
    return query select 'unknown'::text, null::uuid, null::text, null::uuid;
    return;
  end if;
  if known.status = 'requested' then
    if known.requested_at < now() - interval '7 days' then
      return query select 'expired'::text, null::uuid, null::text, null::uuid;
      return;
    end if;
    update public.newsletter_subscriptions s set status = 'confirmed', confirmed_at = now() where s.subscription_id = known.subscription_id;
  end if;
  return query select 'confirmed'::text, known.subscription_id, known.email, known.unsubscribe_token;
end;
$$;
comment on function public.confirm_subscription is 'Second half of the double opt-in. Service role only.';

create function public.end_subscription(p_token uuid) returns boolean
language sql
set search_path = ''
as $$
  with ended as (
    update public.newsletter_subscriptions s
    set status = 'ended', ended_at = coalesce(s.ended_at, now())
    where s.unsubscribe_token = p_token
    returning 1
  )
  select exists (select 1 from ended);
$$;
comment on function public.end_subscription is 'Stops the newsletter; pressing twice does no harm. Service role only.';

create function public.erase_old_subscriptions(p_unconfirmed_before timestamptz, p_ended_before timestamptz) returns integer
language sql
set search_path = ''
as $$
  with gone as (
    delete from public.newsletter_subscriptions s
    where (s.status = 'requested' and s.requested_at < p_unconfirmed_before)
       or (s.status = 'ended' and s.ended_at < p_ended_before)
    returning 1
  )
  select count(*)::integer from gone;
$$;
comment on function public.erase_old_subscriptions is 'Retention of requests that were never confirmed and of ended subscriptions. Service role only.';

-- Everything about one address, the newsletter included.
drop function public.erase_person(text);
create function public.erase_person(p_email text) returns table (enquiries integer, mails integer, subscriptions integer)
language plpgsql
set search_path = ''
as $$
declare
  v_email text := lower(trim(p_email));
  v_enquiries integer;
  v_mails integer;
  v_subscriptions integer;
  v_cascaded integer;
begin
  select count(*) into v_cascaded
  from public.outbox_mails m join public.enquiries e using (enquiry_id)
  where lower(e.email) = v_email
     or exists (select 1 from public.enquiry_versions v where v.enquiry_id = e.enquiry_id and lower(v.labels ->> 'email') = v_email);

  with gone as (
    delete from public.enquiries e
    where lower(e.email) = v_email
       or exists (select 1 from public.enquiry_versions v where v.enquiry_id = e.enquiry_id and lower(v.labels ->> 'email') = v_email)
    returning 1
  )
  select count(*) into v_enquiries from gone;

  with gone as (delete from public.outbox_mails m where lower(m.recipient) = v_email returning 1)
  select count(*) + v_cascaded into v_mails from gone;

  with gone as (delete from public.newsletter_subscriptions s where s.email_key = v_email returning 1)
  select count(*) into v_subscriptions from gone;

  -- A daily list that is still waiting may quote the person: it goes, and what else it named is named by the next one.
  update public.enquiries e set reported_at = null, reported_in = null
  where e.reported_in in (select m.mail_id from public.outbox_mails m where m.kind = 'daily-list' and m.state <> 'sent');
  update public.outbox_mails o set reported_at = null, reported_in = null
  where o.reported_in in (select m.mail_id from public.outbox_mails m where m.kind = 'daily-list' and m.state <> 'sent');
  delete from public.outbox_mails m where m.kind = 'daily-list' and m.state <> 'sent';

  return query select v_enquiries, v_mails, v_subscriptions;
end;
$$;
comment on function public.erase_person is 'Erases one person: enquiries, versions, mails and newsletter. Service role only.';

create or replace function private.apply_grants() returns void
language plpgsql
set search_path = ''
as $$
begin
  revoke all on all tables in schema public from anon, authenticated, service_role;
  revoke all on all sequences in schema public from anon, authenticated, service_role;
  revoke execute on all functions in schema public from public, anon, authenticated, service_role;
  revoke all on all tables in schema private from public, anon, authenticated, service_role;
  revoke execute on all functions in schema private from public, anon, authenticated, service_role;

  grant usage on schema public to anon, authenticated, service_role;
  grant usage on schema private to service_role;

  grant select, insert, update, delete on
    public.enquiries, public.enquiry_versions, public.outbox_mails, public.rate_limits, public.newsletter_subscriptions
  to service_role;
  grant execute on function private.queue_mails(uuid, jsonb, text) to service_role;
  grant execute on function
    public.submit_enquiry(uuid, text, text, text, text, text[], text, text, text, text, text, text, text, text, boolean, text, timestamptz, date, text, integer, integer),
    public.lease_mails(integer, integer, uuid[]),
    public.complete_mail(uuid, uuid),
    public.fail_mail(uuid, uuid, text),
    public.fail_abandoned_mails(),
    public.queue_mail(uuid, text, text, text, text, text, text),
    public.list_unreported(integer),
    public.queue_daily_list(uuid, text, text, text, text, text, uuid[], uuid[]),
    public.take_from_limits(text[], integer[], integer[]),
    public.forget_old_limits(),
    public.erase_enquiries_before(timestamptz),
    public.erase_mails_before(timestamptz),
    public.erase_person(text),
    public.request_subscription(text, text, uuid, uuid, text, text, text, text),
    public.confirm_subscription(uuid),
    public.end_subscription(uuid),
    public.erase_old_subscriptions(timestamptz, timestamptz)
  to service_role;
end;
$$;

select private.apply_grants();
