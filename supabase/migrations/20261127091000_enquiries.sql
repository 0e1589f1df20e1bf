-- Enquiries: what visitors ask, stored once, with the mails that must follow written in the same transaction.
-- Why: write first, then notify. A mail that cannot be sent now stays in outbox_mails until it can.
-- Tables: enquiries, enquiry_versions, outbox_mails, rate_limits.
-- Risks: these rows are personal data. Only the service role reaches them, and only through the functions below or
-- reads made by services. Retention is in src/shared/catalogue/retention.ts; erase_enquiries_before applies it.
-- Functions take scalars and text (JSON inside text), because not every driver passes json arguments unchanged.

create type public.enquiry_status as enum ('new', 'quarantined');
create type public.mail_state as enum ('queued', 'sending', 'sent', 'failed');

create table public.enquiries (
  enquiry_id uuid primary key,
  reference text not null check (reference ~ '^KR-[0-9A-Z]{5}-[0-9A-Z]{5}$'),
  form_type text not null check (form_type in ('contact', 'journey', 'transformation', 'consultation', 'certification', 'Contact Form', 'data-request', 'complaint')),
  status public.enquiry_status not null default 'new',
  quarantine_reasons text[] not null default '{}',
  first_name text not null check (char_length(first_name) between 1 and 100),
  last_name text not null check (char_length(last_name) <= 100),
  email text not null check (char_length(email) between 3 and 254),
  phone_typed text not null check (char_length(phone_typed) <= 20),
  phone_e164 text check (phone_e164 ~ '^\+[0-9]{5,15}$'),
  programme text not null check (char_length(programme) <= 160),
  labels jsonb not null check (jsonb_typeof(labels) = 'object'),
  choices jsonb check (jsonb_typeof(choices) = 'object'),
  marketing_agreed boolean not null default false,
  marketing_wording text check (char_length(marketing_wording) <= 60),
  answer_by date,
  answers_hash text not null check (answers_hash ~ '^[0-9a-f]{64}$'),
  version integer not null default 1 check (version >= 1),
  received_at timestamptz not null,
  amended_at timestamptz,
  reported_at timestamptz,
  reported_in uuid,
  created_at timestamptz not null default now()
);
comment on table public.enquiries is 'One row for each enquiry as it stands now. Its id is the submission id that the form made. Closed: service role only.';
comment on column public.enquiries.labels is 'The payload as it arrived: mapped labels and defaults.';
comment on column public.enquiries.choices is 'What the person really chose and typed; null where a caller sent labels only.';
comment on column public.enquiries.marketing_agreed is 'The answer to the optional marketing box, given at received_at (or amended_at) to the wording named beside it.';

create table public.enquiry_versions (
  enquiry_id uuid not null references public.enquiries on delete cascade,
  version integer not null check (version >= 1),
  labels jsonb not null,
  choices jsonb,
  marketing_agreed boolean not null,
  marketing_wording text,
  answers_hash text not null,
  received_at timestamptz not null,
  primary key (enquiry_id, version)
);
comment on table public.enquiry_versions is 'Every version of an enquiry that was sent again with other answers; the last one equals the enquiry. Closed: service role only.';

create table public.outbox_mails (
  mail_id uuid primary key default gen_random_uuid(),
  kind text not null check (char_length(kind) between 1 and 60),
  enquiry_id uuid references public.enquiries on delete cascade,
  recipient text not null check (char_length(recipient) between 3 and 254),
  subject text not null check (char_length(subject) between 1 and 200),
  body_text text,
  body_html text,
  unsubscribe_url text check (char_length(unsubscribe_url) <= 400 and unsubscribe_url ~ '^https?://[^[:space:]<>]+$'),
  dedupe_key text unique,
  state public.mail_state not null default 'queued',
  attempts integer not null default 0 check (attempts between 0 and 8),
  next_attempt_at timestamptz not null default now(),
  lease_token uuid,
  leased_until timestamptz,
  last_error text check (char_length(last_error) <= 100),
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  reported_at timestamptz,
  reported_in uuid
);
comment on table public.outbox_mails is 'Mails that must be sent, written together with the reason for them. Bodies are emptied once sent. Closed: service role only.';
comment on column public.outbox_mails.unsubscribe_url is 'Where a mail program stops such mails at one press (RFC 8058); becomes headers. Emptied once sent, because its token acts.';
comment on column public.outbox_mails.mail_id is 'Also the Message-ID, so that a repeat after a crash is recognisably the same mail.';
comment on column public.outbox_mails.dedupe_key is 'What must happen once, for example one acknowledgement per address and day.';
comment on column public.enquiries.answer_by is 'For data requests and complaints: the day by which the law wants an answer.';
comment on column public.enquiries.reported_in is 'The daily list (a mail) that named this quarantined enquiry.';
comment on column public.outbox_mails.reported_in is 'The daily list (another mail) that named this failed mail.';
comment on column public.outbox_mails.last_error is 'A code, never a sentence from a mail server, which may quote an address.';

create table public.rate_limits (
  key text not null check (char_length(key) <= 120),
  window_start timestamptz not null,
  count integer not null check (count >= 0),
  expires_at timestamptz not null,
  primary key (key, window_start)
);
comment on table public.rate_limits is 'Counters of recent requests. Keys are keyed hashes: no address of a person or machine is stored. Closed: service role only.';

create index enquiries_email_lower on public.enquiries (lower(email));
create index enquiries_received_at on public.enquiries (received_at);
create index enquiries_unreported on public.enquiries (received_at) where status = 'quarantined' and reported_at is null;
create index outbox_mails_unreported on public.outbox_mails (created_at) where state = 'failed' and reported_at is null;
create index outbox_mails_due on public.outbox_mails (next_attempt_at) where state in ('queued', 'sending');
create index outbox_mails_enquiry on public.outbox_mails (enquiry_id);
create index outbox_mails_recipient_lower on public.outbox_mails (lower(recipient));
create index rate_limits_expires_at on public.rate_limits (expires_at);

alter table public.enquiries enable row level security;
alter table public.enquiry_versions enable row level security;
alter table public.outbox_mails enable row level security;
alter table public.rate_limits enable row level security;

-- Writes the mails of one happening. p_mails is a JSON array of {on, mail_id, kind, recipient, subject, text, html, dedupe_key},
-- `on` being the outcome (stored or amended) that the mail belongs to.
-- Returns the ids that were really written: a dedupe key that is taken already leaves its mail out.
create function private.queue_mails(p_enquiry_id uuid, p_mails jsonb, p_outcome text) returns uuid[]
language sql
set search_path = ''
as $$
  with written as (
    insert into public.outbox_mails (mail_id, kind, enquiry_id, recipient, subject, body_text, body_html, dedupe_key)
    select (mail ->> 'mail_id')::uuid, mail ->> 'kind', p_enquiry_id, mail ->> 'recipient', mail ->> 'subject',
           mail ->> 'text', mail ->> 'html', mail ->> 'dedupe_key'
    from jsonb_array_elements(p_mails) as mail
    where mail ->> 'on' = p_outcome
    on conflict (dedupe_key) do nothing
    returning mail_id
  )
  select coalesce(array_agg(mail_id), '{}') from written;
$$;

-- Stores one submission and its mails. Outcomes: stored, replayed (same id, same answers: nothing written), amended
-- (same id, other answers: both versions kept), limited (too many different enquiries from one address).
create function public.submit_enquiry(
  p_enquiry_id uuid,
  p_reference text,
  p_answers_hash text,
  p_form_type text,
  p_status text,
  p_quarantine_reasons text[],
  p_first_name text,
  p_last_name text,
  p_email text,
  p_phone_typed text,
  p_phone_e164 text,
  p_programme text,
  p_labels text,
  p_choices text,
  p_marketing_agreed boolean,
  p_marketing_wording text,
  p_received_at timestamptz,
  p_answer_by date,
  p_mails text,
  p_address_max integer,
  p_address_seconds integer
) returns table (outcome text, mail_ids uuid[])
language plpgsql
set search_path = ''
as $$
declare
  known public.enquiries;
  v_status public.enquiry_status := p_status::public.enquiry_status;
  v_mails uuid[] := '{}';
begin
  -- One address at a time, so that its limit and its one acknowledgement a day hold under twenty posts at once.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('enquiry:' || lower(p_email), 0));

  select * into known from public.enquiries e where e.enquiry_id = p_enquiry_id for update;

  if found and known.answers_hash = p_answers_hash then
    return query select 'replayed'::text, v_mails;
    return;
  end if;

  if not found then
    if (select count(*) from public.enquiries e
        where lower(e.email) = lower(p_email)
          and e.created_at > now() - make_interval(secs => p_address_seconds)) >= p_address_max then
      return query select 'limited'::text, v_mails;
      return;
    end if;

    insert into public.enquiries (
      enquiry_id, reference, form_type, status, quarantine_reasons, first_name, last_name, email, phone_typed, phone_e164,
      programme, labels, choices, marketing_agreed, marketing_wording, answers_hash, received_at, answer_by
    ) values (
      p_enquiry_id, p_reference, p_form_type, v_status, p_quarantine_reasons, p_first_name, p_last_name, p_email,
      p_phone_typed, p_phone_e164, p_programme, p_labels::jsonb, p_choices::jsonb, p_marketing_agreed,
      p_marketing_wording, p_answers_hash, p_received_at, p_answer_by
    )
    on conflict (enquiry_id) do nothing;

    if not found then
      -- The same id arrived at the same moment under another address: whoever was first is the enquiry.
      select * into strict known from public.enquiries e where e.enquiry_id = p_enquiry_id for update;
    end if;
  end if;

  if known.enquiry_id is not null then
    if known.version >= 50 then
      return query select 'limited'::text, v_mails;
      return;
    end if;
    update public.enquiries e set
      form_type = p_form_type, status = v_status, quarantine_reasons = p_quarantine_reasons, first_name = p_first_name,
      last_name = p_last_name, email = p_email, phone_typed = p_phone_typed, phone_e164 = p_phone_e164,
      programme = p_programme, labels = p_labels::jsonb, choices = p_choices::jsonb,
      marketing_agreed = p_marketing_agreed, marketing_wording = p_marketing_wording, answers_hash = p_answers_hash,
      version = e.version + 1, amended_at = p_received_at
    where e.enquiry_id = p_enquiry_id;
  end if;

  insert into public.enquiry_versions (
    enquiry_id, version, labels, choices, marketing_agreed, marketing_wording, answers_hash, received_at
  ) values (
    p_enquiry_id, coalesce(known.version, 0) + 1, p_labels::jsonb, p_choices::jsonb, p_marketing_agreed,
    p_marketing_wording, p_answers_hash, p_received_at
  );

  if v_status = 'new' then
    v_mails := private.queue_mails(
      p_enquiry_id, p_mails::jsonb, case when known.enquiry_id is null then 'stored' else 'amended' end
    );
  end if;

  return query select case when known.enquiry_id is null then 'stored' else 'amended' end::text, v_mails;
end;
$$;
comment on function public.submit_enquiry is 'Stores one submission once, with its mails, in one transaction. Service role only.';

-- Leases mails that are due, so that no other worker takes them. An expired lease is due again: its worker died.
create function public.lease_mails(p_limit integer, p_lease_seconds integer, p_only uuid[] default null)
returns table (
  mail_id uuid, lease_token uuid, attempts integer, kind text, recipient text, subject text, body_text text, body_html text,
  unsubscribe_url text
)
language sql
set search_path = ''
as $$
  with due as (
    select m.mail_id
    from public.outbox_mails m
    where (m.state = 'queued' or (m.state = 'sending' and m.leased_until < now()))
      and m.next_attempt_at <= now()
      and m.attempts < 8
      and (p_only is null or m.mail_id = any (p_only))
    order by m.next_attempt_at
    limit p_limit
    for update skip locked
  )
  update public.outbox_mails m
  set state = 'sending', attempts = m.attempts + 1, lease_token = gen_random_uuid(),
      leased_until = now() + make_interval(secs => p_lease_seconds)
  from due
  where m.mail_id = due.mail_id
  returning m.mail_id, m.lease_token, m.attempts, m.kind, m.recipient, m.subject, m.body_text, m.body_html,
    m.unsubscribe_url;
$$;
comment on function public.lease_mails is 'Takes up to p_limit due mails for p_lease_seconds. Two workers never hold one mail. Service role only.';

create function public.complete_mail(p_mail_id uuid, p_lease_token uuid) returns boolean
language sql
set search_path = ''
as $$
  with done as (
    update public.outbox_mails m
    set state = 'sent', sent_at = now(), body_text = null, body_html = null, unsubscribe_url = null, lease_token = null,
        leased_until = null, last_error = null
    where m.mail_id = p_mail_id and m.lease_token = p_lease_token and m.state = 'sending'
    returning 1
  )
  select exists (select 1 from done);
$$;
comment on function public.complete_mail is 'Marks a leased mail as sent and empties its body. False when the lease was lost. Service role only.';

-- Back-off after tries 1 to 7: 1, 5, 30 minutes, 2, 6, 24, 24 hours. The eighth failure is final.
create function public.fail_mail(p_mail_id uuid, p_lease_token uuid, p_error text) returns text
language sql
set search_path = ''
as $$
  update public.outbox_mails m
  set state = case when m.attempts >= 8 then 'failed' else 'queued' end::public.mail_state,
      next_attempt_at = now() + (array['1 minute', '5 minutes', '30 minutes', '2 hours', '6 hours', '24 hours', '24 hours', '24 hours'])[m.attempts]::interval,
      lease_token = null, leased_until = null, last_error = left(p_error, 100)
  where m.mail_id = p_mail_id and m.lease_token = p_lease_token and m.state = 'sending'
  returning m.state::text;
$$;
comment on function public.fail_mail is 'Gives a leased mail back for a later try, or marks it failed after the eighth. Service role only.';

-- A worker that died during the eighth try leaves a mail that nobody may lease again: it failed.
create function public.fail_abandoned_mails() returns integer
language sql
set search_path = ''
as $$
  with abandoned as (
    update public.outbox_mails m
    set state = 'failed', lease_token = null, leased_until = null, last_error = coalesce(m.last_error, 'abandoned')
    where m.state = 'sending' and m.leased_until < now() and m.attempts >= 8
    returning 1
  )
  select count(*)::integer from abandoned;
$$;
comment on function public.fail_abandoned_mails is 'Marks mails failed whose last try was never finished. Service role only.';

create function public.queue_mail(
  p_mail_id uuid, p_kind text, p_recipient text, p_subject text, p_text text, p_html text, p_dedupe_key text,
  p_unsubscribe_url text default null
) returns boolean
language sql
set search_path = ''
as $$
  with written as (
    insert into public.outbox_mails (mail_id, kind, recipient, subject, body_text, body_html, dedupe_key, unsubscribe_url)
    values (p_mail_id, p_kind, p_recipient, p_subject, p_text, p_html, p_dedupe_key, p_unsubscribe_url)
    on conflict (dedupe_key) do nothing
    returning 1
  )
  select exists (select 1 from written);
$$;
comment on function public.queue_mail is 'Queues one mail that belongs to no enquiry. False when its dedupe key is taken. Service role only.';

-- What nobody has been told of yet: quarantined enquiries and failed mails, oldest first, p_limit of each at most.
create function public.list_unreported(p_limit integer)
returns table (
  kind text, id uuid, reference text, happened_at timestamptz, reasons text[], labels jsonb, choices jsonb, form_type text,
  phone_e164 text, mail_kind text, last_error text
)
language sql
stable
set search_path = ''
as $$
  (select 'enquiry', e.enquiry_id, e.reference, e.received_at, e.quarantine_reasons, e.labels, e.choices, e.form_type,
          e.phone_e164, null, null
   from public.enquiries e
   where e.status = 'quarantined' and e.reported_at is null
   order by e.received_at limit p_limit)
  union all
  (select 'mail', m.mail_id, e.reference, m.created_at, '{}', null, null, null, null, m.kind, m.last_error
   from public.outbox_mails m left join public.enquiries e using (enquiry_id)
   where m.state = 'failed' and m.reported_at is null
   order by m.created_at limit p_limit);
$$;
comment on function public.list_unreported is 'What the next daily list names. Service role only.';

-- Queues a daily list and marks what it names, together. False, and nothing marked, when that day has its list already.
create function public.queue_daily_list(
  p_mail_id uuid, p_recipient text, p_subject text, p_text text, p_html text, p_dedupe_key text, p_enquiry_ids uuid[], p_mail_ids uuid[]
) returns boolean
language plpgsql
set search_path = ''
as $$
begin
  insert into public.outbox_mails (mail_id, kind, recipient, subject, body_text, body_html, dedupe_key)
  values (p_mail_id, 'daily-list', p_recipient, p_subject, p_text, p_html, p_dedupe_key)
  on conflict (dedupe_key) do nothing;
  if not found then
    return false;
  end if;
  update public.enquiries e set reported_at = now(), reported_in = p_mail_id where e.enquiry_id = any (p_enquiry_ids);
  update public.outbox_mails m set reported_at = now(), reported_in = p_mail_id where m.mail_id = any (p_mail_ids);
  return true;
end;
$$;
comment on function public.queue_daily_list is 'Queues the list of quarantined enquiries and failed mails. Service role only.';

-- Counts one request against every key and says how many seconds to wait: 0 when every limit still holds.
create function public.take_from_limits(p_keys text[], p_max integer[], p_seconds integer[]) returns integer
language plpgsql
set search_path = ''
as $$
declare
  v_wait integer := 0;
  v_count integer;
  v_start timestamptz;
begin
  for i in 1 .. coalesce(array_length(p_keys, 1), 0) loop
    v_start := to_timestamp(floor(extract(epoch from now()) / p_seconds[i]) * p_seconds[i]);
    insert into public.rate_limits as r (key, window_start, count, expires_at)
    values (p_keys[i], v_start, 1, v_start + make_interval(secs => p_seconds[i]))
    on conflict (key, window_start) do update set count = r.count + 1
    returning r.count into v_count;
    if v_count > p_max[i] then
      v_wait := greatest(v_wait, ceil(extract(epoch from v_start + make_interval(secs => p_seconds[i]) - now()))::integer, 1);
    end if;
  end loop;
  return v_wait;
end;
$$;
comment on function public.take_from_limits is 'Fixed windows; counts even what it refuses. Service role only.';

create function public.forget_old_limits() returns integer
language sql
set search_path = ''
as $$
  with gone as (delete from public.rate_limits where expires_at < now() returning 1)
  select count(*)::integer from gone;
$$;
comment on function public.forget_old_limits is 'Deletes counters whose window has passed. Service role only.';

-- Versions and mails go with their enquiry.
create function public.erase_enquiries_before(p_before timestamptz) returns integer
language sql
set search_path = ''
as $$
  with gone as (delete from public.enquiries e where e.received_at < p_before returning 1)
  select count(*)::integer from gone;
$$;
comment on function public.erase_enquiries_before is 'Retention: erases enquiries received before a moment, with their versions and mails. Service role only.';

create function public.erase_mails_before(p_before timestamptz) returns integer
language sql
set search_path = ''
as $$
  with gone as (
    delete from public.outbox_mails m
    where m.created_at < p_before and m.enquiry_id is null and m.state in ('sent', 'failed')
    returning 1
  )
  select count(*)::integer from gone;
$$;
comment on function public.erase_mails_before is 'Retention: erases finished mails that belong to no enquiry. Service role only.';

-- Everything about one address: enquiries that have it now or had it in an earlier version, and every mail to it.
create function private.erase_from_enquiries(p_email text) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  v_enquiries integer;
  v_mails integer;
  v_cascaded integer;
begin
  select count(*) into v_cascaded
  from public.outbox_mails m join public.enquiries e using (enquiry_id)
  where lower(e.email) = p_email
     or exists (select 1 from public.enquiry_versions v where v.enquiry_id = e.enquiry_id and lower(v.labels ->> 'email') = p_email);

  with gone as (
    delete from public.enquiries e
    where lower(e.email) = p_email
       or exists (select 1 from public.enquiry_versions v where v.enquiry_id = e.enquiry_id and lower(v.labels ->> 'email') = p_email)
    returning 1
  )
  select count(*) into v_enquiries from gone;

  with gone as (delete from public.outbox_mails m where lower(m.recipient) = p_email returning 1)
  select count(*) + v_cascaded into v_mails from gone;

  -- A daily list that is still waiting may quote the person: it goes, and what else it named is named by the next one.
  update public.enquiries e set reported_at = null, reported_in = null
  where e.reported_in in (select m.mail_id from public.outbox_mails m where m.kind = 'daily-list' and m.state <> 'sent');
  update public.outbox_mails o set reported_at = null, reported_in = null
  where o.reported_in in (select m.mail_id from public.outbox_mails m where m.kind = 'daily-list' and m.state <> 'sent');
  delete from public.outbox_mails m where m.kind = 'daily-list' and m.state <> 'sent';

  return jsonb_build_object('enquiries', v_enquiries, 'mails', v_mails);
end;
$$;
comment on function private.erase_from_enquiries is 'Erases one person''s enquiries with all versions, and every mail to them.';

create function private.grants_of_enquiries() returns void
language plpgsql
set search_path = ''
as $$
begin
  grant select, insert, update, delete on public.enquiries, public.enquiry_versions, public.outbox_mails, public.rate_limits to service_role;
  grant execute on function private.queue_mails(uuid, jsonb, text) to service_role;
  grant execute on function private.erase_from_enquiries(text) to service_role;
  grant execute on function
    public.submit_enquiry(uuid, text, text, text, text, text[], text, text, text, text, text, text, text, text, boolean, text, timestamptz, date, text, integer, integer),
    public.lease_mails(integer, integer, uuid[]),
    public.complete_mail(uuid, uuid),
    public.fail_mail(uuid, uuid, text),
    public.fail_abandoned_mails(),
    public.queue_mail(uuid, text, text, text, text, text, text, text),
    public.list_unreported(integer),
    public.queue_daily_list(uuid, text, text, text, text, text, uuid[], uuid[]),
    public.take_from_limits(text[], integer[], integer[]),
    public.forget_old_limits(),
    public.erase_enquiries_before(timestamptz),
    public.erase_mails_before(timestamptz)
  to service_role;
end;
$$;
comment on function private.grants_of_enquiries is 'What the API roles may do with enquiries, the outbox and limits.';

select private.apply_grants();
