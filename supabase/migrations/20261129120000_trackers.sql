-- Trackers: a visitor's own look at their enquiry, by the link in the mail that acknowledged it.
-- Why: someone who wrote to us sees what we hold, when we answer, and takes back what they agreed to, without an account.
-- Tables: enquiry_trackers, contact_withdrawals; columns of enquiry_notes.
-- Risks: the token is the whole proof. It is 192 random bits, is stored as a hash, ends after 90 days, and reached only the address of
-- the enquiry; each function here takes its hash first and finds the one enquiry itself. Service role only, through services with limits.
-- Reading changes nothing. Everything goes with its enquiry; a withdrawal outlives it, and goes with its address.

create table public.enquiry_trackers (
  token_hash text primary key check (token_hash ~ '^[0-9a-f]{64}$'),
  enquiry_id uuid not null references public.enquiries on delete cascade,
  mail_id uuid not null references public.outbox_mails on delete cascade,
  expires_at timestamptz not null
);
comment on table public.enquiry_trackers is 'Links to one enquiry, each in the mail that acknowledged it. Closed: service role only.';
comment on column public.enquiry_trackers.mail_id is 'A mail that is taken back takes its link along.';
create index enquiry_trackers_enquiry on public.enquiry_trackers (enquiry_id);
create index enquiry_trackers_mail on public.enquiry_trackers (mail_id);
create index enquiry_trackers_expires_at on public.enquiry_trackers (expires_at);

create table public.contact_withdrawals (
  withdrawal_number bigint generated always as identity primary key,
  email_key text not null check (char_length(email_key) <= 254),
  channel text not null check (channel in ('calls', 'offers')),
  wording text not null check (char_length(wording) between 1 and 60),
  enquiry_id uuid references public.enquiries on delete set null,
  withdrawn_at timestamptz not null default now()
);
comment on table public.contact_withdrawals is 'Who told us to stop calling, or to stop mailing offers, by which words and when. Closed: service role only.';
comment on column public.contact_withdrawals.channel is 'calls: by telephone. offers: news and offers by mail; answers to what they asked go on.';
create index contact_withdrawals_email_key on public.contact_withdrawals (email_key, channel, withdrawn_at);
create index contact_withdrawals_enquiry on public.contact_withdrawals (enquiry_id) where enquiry_id is not null;
create index contact_withdrawals_withdrawn_at on public.contact_withdrawals (withdrawn_at);

alter table public.enquiry_trackers enable row level security;
alter table public.contact_withdrawals enable row level security;

alter table public.enquiry_notes
  drop constraint enquiry_notes_kind_check,
  add constraint enquiry_notes_kind_check check (kind in ('reply', 'call', 'note', 'visitor')),
  add column change_id uuid unique;
comment on column public.enquiry_notes.change_id is 'What a visitor sends has an id of its own, so that pressing twice adds once.';

-- As before (outbox), and the link that the mail carries, by its `tracker_hash`.
create or replace function private.write_mail(p_mail jsonb, p_enquiry_id uuid default null, p_recipient text default null) returns uuid
language plpgsql
set search_path = ''
as $$
declare
  v_mail jsonb := private.read_json(p_mail);
  v_mail_id uuid;
begin
  insert into public.outbox_mails (
    mail_id, kind, enquiry_id, recipient, subject, body_text, body_html, dedupe_key, unsubscribe_url, send_before,
    reply_to, in_reply_to
  ) values (
    (v_mail ->> 'mail_id')::uuid, v_mail ->> 'kind', p_enquiry_id, coalesce(p_recipient, v_mail ->> 'recipient'), v_mail ->> 'subject',
    v_mail ->> 'text', v_mail ->> 'html', v_mail ->> 'dedupe_key', v_mail ->> 'unsubscribe_url', (v_mail ->> 'send_before')::timestamptz,
    v_mail ->> 'reply_to', (v_mail ->> 'in_reply_to')::uuid
  )
  on conflict (dedupe_key) do nothing
  returning mail_id into v_mail_id;
  if v_mail_id is not null and p_enquiry_id is not null and v_mail ->> 'tracker_hash' is not null then
    insert into public.enquiry_trackers (token_hash, enquiry_id, mail_id, expires_at)
    values (v_mail ->> 'tracker_hash', p_enquiry_id, v_mail_id, now() + interval '90 days');
  end if;
  return v_mail_id;
end;
$$;

create function private.tracked_enquiry(p_token_hash text) returns public.enquiries
language sql
stable
set search_path = ''
as $$
  select e.* from public.enquiries e join public.enquiry_trackers t using (enquiry_id)
  where t.token_hash = p_token_hash and t.expires_at > now() and e.deleted_at is null and e.status = 'new';
$$;
comment on function private.tracked_enquiry is 'The enquiry of a token; a row of nulls for one that is wrong, over, or of an enquiry that is gone.';

-- What a person corrects: their name, address and number, wherever the enquiry says them. The hash of the answers stays, so that the same
-- form sent again stays a replay and undoes no correction.
create function private.correct_enquiry(
  p_enquiry_id uuid, p_first_name text, p_last_name text, p_email text, p_phone_typed text, p_phone_e164 text,
  p_labels jsonb, p_choices jsonb, p_search_keys integer[]
) returns void
language plpgsql
set search_path = ''
as $$
begin
  update public.enquiries e
  set first_name = p_first_name, last_name = p_last_name, email = p_email, phone_typed = p_phone_typed, phone_e164 = p_phone_e164,
      labels = private.read_json(p_labels), choices = private.read_json(p_choices), search_keys = p_search_keys,
      version = e.version + 1, desk_version = e.desk_version + 1
  where e.enquiry_id = p_enquiry_id;
  insert into public.enquiry_versions (enquiry_id, version, labels, choices, marketing_agreed, marketing_wording, answers_hash, received_at)
  select e.enquiry_id, e.version, e.labels, e.choices, e.marketing_agreed, e.marketing_wording, e.answers_hash, now()
  from public.enquiries e where e.enquiry_id = p_enquiry_id;
end;
$$;
comment on function private.correct_enquiry is 'Corrects who wrote an enquiry, keeping what it said before as a version.';

-- Null for a token that opens nothing.
create function public.read_tracked_enquiry(p_token_hash text) returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'enquiry', private.describe_enquiry(e),
    'version', e.version,
    'marketing', jsonb_build_object('agreed', e.marketing_agreed, 'wording', e.marketing_wording, 'at', coalesce(e.amended_at, e.received_at)),
    'newsletter', (
      select jsonb_build_object('confirmedAt', s.confirmed_at, 'endedAt', s.ended_at, 'wording', s.wording)
      from public.newsletter_subscriptions s where s.email_key = e.email_key
    ),
    'letters', (
      select coalesce(jsonb_agg(jsonb_build_object('kind', n.kind, 'body', n.body, 'at', n.created_at) order by n.note_number), '[]')
      from public.enquiry_notes n where n.enquiry_id = e.enquiry_id and n.kind in ('reply', 'visitor')
    ),
    'ownNotes', (select count(*) from public.enquiry_notes n where n.enquiry_id = e.enquiry_id and n.kind in ('call', 'note')),
    'callsWithdrawnAt', (
      select max(w.withdrawn_at) from public.contact_withdrawals w
      where w.email_key = e.email_key and w.channel = 'calls' and w.withdrawn_at >= e.received_at
    ),
    'offersWithdrawnAt', (
      select max(w.withdrawn_at) from public.contact_withdrawals w
      where w.email_key = e.email_key and w.channel = 'offers' and w.withdrawn_at >= e.received_at
    ),
    'erasure', (
      select jsonb_build_object('reference', r.reference, 'answerBy', r.answer_by)
      from public.enquiries r
      where r.email_key = e.email_key and r.form_type = 'data-request' and r.programme = 'erasure' and r.deleted_at is null
        and r.desk_state in ('new', 'taken', 'waiting') and r.enquiry_id <> e.enquiry_id
      order by r.received_at desc limit 1
    )
  )
  from private.tracked_enquiry(p_token_hash) e
  where e.enquiry_id is not null;
$$;
comment on function public.read_tracked_enquiry is 'What a visitor sees of their own enquiry. Service role only.';

-- What is told to us is something to answer: the enquiry is open again.
create function private.reopen_for_visitor(p_enquiry_id uuid, p_action text) returns void
language plpgsql
set search_path = ''
as $$
begin
  update public.enquiries e
  set desk_state = case when e.taken_by is null then 'new' else 'taken' end, desk_version = e.desk_version + 1
  where e.enquiry_id = p_enquiry_id;
  perform private.note_at_desk(null, p_action, p_enquiry_id);
end;
$$;
comment on function private.reopen_for_visitor is 'Puts an enquiry back among the open ones when its visitor did something with it.';

-- Outcomes: added, replayed, limited (twenty of them), unknown.
create function public.add_to_tracked_enquiry(p_token_hash text, p_change_id uuid, p_body text, p_mail jsonb)
returns table (outcome text, mail_id uuid)
language plpgsql
set search_path = ''
as $$
declare
  v_enquiry public.enquiries := private.tracked_enquiry(p_token_hash);
begin
  if v_enquiry.enquiry_id is null then
    return query select 'unknown'::text, null::uuid;
    return;
  end if;
  perform 1 from public.enquiries e where e.enquiry_id = v_enquiry.enquiry_id for update;
  if exists (select 1 from public.enquiry_notes n where n.change_id = p_change_id) then
    return query select 'replayed'::text, null::uuid;
    return;
  elsif (select count(*) from public.enquiry_notes n where n.enquiry_id = v_enquiry.enquiry_id and n.kind = 'visitor') >= 20 then
    return query select 'limited'::text, null::uuid;
    return;
  end if;
  insert into public.enquiry_notes (enquiry_id, kind, body, change_id) values (v_enquiry.enquiry_id, 'visitor', p_body, p_change_id);
  perform private.reopen_for_visitor(v_enquiry.enquiry_id, 'visitor-added');
  return query select 'added'::text, private.write_mail(p_mail, v_enquiry.enquiry_id);
end;
$$;
comment on function public.add_to_tracked_enquiry is 'Adds a visitor''s words to their enquiry, once. Service role only.';

-- Outcomes: corrected, limited (fifty versions), stale (someone changed it since p_version), unknown.
create function public.correct_tracked_enquiry(
  p_token_hash text, p_version integer, p_first_name text, p_last_name text, p_phone_typed text, p_phone_e164 text,
  p_labels jsonb, p_choices jsonb, p_search_keys integer[], p_mail jsonb
) returns table (outcome text, mail_id uuid)
language plpgsql
set search_path = ''
as $$
declare
  v_enquiry public.enquiries := private.tracked_enquiry(p_token_hash);
begin
  if v_enquiry.enquiry_id is null then
    return query select 'unknown'::text, null::uuid;
    return;
  end if;
  select * into v_enquiry from public.enquiries e where e.enquiry_id = v_enquiry.enquiry_id for update;
  if v_enquiry.version >= 50 then
    return query select 'limited'::text, null::uuid;
    return;
  elsif v_enquiry.version <> p_version then
    return query select 'stale'::text, null::uuid;
    return;
  end if;
  perform private.correct_enquiry(
    v_enquiry.enquiry_id, p_first_name, p_last_name, v_enquiry.email, p_phone_typed, p_phone_e164, p_labels, p_choices, p_search_keys
  );
  perform private.note_at_desk(null, 'visitor-corrected', v_enquiry.enquiry_id);
  return query select 'corrected'::text, private.write_mail(p_mail, v_enquiry.enquiry_id);
end;
$$;
comment on function public.correct_tracked_enquiry is 'Corrects who wrote an enquiry, as they say themselves. Service role only.';

-- By address: the person who reads its mail decides. Once is enough; a later enquiry that gives a number again is a new yes.
create function public.withdraw_by_tracker(p_token_hash text, p_channel text, p_wording text) returns boolean
language plpgsql
set search_path = ''
as $$
declare
  v_enquiry public.enquiries := private.tracked_enquiry(p_token_hash);
begin
  if v_enquiry.enquiry_id is null then
    return false;
  end if;
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('newsletter:' || v_enquiry.email_key, 0));
  if not exists (
    select 1 from public.contact_withdrawals w
    where w.email_key = v_enquiry.email_key and w.channel = p_channel
      and w.withdrawn_at >= (select max(e.received_at) from public.enquiries e where e.email_key = v_enquiry.email_key)
  ) then
    insert into public.contact_withdrawals (email_key, channel, wording, enquiry_id)
    values (v_enquiry.email_key, p_channel, p_wording, v_enquiry.enquiry_id);
    update public.enquiries e set desk_version = e.desk_version + 1 where e.enquiry_id = v_enquiry.enquiry_id;
    perform private.note_at_desk(null, 'visitor-withdrew', v_enquiry.enquiry_id, null, p_channel);
  end if;
  if p_channel = 'offers' then
    update public.newsletter_subscriptions s set status = 'ended', ended_at = coalesce(s.ended_at, now())
    where s.email_key = v_enquiry.email_key and s.status <> 'ended';
  end if;
  return true;
end;
$$;
comment on function public.withdraw_by_tracker is 'Stops calls, or offers by mail, for the address of an enquiry. Service role only.';

-- What says whether we may call or mail an offer, for everything of one address. Read beside read_desk_enquiry, whose line in the audit is
-- this one's too: one of its own is written where that look was not made a moment ago. Definer, because the tables are closed to every API role.
create function public.read_desk_receipts(p_enquiry_id uuid) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_staff_id uuid := private.require_staff('desk');
  v_key text;
begin
  select e.email_key into v_key from public.enquiries e where e.enquiry_id = p_enquiry_id;
  if not found then
    raise exception 'no such enquiry' using errcode = 'PT404';
  end if;
  if not exists (
    select 1 from public.audit_lines a
    where a.enquiry_id = p_enquiry_id and a.staff_id = v_staff_id and a.happened_at > now() - interval '1 minute'
      and a.action in ('enquiry-shown', 'receipts-shown')
  ) then
    perform private.note_at_desk(v_staff_id, 'receipts-shown', p_enquiry_id);
  end if;
  return (
    with receipts as (
      select 'calls' as channel, 'given' as what, null::text as wording, e.received_at as at, e.reference
      from public.enquiries e where e.email_key = v_key and e.deleted_at is null and e.phone_typed <> ''
      union all
      select 'offers', 'ticked', v.marketing_wording, min(v.received_at), e.reference
      from public.enquiries e join public.enquiry_versions v using (enquiry_id)
      where e.email_key = v_key and e.deleted_at is null and v.marketing_agreed
      group by e.reference, v.marketing_wording
      union all
      select 'offers', 'confirmed', s.wording, s.confirmed_at, null
      from public.newsletter_subscriptions s where s.email_key = v_key and s.confirmed_at is not null
      union all
      select 'offers', 'ended', s.wording, s.ended_at, null
      from public.newsletter_subscriptions s where s.email_key = v_key and s.ended_at is not null
      union all
      select w.channel, 'withdrawn', w.wording, w.withdrawn_at, e.reference
      from public.contact_withdrawals w left join public.enquiries e on e.enquiry_id = w.enquiry_id
      where w.email_key = v_key
    )
    select coalesce(jsonb_agg(jsonb_build_object(
      'channel', r.channel, 'what', r.what, 'wording', r.wording, 'at', r.at, 'reference', r.reference
    ) order by r.at), '[]')
    from (select * from receipts order by at desc limit 100) r
  );
end;
$$;
comment on function public.read_desk_receipts is 'What a person agreed to and took back, with words and dates. For the desk.';

create function public.forget_trackers() returns integer
language sql
set search_path = ''
as $$
  with gone as (delete from public.enquiry_trackers t where t.expires_at <= now() returning 1)
  select count(*)::integer from gone;
$$;
comment on function public.forget_trackers is 'Deletes links whose 90 days are over. Service role only.';

create function public.erase_withdrawals_before(p_before timestamptz) returns integer
language sql
set search_path = ''
as $$
  with gone as (
    delete from public.contact_withdrawals w
    where w.withdrawn_at < p_before and not exists (select 1 from public.enquiries e where e.email_key = w.email_key)
    returning 1
  )
  select count(*)::integer from gone;
$$;
comment on function public.erase_withdrawals_before is 'Retention: a withdrawal is kept as long as an enquiry of its address is. Service role only.';

create function private.erase_from_trackers(p_email text) returns jsonb
language sql
set search_path = ''
as $$
  with gone as (delete from public.contact_withdrawals w where w.email_key = p_email returning 1)
  select jsonb_build_object('withdrawals', count(*)) from gone;
$$;
comment on function private.erase_from_trackers is 'Erases what one person took back; there is nothing left to write to.';

create function private.grants_of_trackers() returns void
language plpgsql
set search_path = ''
as $$
begin
  grant execute on function public.read_desk_receipts(uuid) to authenticated;
  grant select, insert, update, delete on public.enquiry_trackers, public.contact_withdrawals to service_role;
  grant execute on function
    private.tracked_enquiry(text), private.describe_enquiry(public.enquiries), private.place_of_enquiry(public.enquiries),
    private.name_of_staff(uuid), private.reopen_for_visitor(uuid, text), private.erase_from_trackers(text),
    private.correct_enquiry(uuid, text, text, text, text, text, jsonb, jsonb, integer[])
  to service_role;
  grant execute on function
    public.read_tracked_enquiry(text),
    public.add_to_tracked_enquiry(text, uuid, text, jsonb),
    public.correct_tracked_enquiry(text, integer, text, text, text, text, jsonb, jsonb, integer[], jsonb),
    public.withdraw_by_tracker(text, text, text),
    public.forget_trackers(),
    public.erase_withdrawals_before(timestamptz)
  to service_role;
end;
$$;
comment on function private.grants_of_trackers is 'What the API roles may do with trackers.';

select private.apply_grants();
