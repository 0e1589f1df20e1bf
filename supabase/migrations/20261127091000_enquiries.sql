-- Enquiries: what visitors ask, and what they ask about their data, stored once and in every version.
-- Why: write first, then notify. The mails that must follow are written in the same transaction (20261127091500_outbox.sql).
-- Tables: enquiries, enquiry_versions.
-- Risks: these rows are personal data. Only the service role reaches them, and only through the functions below or
-- reads made by services. Retention is in src/shared/catalogue/retention.ts; erase_enquiries_before applies it.

create type public.enquiry_status as enum ('new', 'quarantined');

create table public.enquiries (
  enquiry_id uuid primary key,
  reference text not null check (reference ~ '^KR-[0-9A-Z]{5}-[0-9A-Z]{5}$'),
  form_type text not null check (form_type in ('contact', 'journey', 'transformation', 'consultation', 'certification', 'Contact Form', 'data-request', 'complaint')),
  status public.enquiry_status not null default 'new',
  quarantine_reasons text[] not null default '{}',
  first_name text not null check (first_name <> '' and private.is_clean_name(first_name)),
  last_name text not null check (private.is_clean_name(last_name)),
  email text not null check (private.is_canonical_address(email)),
  email_key text not null generated always as (private.address_key(email)) stored,
  phone_typed text not null check (char_length(phone_typed) <= 20),
  phone_e164 text check (phone_e164 ~ '^\+[0-9]{5,15}$'),
  programme text not null check (char_length(programme) <= 160),
  labels jsonb not null check (jsonb_typeof(labels) = 'object'),
  choices jsonb check (jsonb_typeof(choices) = 'object'),
  marketing_agreed boolean not null default false,
  marketing_wording text check (char_length(marketing_wording) <= 60),
  answer_by date,
  answers_hash text not null check (answers_hash ~ '^[0-9a-f]{64}$'),
  search_keys integer[] not null default '{}' check (cardinality(search_keys) <= 3000),
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
comment on column public.enquiries.search_keys is 'Numbers made of the words, by which the desk finds it (src/shared/rules/search-keys.ts).';
comment on column public.enquiries.answer_by is 'For data requests and complaints: the day by which the law wants an answer.';
comment on column public.enquiries.reported_in is 'The daily list (a mail) that named this quarantined enquiry.';

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

create index enquiries_email_key on public.enquiries (email_key, created_at);
create index enquiries_received_at on public.enquiries (received_at);
create index enquiries_unreported on public.enquiries (received_at) where status = 'quarantined' and reported_at is null;

alter table public.enquiries enable row level security;
alter table public.enquiry_versions enable row level security;

-- Stores one submission and its mails. Outcomes: stored, replayed (same id, same answers: nothing written), amended
-- (same id, other answers: both versions kept), taken (the id is another person's, or another form's: nothing written), limited (sent again with other answers fifty times). p_newsletter is there
-- when the newsletter was asked for with it: {wording, token, mail}.
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
  p_labels jsonb,
  p_choices jsonb,
  p_marketing_agreed boolean,
  p_marketing_wording text,
  p_received_at timestamptz,
  p_answer_by date,
  p_mails jsonb,
  p_newsletter jsonb,
  p_address_max integer,
  p_address_seconds integer,
  p_search_keys integer[]
) returns table (outcome text, mail_ids uuid[], is_acknowledged boolean)
language plpgsql
set search_path = ''
as $$
declare
  known public.enquiries;
  v_status public.enquiry_status := p_status::public.enquiry_status;
  v_reasons text[] := p_quarantine_reasons;
  v_mails uuid[] := '{}';
  v_newsletter jsonb;
begin
  -- One address at a time, so that its limit and its one acknowledgement a day hold under twenty posts at once.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('enquiry:' || private.address_key(p_email), 0));

  select * into known from public.enquiries e where e.enquiry_id = p_enquiry_id for update;

  if found and (known.email_key <> private.address_key(p_email) or known.form_type <> p_form_type) then
    return query select 'taken'::text, v_mails, false;
    return;
  end if;

  if found and known.answers_hash = p_answers_hash then
    return query select 'replayed'::text, v_mails, private.is_acknowledged(p_enquiry_id);
    return;
  end if;

  if not found then
    -- Anyone can write in this person's name. Past the limit everything is still kept, but nobody is mailed and a person looks.
    -- Requests that the law gives a day to are counted apart: enquiries in their name must not set them aside.
    if (select count(*) from public.enquiries e
        where e.email_key = private.address_key(p_email)
          and (e.answer_by is null) = (p_answer_by is null)
          and e.created_at > now() - make_interval(secs => p_address_seconds)) >= p_address_max then
      v_status := 'quarantined';
      v_reasons := v_reasons || 'many-from-address'::text;
    end if;

    insert into public.enquiries (
      enquiry_id, reference, form_type, status, quarantine_reasons, first_name, last_name, email, phone_typed, phone_e164,
      programme, labels, choices, marketing_agreed, marketing_wording, answers_hash, received_at, answer_by, search_keys
    ) values (
      p_enquiry_id, p_reference, p_form_type, v_status, v_reasons, p_first_name, p_last_name, p_email,
      p_phone_typed, p_phone_e164, p_programme, private.read_json(p_labels), private.read_json(p_choices), p_marketing_agreed,
      p_marketing_wording, p_answers_hash, p_received_at, p_answer_by, p_search_keys
    )
    on conflict (enquiry_id) do nothing;

    if not found then
      -- The same id arrived at the same moment under another address.
      return query select 'taken'::text, v_mails, false;
      return;
    end if;
  end if;

  if known.enquiry_id is not null then
    if known.version >= 50 then
      return query select 'limited'::text, v_mails, false;
      return;
    end if;
    update public.enquiries e set
      status = v_status, quarantine_reasons = p_quarantine_reasons, first_name = p_first_name,
      last_name = p_last_name, phone_typed = p_phone_typed, phone_e164 = p_phone_e164,
      programme = p_programme, labels = private.read_json(p_labels), choices = private.read_json(p_choices),
      marketing_agreed = p_marketing_agreed, marketing_wording = p_marketing_wording, answers_hash = p_answers_hash,
      search_keys = p_search_keys, version = e.version + 1, amended_at = p_received_at,
      -- What was set aside and is different now is something to look at again.
      reported_at = null, reported_in = null
    where e.enquiry_id = p_enquiry_id;
  end if;

  insert into public.enquiry_versions (
    enquiry_id, version, labels, choices, marketing_agreed, marketing_wording, answers_hash, received_at
  ) values (
    p_enquiry_id, coalesce(known.version, 0) + 1, private.read_json(p_labels), private.read_json(p_choices), p_marketing_agreed,
    p_marketing_wording, p_answers_hash, p_received_at
  );

  if v_status = 'new' then
    v_mails := private.queue_mails(
      p_enquiry_id, private.read_json(p_mails), case when known.enquiry_id is null then 'stored' else 'amended' end
    );
    if p_newsletter is not null then
      v_newsletter := private.read_json(p_newsletter);
      v_mails := array_remove(array_append(v_mails, public.request_subscription(
        p_email, v_newsletter ->> 'wording', (v_newsletter ->> 'token')::uuid, v_newsletter -> 'mail'
      )), null);
    end if;
  end if;

  return query select
    case when known.enquiry_id is null then 'stored' else 'amended' end::text, v_mails, private.is_acknowledged(p_enquiry_id);
end;
$$;
comment on function public.submit_enquiry is 'Stores one submission once, with its mails, in one transaction. Service role only.';

-- Versions and mails go with their enquiry.
create function public.erase_enquiries_before(p_before timestamptz) returns integer
language sql
set search_path = ''
as $$
  with gone as (delete from public.enquiries e where e.received_at < p_before returning 1)
  select count(*)::integer from gone;
$$;
comment on function public.erase_enquiries_before is 'Retention: erases enquiries received before a moment, with their versions and mails. Service role only.';

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
  where e.email_key = p_email
     or exists (select 1 from public.enquiry_versions v where v.enquiry_id = e.enquiry_id and private.address_key(v.labels ->> 'email') = p_email);

  with gone as (
    delete from public.enquiries e
    where e.email_key = p_email
       or exists (select 1 from public.enquiry_versions v where v.enquiry_id = e.enquiry_id and private.address_key(v.labels ->> 'email') = p_email)
    returning 1
  )
  select count(*) into v_enquiries from gone;

  with gone as (delete from public.outbox_mails m where m.recipient_key = p_email returning 1)
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
  grant select, insert, update, delete on public.enquiries, public.enquiry_versions to service_role;
  grant execute on function private.erase_from_enquiries(text) to service_role;
  grant execute on function
    public.submit_enquiry(uuid, text, text, text, text, text[], text, text, text, text, text, text, jsonb, jsonb, boolean, text, timestamptz, date, jsonb, jsonb, integer, integer, integer[]),
    public.erase_enquiries_before(timestamptz)
  to service_role;
end;
$$;
comment on function private.grants_of_enquiries is 'What the API roles may do with enquiries.';

select private.apply_grants();
