-- The desk: where an enquiry is on its way to an answer, who has it, what was said, and by whom it is found.
-- Why: an enquiry that is answered twice or never is the money lost. Each has one state, one member of staff at most, and a version that
-- every change counts up: someone who decides on what is no longer so is told, and nothing of theirs is done.
-- Tables: enquiry_notes, enquiry_drafts, enquiry_looks; columns of enquiries.
-- Risks: everything here is personal data of strangers. Tables stay closed; each function below is `security definer` for that reason,
-- asks private.require_staff('desk') first, and writes an audit line. What is promised by when is not stored: it follows from
-- received_at (src/shared/rules/reply-clock.ts), and in the same order. Everything goes with its enquiry.
-- Refusals: PT401, PT403, PT428 as staff has them; PT404 no such enquiry, PT409 it has changed meanwhile, PT422 no such step.

alter table public.enquiries
  add column desk_state text not null default 'new' check (desk_state in ('new', 'taken', 'answered', 'waiting', 'closed')),
  add column desk_version integer not null default 0,
  add column taken_by uuid references auth.users (id) on delete set null,
  add column first_answered_at timestamptz,
  add column next_on date,
  add column deleted_at timestamptz;
comment on column public.enquiries.desk_state is 'new and taken wait for us, waiting for them; a quarantined one has none of it yet.';
comment on column public.enquiries.desk_version is 'Counts every change at the desk, so that two at once are noticed.';
comment on column public.enquiries.next_on is 'The civil day on which someone said they would be in touch again.';
comment on column public.enquiries.deleted_at is 'Taken out of quarantine to be deleted. Gone for good a minute later: until then it can be undone.';

-- Each view of the inbox has its order in an index, so that a page costs the same among a hundred thousand.
create index enquiries_desk_open on public.enquiries (received_at, enquiry_id)
  where status = 'new' and deleted_at is null and desk_state in ('new', 'taken') and answer_by is null;
create index enquiries_desk_open_law on public.enquiries (answer_by, enquiry_id)
  where status = 'new' and deleted_at is null and desk_state in ('new', 'taken') and answer_by is not null;
create index enquiries_desk_state on public.enquiries (desk_state, received_at, enquiry_id) where status = 'new' and deleted_at is null;
create index enquiries_desk_all on public.enquiries (received_at, enquiry_id) where status = 'new' and deleted_at is null;
create index enquiries_desk_quarantine on public.enquiries (received_at, enquiry_id) where status = 'quarantined' and deleted_at is null;
create index enquiries_taken_by on public.enquiries (taken_by, received_at, enquiry_id) where taken_by is not null;
create index enquiries_phone on public.enquiries (phone_e164) where phone_e164 is not null;
create index enquiries_deleted_at on public.enquiries (deleted_at) where deleted_at is not null;
create index enquiries_search on public.enquiries using gin (search_keys);

create table public.enquiry_notes (
  note_number bigint generated always as identity primary key,
  enquiry_id uuid not null references public.enquiries on delete cascade,
  staff_id uuid references auth.users (id) on delete set null,
  kind text not null check (kind in ('reply', 'call', 'note')),
  body text not null check (char_length(body) <= 10000),
  outcome text check (outcome in ('reached', 'no-answer', 'left-message', 'wrong-number')),
  mail_id uuid,
  created_at timestamptz not null default now(),
  check ((kind = 'call') = (outcome is not null))
);
comment on table public.enquiry_notes is 'What was written to a person, and what staff noted about a call or the matter. Closed: reached through functions only.';
comment on column public.enquiry_notes.mail_id is 'The mail that carried a reply; the outbox says whether it was delivered.';
create index enquiry_notes_enquiry on public.enquiry_notes (enquiry_id, note_number);
create index enquiry_notes_staff on public.enquiry_notes (staff_id) where staff_id is not null;

create table public.enquiry_drafts (
  enquiry_id uuid not null references public.enquiries on delete cascade,
  staff_id uuid not null references auth.users (id) on delete cascade,
  body text not null check (char_length(body) between 1 and 10000),
  saved_at timestamptz not null default now(),
  primary key (enquiry_id, staff_id)
);
comment on table public.enquiry_drafts is 'Answers that are not sent yet, one for each member of staff. Closed: reached through functions only.';
create index enquiry_drafts_staff on public.enquiry_drafts (staff_id);

create table public.enquiry_looks (
  enquiry_id uuid not null references public.enquiries on delete cascade,
  staff_id uuid not null references auth.users (id) on delete cascade,
  seen_at timestamptz not null default now(),
  wrote_at timestamptz,
  primary key (enquiry_id, staff_id)
);
comment on table public.enquiry_looks is 'Who has an enquiry open now: a line older than a minute says nothing. Closed: reached through functions only.';
create index enquiry_looks_staff on public.enquiry_looks (staff_id);

alter table public.enquiry_notes enable row level security;
alter table public.enquiry_drafts enable row level security;
alter table public.enquiry_looks enable row level security;

-- What a person sends again with other answers is something to answer again.
create function private.reopen_amended_enquiry() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.desk_version := old.desk_version + 1;
  new.desk_state := case when old.desk_state = 'new' or old.taken_by is null then 'new' else 'taken' end;
  return new;
end;
$$;
comment on function private.reopen_amended_enquiry is 'Puts an enquiry back among the open ones when its answers change.';
create trigger reopen_amended_enquiry before update of answers_hash on public.enquiries
  for each row when (old.answers_hash is distinct from new.answers_hash)
  execute function private.reopen_amended_enquiry();

create function private.name_of_staff(p_staff_id uuid) returns text
language sql
stable
set search_path = ''
as $$
  select coalesce(nullif(trim(l.first_name || ' ' || l.last_name), ''), 'A colleague') from public.learners l where l.learner_id = p_staff_id;
$$;
comment on function private.name_of_staff is 'What colleagues call a member of staff; null for no one.';

create function private.place_of_enquiry(p_enquiry public.enquiries) returns text
language sql
immutable
set search_path = ''
as $$
  select case when p_enquiry.deleted_at is not null then 'deleted' when p_enquiry.status = 'quarantined' then 'quarantined' else p_enquiry.desk_state end;
$$;
comment on function private.place_of_enquiry is 'Where an enquiry is: its state, or quarantined, or deleted.';

create function private.describe_enquiry(p_enquiry public.enquiries) returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'id', p_enquiry.enquiry_id, 'reference', p_enquiry.reference, 'formType', p_enquiry.form_type,
    'place', private.place_of_enquiry(p_enquiry), 'reasons', to_jsonb(p_enquiry.quarantine_reasons),
    'firstName', p_enquiry.first_name, 'lastName', p_enquiry.last_name, 'email', p_enquiry.email,
    'phone', p_enquiry.phone_typed, 'phoneE164', p_enquiry.phone_e164, 'programme', p_enquiry.programme,
    'labels', p_enquiry.labels, 'choices', p_enquiry.choices,
    'receivedAt', p_enquiry.received_at, 'amendedAt', p_enquiry.amended_at, 'answerBy', p_enquiry.answer_by,
    'firstAnsweredAt', p_enquiry.first_answered_at, 'nextOn', p_enquiry.next_on,
    'takenBy', p_enquiry.taken_by, 'takenByName', private.name_of_staff(p_enquiry.taken_by), 'version', p_enquiry.desk_version
  );
$$;
comment on function private.describe_enquiry is 'One enquiry for the desk''s lists and pages.';

-- One page of a view. `open` comes in two streams, each in the order in which it is due: ordinary enquiries by when they came (that is
-- the order of what was promised), those with a day of the law by that day; the caller merges the two. Every other view has the
-- latest first. p_keys_*: an enquiry has to have a number of each list (src/shared/rules/search-keys.ts).
-- The statement is put together, so that Postgres plans each question with its own numbers.
create function public.list_desk_enquiries(
  p_view text, p_form_types text[], p_is_mine boolean,
  p_keys_1 integer[], p_keys_2 integer[], p_keys_3 integer[], p_keys_4 integer[], p_keys_5 integer[],
  p_after_at timestamptz, p_after_id uuid, p_after_day date, p_after_day_id uuid, p_limit integer
) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_staff_id uuid := private.require_staff('desk');
  v_where text := 'e.deleted_at is null';
  v_page text;
  v_rows jsonb;
begin
  delete from public.enquiries e where e.deleted_at < now() - interval '1 minute';
  if p_form_types is not null then v_where := v_where || ' and e.form_type = any ($1)'; end if;
  if p_is_mine then v_where := v_where || ' and e.taken_by = $2'; end if;
  if p_keys_1 is not null then v_where := v_where || ' and e.search_keys && $3'; end if;
  if p_keys_2 is not null then v_where := v_where || ' and e.search_keys && $4'; end if;
  if p_keys_3 is not null then v_where := v_where || ' and e.search_keys && $5'; end if;
  if p_keys_4 is not null then v_where := v_where || ' and e.search_keys && $6'; end if;
  if p_keys_5 is not null then v_where := v_where || ' and e.search_keys && $7'; end if;

  if p_view = 'open' then
    v_where := v_where || ' and e.status = ''new'' and e.desk_state in (''new'', ''taken'')';
    v_page := format(
      '(select e.* from public.enquiries e where %1$s and e.answer_by is null
          and ($8::timestamptz is null or (e.received_at, e.enquiry_id) > ($8, $9)) order by e.received_at, e.enquiry_id limit $12)
       union all
       (select e.* from public.enquiries e where %1$s and e.answer_by is not null
          and ($10::date is null or (e.answer_by, e.enquiry_id) > ($10, $11)) order by e.answer_by, e.enquiry_id limit $12)',
      v_where
    );
  else
    v_where := v_where || case p_view
      when 'quarantine' then ' and e.status = ''quarantined'''
      when 'all' then ' and e.status = ''new'''
      else format(' and e.status = ''new'' and e.desk_state = %L', p_view)
    end;
    if p_after_at is not null then v_where := v_where || ' and (e.received_at, e.enquiry_id) < ($8, $9)'; end if;
    v_page := format(
      'select e.* from public.enquiries e where %s
       order by e.received_at desc, e.enquiry_id desc limit $12', v_where
    );
  end if;

  execute format('select coalesce(jsonb_agg(private.describe_enquiry(page)), ''[]'') from (%s) page', v_page)
  into v_rows
  using p_form_types, v_staff_id, p_keys_1, p_keys_2, p_keys_3, p_keys_4, p_keys_5, p_after_at, p_after_id, p_after_day,
    p_after_day_id, p_limit;
  perform private.note_at_desk(v_staff_id, 'enquiries-listed', null, null, p_view || ', ' || jsonb_array_length(v_rows));
  return v_rows;
end;
$$;
comment on function public.list_desk_enquiries is 'One page of the inbox. For the desk.';

create function private.lock_enquiry(p_enquiry_id uuid, p_version integer) returns public.enquiries
language plpgsql
set search_path = ''
as $$
declare
  v_enquiry public.enquiries;
begin
  select * into v_enquiry from public.enquiries e where e.enquiry_id = p_enquiry_id for update;
  if not found then
    raise exception 'no such enquiry' using errcode = 'PT404';
  elsif v_enquiry.desk_version <> p_version then
    raise exception 'changed meanwhile' using errcode = 'PT409';
  end if;
  return v_enquiry;
end;
$$;
comment on function private.lock_enquiry is 'An enquiry as the caller has seen it, held until the end. Raises PT404 or PT409.';

-- Everything about the person who wrote one enquiry: the same address, or the same telephone.
create function public.read_desk_enquiry(p_enquiry_id uuid) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_staff_id uuid := private.require_staff('desk');
  v_enquiry public.enquiries;
  v_learner_id uuid;
begin
  select * into v_enquiry from public.enquiries e where e.enquiry_id = p_enquiry_id;
  if not found then
    raise exception 'no such enquiry' using errcode = 'PT404';
  end if;
  select u.id into v_learner_id from auth.users u where u.email = v_enquiry.email_key;
  perform private.note_at_desk(v_staff_id, 'enquiry-shown', p_enquiry_id, v_learner_id);
  return jsonb_build_object(
    'enquiry', private.describe_enquiry(v_enquiry),
    'marketing', jsonb_build_object(
      'agreed', v_enquiry.marketing_agreed, 'wording', v_enquiry.marketing_wording,
      'at', coalesce(v_enquiry.amended_at, v_enquiry.received_at)
    ),
    'newsletter', (
      select jsonb_build_object('confirmedAt', s.confirmed_at, 'endedAt', s.ended_at, 'wording', s.wording)
      from public.newsletter_subscriptions s where s.email_key = v_enquiry.email_key
    ),
    'others', (
      select coalesce(jsonb_agg(private.describe_enquiry(o) order by o.received_at desc), '[]')
      from (
        select * from public.enquiries e
        where e.enquiry_id <> p_enquiry_id and e.deleted_at is null
          and (e.email_key = v_enquiry.email_key or e.phone_e164 = v_enquiry.phone_e164)
        order by e.received_at desc limit 50
      ) o
    ),
    'learner', (
      select jsonb_build_object(
        'id', l.learner_id, 'firstName', l.first_name, 'lastName', l.last_name, 'createdAt', l.created_at,
        'courses', (select coalesce(jsonb_agg(n.course order by n.course), '[]') from public.enrolments n where n.learner_id = l.learner_id)
      )
      from public.learners l where l.learner_id = v_learner_id
    ),
    'mails', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'kind', m.kind, 'subject', m.subject, 'state', m.state, 'createdAt', m.created_at, 'sentAt', m.sent_at, 'error', m.last_error
      ) order by m.created_at), '[]')
      from public.outbox_mails m where m.enquiry_id = p_enquiry_id and m.recipient_key = v_enquiry.email_key
    ),
    'notes', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'number', n.note_number, 'kind', n.kind, 'body', n.body, 'outcome', n.outcome, 'by', private.name_of_staff(n.staff_id),
        'at', n.created_at, 'mailState', (select m.state from public.outbox_mails m where m.mail_id = n.mail_id)
      ) order by n.note_number), '[]')
      from public.enquiry_notes n where n.enquiry_id = p_enquiry_id
    ),
    'colleagues', (
      select coalesce(jsonb_agg(jsonb_build_object('id', r.user_id, 'name', private.name_of_staff(r.user_id)) order by private.name_of_staff(r.user_id)), '[]')
      from public.staff_roles r where r.role = 'desk' and r.user_id <> v_staff_id
    ),
    'draft', (select d.body from public.enquiry_drafts d where d.enquiry_id = p_enquiry_id and d.staff_id = v_staff_id)
  );
end;
$$;
comment on function public.read_desk_enquiry is 'One enquiry with everything that is known of who wrote it. For the desk.';

-- To another place. p_mail is the acknowledgement, for one that is let out of quarantine: it waits ten seconds, so that it can be undone.
-- Back into quarantine only while that mail has not gone. Says where it was, which is what undoing needs.
create function public.move_desk_enquiry(p_enquiry_id uuid, p_version integer, p_to text, p_taken_by uuid, p_is_undo boolean, p_mail jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_staff_id uuid := private.require_staff('desk');
  v_enquiry public.enquiries := private.lock_enquiry(p_enquiry_id, p_version);
  v_from text := private.place_of_enquiry(v_enquiry);
  v_mail_id uuid;
begin
  if p_taken_by is not null and not exists (select 1 from public.staff_roles r where r.user_id = p_taken_by and r.role = 'desk') then
    raise exception 'not at the desk' using errcode = 'PT422';
  end if;
  if v_from = 'quarantined' and p_to = 'new' then
    update public.enquiries e set status = 'new', desk_state = 'new', taken_by = null, desk_version = e.desk_version + 1
    where e.enquiry_id = p_enquiry_id;
    if p_mail is not null and not private.is_acknowledged(p_enquiry_id) then
      v_mail_id := private.write_mail(p_mail, p_enquiry_id, v_enquiry.email);
      update public.outbox_mails m set next_attempt_at = now() + interval '10 seconds' where m.mail_id = v_mail_id;
    end if;
  elsif v_from = 'quarantined' and p_to = 'deleted' then
    update public.enquiries e set deleted_at = now(), desk_version = e.desk_version + 1 where e.enquiry_id = p_enquiry_id;
  elsif v_from = 'deleted' and p_to = 'quarantined' then
    update public.enquiries e set deleted_at = null, desk_version = e.desk_version + 1 where e.enquiry_id = p_enquiry_id;
  elsif v_from = 'new' and p_to = 'quarantined' and p_is_undo and cardinality(v_enquiry.quarantine_reasons) > 0 then
    delete from public.outbox_mails m
    where m.enquiry_id = p_enquiry_id and m.kind like '%-acknowledgement' and m.state = 'queued' and m.attempts = 0;
    if private.is_acknowledged(p_enquiry_id) then
      raise exception 'the acknowledgement has gone' using errcode = 'PT409';
    end if;
    update public.enquiries e set status = 'quarantined', desk_version = e.desk_version + 1 where e.enquiry_id = p_enquiry_id;
  elsif v_from in ('new', 'taken', 'answered', 'waiting', 'closed') and p_to in ('new', 'taken', 'answered', 'waiting', 'closed') then
    if (p_to = 'taken') <> (p_taken_by is not null) and p_to in ('new', 'taken') then
      raise exception 'taken by someone, new by no one' using errcode = 'PT422';
    end if;
    update public.enquiries e
    set desk_state = p_to, desk_version = e.desk_version + 1,
        taken_by = case when p_to in ('new', 'taken') or p_is_undo then p_taken_by else e.taken_by end,
        first_answered_at = case when p_to = 'answered' then coalesce(e.first_answered_at, now()) else e.first_answered_at end
    where e.enquiry_id = p_enquiry_id;
  else
    raise exception 'no such step' using errcode = 'PT422';
  end if;
  perform private.note_at_desk(
    v_staff_id, case when p_is_undo then 'enquiry-moved-back' else 'enquiry-moved' end, p_enquiry_id, null,
    v_from || ' to ' || p_to || case when v_from = 'quarantined' then ': ' || left(array_to_string(v_enquiry.quarantine_reasons, ', '), 100) else '' end
  );
  return jsonb_build_object('from', v_from, 'fromTakenBy', v_enquiry.taken_by, 'version', v_enquiry.desk_version + 1);
end;
$$;
comment on function public.move_desk_enquiry is 'Takes, gives, closes, reopens, releases or deletes one enquiry, and undoes it. For the desk.';

-- Who else has it open; and that the caller has. Asked every few seconds, so that it writes no audit line.
create function public.note_desk_look(p_enquiry_id uuid, p_is_writing boolean) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_staff_id uuid := private.require_staff('desk');
  v_version integer;
begin
  select e.desk_version into v_version from public.enquiries e where e.enquiry_id = p_enquiry_id;
  if not found then
    raise exception 'no such enquiry' using errcode = 'PT404';
  end if;
  insert into public.enquiry_looks (enquiry_id, staff_id, wrote_at)
  values (p_enquiry_id, v_staff_id, case when p_is_writing then now() end)
  on conflict (enquiry_id, staff_id) do update set seen_at = now(), wrote_at = coalesce(excluded.wrote_at, public.enquiry_looks.wrote_at);
  return jsonb_build_object('version', v_version, 'others', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'name', private.name_of_staff(k.staff_id), 'isWriting', coalesce(k.wrote_at > now() - interval '1 minute', false)
    ) order by k.seen_at), '[]')
    from public.enquiry_looks k
    where k.enquiry_id = p_enquiry_id and k.staff_id <> v_staff_id and k.seen_at > now() - interval '1 minute'
  ));
end;
$$;
comment on function public.note_desk_look is 'Says that the caller has an enquiry open, and who else has. For the desk.';

-- An empty draft is none.
create function public.keep_desk_draft(p_enquiry_id uuid, p_body text) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_staff_id uuid := private.require_staff('desk');
begin
  if not exists (select 1 from public.enquiries e where e.enquiry_id = p_enquiry_id) then
    raise exception 'no such enquiry' using errcode = 'PT404';
  elsif p_body = '' then
    delete from public.enquiry_drafts d where d.enquiry_id = p_enquiry_id and d.staff_id = v_staff_id;
  else
    insert into public.enquiry_drafts (enquiry_id, staff_id, body) values (p_enquiry_id, v_staff_id, p_body)
    on conflict (enquiry_id, staff_id) do update set body = excluded.body, saved_at = now();
  end if;
end;
$$;
comment on function public.keep_desk_draft is 'Keeps what the caller has written so far. For the desk.';

-- The mail goes to the address of the enquiry and to no other, and after the last one of the conversation.
create function public.answer_desk_enquiry(p_enquiry_id uuid, p_version integer, p_body text, p_mail jsonb) returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_staff_id uuid := private.require_staff('desk');
  v_enquiry public.enquiries := private.lock_enquiry(p_enquiry_id, p_version);
  v_before uuid;
  v_mail_id uuid;
begin
  if private.place_of_enquiry(v_enquiry) in ('quarantined', 'deleted') then
    raise exception 'release it first' using errcode = 'PT422';
  end if;
  select m.mail_id into v_before from public.outbox_mails m
  where m.enquiry_id = p_enquiry_id and m.recipient_key = v_enquiry.email_key
  order by m.created_at desc limit 1;
  v_mail_id := private.write_mail(
    private.read_json(p_mail) || jsonb_build_object('in_reply_to', v_before), p_enquiry_id, v_enquiry.email
  );
  insert into public.enquiry_notes (enquiry_id, staff_id, kind, body, mail_id) values (p_enquiry_id, v_staff_id, 'reply', p_body, v_mail_id);
  update public.enquiries e
  set desk_state = 'answered', desk_version = e.desk_version + 1, taken_by = coalesce(e.taken_by, v_staff_id),
      first_answered_at = coalesce(e.first_answered_at, now())
  where e.enquiry_id = p_enquiry_id;
  delete from public.enquiry_drafts d where d.enquiry_id = p_enquiry_id and d.staff_id = v_staff_id;
  perform private.note_at_desk(v_staff_id, 'enquiry-answered', p_enquiry_id);
  return v_mail_id;
end;
$$;
comment on function public.answer_desk_enquiry is 'Answers one enquiry by mail, unless it has changed since it was read. For the desk.';

create function public.note_desk_call(p_enquiry_id uuid, p_version integer, p_body text, p_outcome text, p_next_on date) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_staff_id uuid := private.require_staff('desk');
begin
  perform private.lock_enquiry(p_enquiry_id, p_version);
  insert into public.enquiry_notes (enquiry_id, staff_id, kind, body, outcome)
  values (p_enquiry_id, v_staff_id, case when p_outcome is null then 'note' else 'call' end, p_body, p_outcome);
  update public.enquiries e
  set next_on = p_next_on, desk_version = e.desk_version + 1,
      desk_state = case when p_outcome = 'reached' and e.desk_state in ('new', 'taken') then 'answered' else e.desk_state end,
      first_answered_at = case when p_outcome = 'reached' then coalesce(e.first_answered_at, now()) else e.first_answered_at end
  where e.enquiry_id = p_enquiry_id;
  perform private.note_at_desk(v_staff_id, case when p_outcome is null then 'note-added' else 'call-noted' end, p_enquiry_id, null, p_outcome);
end;
$$;
comment on function public.note_desk_call is 'Notes a call with its outcome, or anything else, and when to be in touch again. For the desk.';

-- So that a rule which is wrong shows: how many wait for each, and what became of the others in ninety days.
create function public.count_quarantine_rules() returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_staff('desk');
  return (
    with hits as (
      select unnest(e.quarantine_reasons) as rule, 'waiting' as what from public.enquiries e
      where e.status = 'quarantined' and e.deleted_at is null
      union all
      select regexp_split_to_table(split_part(a.detail, ': ', 2), ', '), case when a.detail like 'quarantined to new:%' then 'released' else 'deleted' end
      from public.audit_lines a
      where a.action = 'enquiry-moved' and a.detail like 'quarantined to %: _%' and a.happened_at > now() - interval '90 days'
    )
    select coalesce(jsonb_agg(jsonb_build_object('rule', c.rule, 'waiting', c.waiting, 'released', c.released, 'deleted', c.deleted) order by c.rule), '[]')
    from (
      select h.rule, count(*) filter (where h.what = 'waiting') as waiting, count(*) filter (where h.what = 'released') as released,
             count(*) filter (where h.what = 'deleted') as deleted
      from hits h group by h.rule
    ) c
  );
end;
$$;
comment on function public.count_quarantine_rules is 'How often each rule set something aside, and what staff made of it. For the desk.';

create function public.erase_deleted_enquiries() returns integer
language sql
set search_path = ''
as $$
  with gone as (delete from public.enquiries e where e.deleted_at < now() - interval '1 minute' returning 1)
  select count(*)::integer from gone;
$$;
comment on function public.erase_deleted_enquiries is 'Erases what was deleted at the desk and not brought back. Service role only.';

create function private.grants_of_desk() returns void
language plpgsql
set search_path = ''
as $$
begin
  grant execute on function
    public.list_desk_enquiries(text, text[], boolean, integer[], integer[], integer[], integer[], integer[], timestamptz, uuid, date, uuid, integer),
    public.read_desk_enquiry(uuid),
    public.move_desk_enquiry(uuid, integer, text, uuid, boolean, jsonb),
    public.note_desk_look(uuid, boolean),
    public.keep_desk_draft(uuid, text),
    public.answer_desk_enquiry(uuid, integer, text, jsonb),
    public.note_desk_call(uuid, integer, text, text, date),
    public.count_quarantine_rules()
  to authenticated;
  grant select, insert, update, delete on public.enquiry_notes, public.enquiry_drafts, public.enquiry_looks to service_role;
  grant execute on function public.erase_deleted_enquiries() to service_role;
end;
$$;
comment on function private.grants_of_desk is 'What the API roles may do at the desk: staff call functions, and nothing else.';

select private.apply_grants();
