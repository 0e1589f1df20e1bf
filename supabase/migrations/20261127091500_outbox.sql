-- Outbox: every mail that must go out, until it has.
-- Why: a mail is written in the transaction of what it is about and sent afterwards, as often as it takes. What cannot be sent, and
-- what was set aside, is named to the institute in a list.
-- Tables: outbox_mails.
-- Risks: bodies are personal data and are emptied once sent. Only the service role reaches them. Retention is in
-- src/shared/catalogue/retention.ts: a mail about an enquiry goes with it, erase_mails_before erases the others.

create type public.mail_state as enum ('queued', 'sending', 'sent', 'failed');

create table public.outbox_mails (
  mail_id uuid primary key default gen_random_uuid(),
  kind text not null check (char_length(kind) between 1 and 60),
  enquiry_id uuid references public.enquiries on delete cascade,
  recipient text not null check (private.is_canonical_address(recipient)),
  recipient_key text not null generated always as (private.address_key(recipient)) stored,
  subject text not null check (char_length(subject) between 1 and 200),
  body_text text,
  body_html text,
  unsubscribe_url text check (char_length(unsubscribe_url) <= 400 and unsubscribe_url ~ '^https?://[^[:space:]<>]+$'),
  reply_to text check (private.is_canonical_address(reply_to)),
  in_reply_to uuid,
  dedupe_key text unique,
  send_before timestamptz,
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
comment on column public.outbox_mails.reply_to is 'Where an answer goes, if not to the sender.';
comment on column public.outbox_mails.in_reply_to is 'The mail before it in a conversation: mail programs show them together.';
comment on column public.outbox_mails.mail_id is 'Also the Message-ID, so that a repeat after a crash is recognisably the same mail.';
comment on column public.outbox_mails.dedupe_key is 'What must happen once, for example one confirmation of the newsletter per address and day.';
comment on column public.outbox_mails.send_before is 'After this nobody waits for it any more: a code, and what asks Auth for one.';
comment on column public.outbox_mails.reported_in is 'The daily list (another mail) that named this failed mail.';
comment on column public.outbox_mails.last_error is 'A code, never a sentence from a mail server, which may quote an address.';

create index outbox_mails_unreported on public.outbox_mails (created_at) where state = 'failed' and reported_at is null;
create index outbox_mails_due on public.outbox_mails (next_attempt_at) where state in ('queued', 'sending');
create index outbox_mails_enquiry on public.outbox_mails (enquiry_id);
create index outbox_mails_recipient_key on public.outbox_mails (recipient_key);

alter table public.outbox_mails enable row level security;

-- A mail as services send one: {mail_id, kind, recipient, subject, text, html, dedupe_key, unsubscribe_url, send_before, reply_to, in_reply_to}; all but the
-- first four may be null. p_recipient is who gets it where the database knows better. Null when its dedupe key is taken.
create function private.write_mail(p_mail jsonb, p_enquiry_id uuid default null, p_recipient text default null) returns uuid
language sql
set search_path = ''
as $$
  with mail as (select private.read_json(p_mail) as j)
  insert into public.outbox_mails (
    mail_id, kind, enquiry_id, recipient, subject, body_text, body_html, dedupe_key, unsubscribe_url, send_before,
    reply_to, in_reply_to
  )
  select (j ->> 'mail_id')::uuid, j ->> 'kind', p_enquiry_id, coalesce(p_recipient, j ->> 'recipient'), j ->> 'subject',
         j ->> 'text', j ->> 'html', j ->> 'dedupe_key', j ->> 'unsubscribe_url', (j ->> 'send_before')::timestamptz,
         j ->> 'reply_to', (j ->> 'in_reply_to')::uuid
  from mail
  on conflict (dedupe_key) do nothing
  returning mail_id;
$$;
comment on function private.write_mail is 'Writes one mail into the outbox, in the transaction of what it is about.';

create function public.queue_mail(p_mail jsonb) returns boolean
language sql
set search_path = ''
as $$
  select private.write_mail(p_mail) is not null;
$$;
comment on function public.queue_mail is 'Queues one mail that belongs to no enquiry. False when its dedupe key is taken. Service role only.';

-- Writes the mails that follow one submission. p_mails is a list of mails as private.write_mail reads them, each with `on`, the outcome
-- (stored or amended) that it belongs to, and `per_day`, how many of its kind one address gets on one day in London; null for
-- any number. Returns the ids of those that were written.
create function private.queue_mails(p_enquiry_id uuid, p_mails jsonb, p_outcome text) returns uuid[]
language plpgsql
set search_path = ''
as $$
declare
  v_today timestamptz := date_trunc('day', now() at time zone 'Europe/London') at time zone 'Europe/London';
  v_mail jsonb;
  v_ids uuid[] := '{}';
begin
  for v_mail in select m from jsonb_array_elements(p_mails) as m where m ->> 'on' = p_outcome loop
    if v_mail ->> 'per_day' is null or (v_mail ->> 'per_day')::integer > (
      select count(*) from public.outbox_mails o
      where o.recipient_key = private.address_key(v_mail ->> 'recipient') and o.kind = v_mail ->> 'kind' and o.created_at >= v_today
    ) then
      v_ids := array_append(v_ids, private.write_mail(v_mail, p_enquiry_id));
    end if;
  end loop;
  return array_remove(v_ids, null);
end;
$$;
comment on function private.queue_mails is 'Writes the mails that follow one submission.';

create function private.is_acknowledged(p_enquiry_id uuid) returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (
    select 1 from public.outbox_mails m where m.enquiry_id = p_enquiry_id and m.kind like '%-acknowledgement'
  );
$$;
comment on function private.is_acknowledged is 'Whether a mail with its reference goes, or went, to the person who sent an enquiry.';

-- Leases the mail that has been due longest, so that no other worker takes it. An expired lease is due again: its worker died.
-- One at a time: a mail counts a try when sending begins, and not before.
create function public.lease_mail(p_lease_seconds integer, p_only uuid[] default null)
returns table (
  mail_id uuid, lease_token uuid, attempts integer, kind text, recipient text, subject text, body_text text, body_html text,
  unsubscribe_url text, reply_to text, in_reply_to uuid
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
      and (m.send_before is null or m.send_before > now())
      and (p_only is null or m.mail_id = any (p_only))
    order by m.next_attempt_at
    limit 1
    for update skip locked
  )
  update public.outbox_mails m
  set state = 'sending', attempts = m.attempts + 1, lease_token = gen_random_uuid(),
      leased_until = now() + make_interval(secs => p_lease_seconds)
  from due
  where m.mail_id = due.mail_id
  returning m.mail_id, m.lease_token, m.attempts, m.kind, m.recipient, m.subject, m.body_text, m.body_html,
    m.unsubscribe_url, m.reply_to, m.in_reply_to;
$$;
comment on function public.lease_mail is 'Takes one due mail for p_lease_seconds, or none. Two workers never hold one mail. Service role only.';

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

-- Back-off after tries 1 to 7: 1, 5, 30 minutes, 2, 6, 24, 24 hours, or always a minute where someone waits for it. The eighth
-- failure is final.
create function public.fail_mail(p_mail_id uuid, p_lease_token uuid, p_error text) returns text
language sql
set search_path = ''
as $$
  update public.outbox_mails m
  set state = case when m.attempts >= 8 then 'failed' else 'queued' end::public.mail_state,
      next_attempt_at = now() + case when m.send_before is not null then '1 minute' else (array['1 minute', '5 minutes', '30 minutes', '2 hours', '6 hours', '24 hours', '24 hours', '24 hours'])[m.attempts] end::interval,
      lease_token = null, leased_until = null, last_error = left(p_error, 100)
  where m.mail_id = p_mail_id and m.lease_token = p_lease_token and m.state = 'sending'
  returning m.state::text;
$$;
comment on function public.fail_mail is 'Gives a leased mail back for a later try, or marks it failed after the eighth. Service role only.';

-- A worker that died during the eighth try leaves a mail that nobody may lease again: it failed. So did one whose time has passed; no
-- person can do anything about that one, so that no list names it.
create function public.fail_abandoned_mails() returns integer
language sql
set search_path = ''
as $$
  with abandoned as (
    update public.outbox_mails m
    set state = 'failed', lease_token = null, leased_until = null, last_error = coalesce(m.last_error, 'abandoned')
    where m.state = 'sending' and m.leased_until < now() and m.attempts >= 8
    returning 1
  ),
  late as (
    update public.outbox_mails m
    set state = 'failed', lease_token = null, leased_until = null, last_error = 'late', reported_at = now()
    where m.send_before < now() and (m.state = 'queued' or (m.state = 'sending' and m.leased_until < now() and m.attempts < 8))
    returning 1
  )
  select ((select count(*) from abandoned) + (select count(*) from late))::integer;
$$;
comment on function public.fail_abandoned_mails is 'Marks mails failed whose last try was never finished, or whose time has passed. Service role only.';

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

-- Queues a list and marks what it names, together. False, and nothing marked, when that hour has its list already.
create function public.queue_daily_list(p_mail jsonb, p_enquiry_ids uuid[], p_mail_ids uuid[]) returns boolean
language plpgsql
set search_path = ''
as $$
declare
  v_mail_id uuid := private.write_mail(p_mail);
begin
  if v_mail_id is null then
    return false;
  end if;
  update public.enquiries e set reported_at = now(), reported_in = v_mail_id where e.enquiry_id = any (p_enquiry_ids);
  update public.outbox_mails m set reported_at = now(), reported_in = v_mail_id where m.mail_id = any (p_mail_ids);
  return true;
end;
$$;
comment on function public.queue_daily_list is 'Queues the list of quarantined enquiries and failed mails. Service role only.';

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

create function private.grants_of_outbox() returns void
language plpgsql
set search_path = ''
as $$
begin
  grant select, insert, update, delete on public.outbox_mails to service_role;
  grant execute on function
    private.write_mail(jsonb, uuid, text), private.queue_mails(uuid, jsonb, text), private.is_acknowledged(uuid)
  to service_role;
  grant execute on function
    public.queue_mail(jsonb),
    public.lease_mail(integer, uuid[]),
    public.complete_mail(uuid, uuid),
    public.fail_mail(uuid, uuid, text),
    public.fail_abandoned_mails(),
    public.list_unreported(integer),
    public.queue_daily_list(jsonb, uuid[], uuid[]),
    public.erase_mails_before(timestamptz)
  to service_role;
end;
$$;
comment on function private.grants_of_outbox is 'What the API roles may do with the outbox.';

select private.apply_grants();
