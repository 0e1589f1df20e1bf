-- Newsletter: who asked for it, who confirmed it, who stopped it.
-- Why: double opt-in. An address that someone typed is nothing until its owner presses a button; stopping takes one press.
-- Tables: newsletter_subscriptions.
-- Risks: personal data. Only the service role reaches it, through the functions below. How long it is kept is in
-- src/shared/catalogue/retention.ts and terms.ts; erase_old_subscriptions applies it.

create type public.subscription_status as enum ('requested', 'confirmed', 'ended');

create table public.newsletter_subscriptions (
  subscription_id uuid primary key default gen_random_uuid(),
  email text not null check (private.is_canonical_address(email)),
  email_key text not null unique generated always as (private.address_key(email)) stored,
  status public.subscription_status not null default 'requested',
  wording text not null check (char_length(wording) <= 60),
  confirm_token uuid not null,
  earlier_tokens uuid[] not null default '{}',
  unsubscribe_token uuid not null unique default gen_random_uuid(),
  requested_at timestamptz not null default now(),
  confirmed_at timestamptz,
  ended_at timestamptz
);
comment on table public.newsletter_subscriptions is 'One row for each address that asked for the newsletter. Closed: service role only.';
comment on column public.newsletter_subscriptions.wording is 'Which words the person agreed to; the words are in the source.';
comment on column public.newsletter_subscriptions.confirm_token is 'Travels in the confirmation mail; good for 7 days.';
comment on column public.newsletter_subscriptions.earlier_tokens is 'Those of the mails before, newest first: whichever mail is opened, its link works.';
comment on column public.newsletter_subscriptions.unsubscribe_token is 'Travels in every newsletter; can do nothing but stop it.';

create unique index newsletter_subscriptions_confirm on public.newsletter_subscriptions (confirm_token);
create index newsletter_subscriptions_status on public.newsletter_subscriptions (status, requested_at);

alter table public.newsletter_subscriptions enable row level security;

-- Notes a request and queues its confirmation mail: one in five minutes and three a day for one address, so that anyone who asks again
-- because nothing came gets another. Says which mail was queued, or null: an address that is confirmed already, or over this, gets
-- none, and nobody outside can tell the difference.
create function public.request_subscription(
  p_email text, p_wording text, p_confirm_token uuid, p_mail jsonb
) returns uuid
language plpgsql
set search_path = ''
as $$
declare
  known public.newsletter_subscriptions;
  v_mail_id uuid;
  v_last timestamptz;
  v_count integer;
begin
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('newsletter:' || private.address_key(p_email), 0));
  select * into known from public.newsletter_subscriptions s where s.email_key = private.address_key(p_email) for update;
  if found and known.status = 'confirmed' then
    return null;
  end if;

  select max(m.created_at), count(*) into v_last, v_count
  from public.outbox_mails m
  where m.recipient_key = private.address_key(p_email) and m.kind = private.read_json(p_mail) ->> 'kind' and m.created_at > now() - interval '1 day';
  if v_count >= 3 or v_last > now() - interval '5 minutes' then
    return null;
  end if;

  v_mail_id := private.write_mail(p_mail);
  if v_mail_id is null then
    return null;
  end if;

  insert into public.newsletter_subscriptions as s (email, wording, confirm_token)
  values (p_email, p_wording, p_confirm_token)
  on conflict (email_key) do update
    set email = excluded.email, wording = excluded.wording, confirm_token = excluded.confirm_token, requested_at = now(),
        earlier_tokens = (array_prepend(s.confirm_token, s.earlier_tokens))[1:5],
        status = 'requested', ended_at = null;
  return v_mail_id;
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
  if not found then
    select * into known from public.newsletter_subscriptions s where p_token = any (s.earlier_tokens) for update;
  end if;
  if known.subscription_id is null or known.status = 'ended' then
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

-- An agreement lasts for the time of its row in src/shared/catalogue/retention.ts, counted from the day it was given; then we stop
-- writing and forget it. People who want the newsletter still ask for it again.
create function public.erase_old_subscriptions(p_unconfirmed_before timestamptz, p_agreed_before timestamptz) returns integer
language sql
set search_path = ''
as $$
  with gone as (
    delete from public.newsletter_subscriptions s
    where (s.status = 'requested' and s.requested_at < p_unconfirmed_before)
       or (s.status <> 'requested' and coalesce(s.confirmed_at, s.requested_at) < p_agreed_before)
    returning 1
  )
  select count(*)::integer from gone;
$$;
comment on function public.erase_old_subscriptions is 'Retention of requests that were never confirmed and of agreements, ended or not. Service role only.';

create function private.erase_from_newsletter(p_email text) returns jsonb
language sql
set search_path = ''
as $$
  with gone as (delete from public.newsletter_subscriptions s where s.email_key = p_email returning 1)
  select jsonb_build_object('subscriptions', count(*)) from gone;
$$;
comment on function private.erase_from_newsletter is 'Erases one person''s newsletter subscriptions.';

create function private.grants_of_newsletter() returns void
language plpgsql
set search_path = ''
as $$
begin
  grant select, insert, update, delete on public.newsletter_subscriptions to service_role;
  grant execute on function private.erase_from_newsletter(text) to service_role;
  grant execute on function
    public.request_subscription(text, text, uuid, jsonb),
    public.confirm_subscription(uuid),
    public.end_subscription(uuid),
    public.erase_old_subscriptions(timestamptz, timestamptz)
  to service_role;
end;
$$;
comment on function private.grants_of_newsletter is 'What the API roles may do with the newsletter.';

select private.apply_grants();
