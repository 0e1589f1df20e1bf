-- Rights of people: a copy of everything about a person, corrections, erasure, and more time for a request that needs it.
-- Why: the law gives each of these a month (UK GDPR, articles 12 and 15 to 20). A member of staff does them at the desk, in one place, and
-- what was done can be shown afterwards without keeping anything about the person.
-- Tables: erasure_certificates; a column of enquiries.
-- Risks: these functions read and erase everything about anyone. Each is `security definer` for that reason, asks
-- private.require_staff('desk') first, and writes an audit line. Erasing wants the person's address typed once more, and erases no staff.
-- A person is named by one of their enquiries, by their account, or by their address; what is erased is everything of that address.
-- How capabilities take part: private.export_of_<capability>(learner_id) gives what hangs on an account (accounts),
-- private.export_about_<capability>(email) what hangs on an address, private.erase_from_<capability>(email) erases, and
-- private.stays_of_<capability>(email) says what has to stay, and why.
-- Refusals: PT401, PT403, PT428 as staff has them; PT404 no such person, PT409 changed meanwhile, or staff, PT422 not confirmed, no such day.

create table public.erasure_certificates (
  certificate_number text primary key check (certificate_number ~ '^ER-[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{4}$'),
  erased_at timestamptz not null default now(),
  staff_id uuid references auth.users (id) on delete set null,
  erased jsonb not null check (jsonb_typeof(erased) = 'object'),
  stays jsonb not null check (jsonb_typeof(stays) = 'array')
);
comment on table public.erasure_certificates is 'That someone was erased, when, how much, and what stayed and why: nothing about whom. Closed: reached through functions only.';
create index erasure_certificates_erased_at on public.erasure_certificates (erased_at desc);
create index erasure_certificates_staff on public.erasure_certificates (staff_id) where staff_id is not null;
alter table public.erasure_certificates enable row level security;

alter table public.enquiries add column answer_by_first date;
comment on column public.enquiries.answer_by_first is 'The day that was promised first, where a request was given more time.';
create index enquiries_rights_done on public.enquiries (received_at desc) where answer_by is not null;

-- The address of a person, as it is written where they are found.
create function private.address_of_person(p_enquiry_id uuid, p_learner_id uuid, p_email text) returns text
language plpgsql
stable
set search_path = ''
as $$
declare
  v_email text := nullif(trim(p_email), '');
begin
  if p_enquiry_id is not null then
    select e.email into v_email from public.enquiries e where e.enquiry_id = p_enquiry_id;
  elsif p_learner_id is not null then
    select u.email::text into v_email from auth.users u where u.id = p_learner_id;
  end if;
  if v_email is null then
    raise exception 'no such person' using errcode = 'PT404';
  end if;
  return v_email;
end;
$$;
comment on function private.address_of_person is 'Whom a member of staff means. Raises PT404.';

create function private.learner_of_address(p_key text) returns uuid
language sql
stable
set search_path = ''
as $$
  select u.id from auth.users u where u.email = p_key;
$$;
comment on function private.learner_of_address is 'The account of an address; null for none.';

-- Enquiries that have the address now or had it in an earlier version, as erasing finds them.
create function private.export_about_enquiries(p_email text) returns jsonb
language sql
stable
set search_path = ''
as $$
  with theirs as (
    select e.* from public.enquiries e
    where e.email_key = p_email
       or exists (select 1 from public.enquiry_versions v where v.enquiry_id = e.enquiry_id and private.address_key(v.labels ->> 'email') = p_email)
  )
  select jsonb_build_object(
    'enquiries', (
      select jsonb_agg(jsonb_build_object(
        'reference', e.reference, 'form', e.form_type, 'receivedAt', e.received_at, 'firstName', e.first_name, 'lastName', e.last_name,
        'email', e.email, 'phone', e.phone_typed, 'phoneAsDialled', e.phone_e164, 'about', e.programme,
        'setAside', to_jsonb(e.quarantine_reasons), 'state', private.place_of_enquiry(e),
        'answerBy', e.answer_by, 'answeredFirstAt', e.first_answered_at, 'inTouchAgainOn', e.next_on,
        'answers', (
          select jsonb_agg(jsonb_build_object(
            'version', v.version, 'receivedAt', v.received_at, 'sent', v.labels, 'chosen', v.choices,
            'newsletterTicked', v.marketing_agreed, 'newsletterWording', v.marketing_wording
          ) order by v.version)
          from public.enquiry_versions v where v.enquiry_id = e.enquiry_id
        ),
        'notes', (
          select jsonb_agg(jsonb_build_object('kind', n.kind, 'at', n.created_at, 'text', n.body, 'outcome', n.outcome) order by n.note_number)
          from public.enquiry_notes n where n.enquiry_id = e.enquiry_id
        ),
        'drafts', (
          select jsonb_agg(jsonb_build_object('savedAt', d.saved_at, 'text', d.body) order by d.saved_at)
          from public.enquiry_drafts d where d.enquiry_id = e.enquiry_id
        ),
        'linksToThePage', (
          select jsonb_agg(jsonb_build_object('worksUntil', t.expires_at) order by t.expires_at)
          from public.enquiry_trackers t where t.enquiry_id = e.enquiry_id
        )
      ) order by e.received_at)
      from theirs e
    ),
    'mails', (
      select jsonb_agg(jsonb_build_object(
        'kind', m.kind, 'to', m.recipient, 'subject', m.subject, 'writtenAt', m.created_at, 'sentAt', m.sent_at, 'state', m.state,
        'text', m.body_text
      ) order by m.created_at)
      from public.outbox_mails m
      where m.recipient_key = p_email or m.enquiry_id in (select t.enquiry_id from theirs t)
    ),
    'looks', (
      select jsonb_agg(jsonb_build_object('at', a.happened_at, 'what', a.action) order by a.line_number)
      from (
        select * from public.audit_lines a
        where a.enquiry_id in (select t.enquiry_id from theirs t) or a.learner_id = private.learner_of_address(p_email)
        order by a.line_number desc limit 1000
      ) a
    )
  );
$$;
comment on function private.export_about_enquiries is 'Enquiries of an address with all that belongs to them, mails, and when staff looked.';

create function private.export_about_newsletter(p_email text) returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object('newsletter', (
    select jsonb_agg(jsonb_build_object(
      'email', s.email, 'status', s.status, 'wording', s.wording, 'requestedAt', s.requested_at, 'confirmedAt', s.confirmed_at, 'endedAt', s.ended_at
    ))
    from public.newsletter_subscriptions s where s.email_key = p_email
  ));
$$;
comment on function private.export_about_newsletter is 'The newsletter of an address.';

create function private.export_about_trackers(p_email text) returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object('withdrawals', (
    select jsonb_agg(jsonb_build_object('channel', w.channel, 'wording', w.wording, 'at', w.withdrawn_at) order by w.withdrawn_at)
    from public.contact_withdrawals w where w.email_key = p_email
  ));
$$;
comment on function private.export_about_trackers is 'What someone told us to stop.';

create function private.export_about_ework(p_email text) returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object('ework', jsonb_build_object(
    'student', private.describe_ework_student(s),
    'addedAt', s.created_at,
    'courses', (
      select coalesce(jsonb_agg(jsonb_build_object('course', a.course_slug, 'assignedAt', a.assigned_at) order by a.assigned_at), '[]')
      from public.ework_assignments a where a.student_id = s.student_id
    ),
    'tasks', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'task', p.task_id, 'objectives', p.objectives, 'deliverables', p.deliverables, 'status', p.status, 'updatedAt', p.updated_at
      ) order by p.task_id), '[]')
      from public.ework_task_progress p where p.student_id = s.student_id
    )
  ))
  from public.ework_students s where s.email_key = p_email;
$$;
comment on function private.export_about_ework is 'eWork of an address, with or without an account.';

-- Everything, from whatever keeps something: what hangs on the address, then what hangs on its account.
create function private.export_person(p_key text) returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  v_learner_id uuid := private.learner_of_address(p_key);
  v_exporter record;
  v_part jsonb;
  v_export jsonb := '{}';
begin
  for v_exporter in
    select p.proname as name, p.proname like 'export\_of\_%' as is_of_account from pg_catalog.pg_proc p
    where p.pronamespace = 'private'::regnamespace and (p.proname like 'export\_about\_%' or p.proname like 'export\_of\_%')
    order by p.proname
  loop
    if not v_exporter.is_of_account then
      execute format('select private.%I($1)', v_exporter.name) into v_part using p_key;
    elsif v_learner_id is not null then
      execute format('select private.%I($1)', v_exporter.name) into v_part using v_learner_id;
    else
      v_part := null;
    end if;
    v_export := v_export || jsonb_strip_nulls(coalesce(v_part, '{}'));
  end loop;
  return v_export;
end;
$$;
comment on function private.export_person is 'Everything about one address; calls each private.export_about_ and private.export_of_<capability>().';

create function private.stays_of_staff(p_email text) returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object('what', 'auditLines', 'count', count(*))
  from public.audit_lines a
  where a.learner_id = private.learner_of_address(p_email)
     or a.enquiry_id in (select e.enquiry_id from public.enquiries e where e.email_key = p_email)
  having count(*) > 0;
$$;
comment on function private.stays_of_staff is 'Audit lines stay, and then name no one.';

create function private.stays_of_person(p_key text) returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  v_name text;
  v_part jsonb;
  v_stays jsonb := '[]';
begin
  for v_name in
    select p.proname from pg_catalog.pg_proc p
    where p.pronamespace = 'private'::regnamespace and p.proname like 'stays\_of\_%' and p.proname <> 'stays_of_person'
    order by p.proname
  loop
    execute format('select private.%I($1)', v_name) into v_part using p_key;
    v_stays := v_stays || coalesce(v_part, '[]');
  end loop;
  return v_stays;
end;
$$;
comment on function private.stays_of_person is 'What stays of one address when it is erased: [{what, count}]; calls each private.stays_of_<capability>().';

-- Erases and takes it back, in one transaction: what is shown is exactly what would go.
create function private.preview_erasure(p_key text) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  v_erased jsonb;
begin
  begin
    v_erased := public.erase_person(p_key);
    raise exception 'taken back' using errcode = 'PT001';
  exception when sqlstate 'PT001' then
    null;
  end;
  return v_erased;
end;
$$;
comment on function private.preview_erasure is 'How many of what erasing an address would erase.';

create function public.read_desk_person(p_enquiry_id uuid, p_learner_id uuid, p_email text) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_staff_id uuid := private.require_staff('desk');
  v_email text := private.address_of_person(p_enquiry_id, p_learner_id, p_email);
  v_key text := private.address_key(v_email);
  v_learner_id uuid := private.learner_of_address(v_key);
  v_export jsonb := private.export_person(v_key);
begin
  perform private.note_at_desk(v_staff_id, 'person-shown', p_enquiry_id, v_learner_id);
  return jsonb_build_object(
    'email', v_email,
    'isStaff', exists (select 1 from public.staff_roles r where r.user_id = v_learner_id),
    'enquiries', (
      select coalesce(jsonb_agg(private.describe_enquiry(e) || jsonb_build_object('answerByFirst', e.answer_by_first) order by e.received_at desc), '[]')
      from (
        select * from public.enquiries e where e.email_key = v_key and e.deleted_at is null order by e.received_at desc limit 100
      ) e
    ),
    'learner', (
      select jsonb_build_object('id', l.learner_id, 'firstName', l.first_name, 'lastName', l.last_name)
      from public.learners l where l.learner_id = v_learner_id
    ),
    'holdings', (
      select coalesce(jsonb_object_agg(s.key, case when jsonb_typeof(s.value) = 'array' then jsonb_array_length(s.value) else 1 end), '{}')
      from jsonb_each(v_export) s where s.value not in ('[]', '{}')
    ),
    'goes', private.preview_erasure(v_key),
    'stays', private.stays_of_person(v_key)
  );
end;
$$;
comment on function public.read_desk_person is 'What is held about one person, what erasing would erase, and what would stay. For the desk.';

create function public.export_desk_person(p_enquiry_id uuid, p_learner_id uuid, p_email text) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_staff_id uuid := private.require_staff('desk');
  v_email text := private.address_of_person(p_enquiry_id, p_learner_id, p_email);
begin
  perform private.note_at_desk(v_staff_id, 'person-exported', p_enquiry_id, private.learner_of_address(private.address_key(v_email)));
  return jsonb_build_object('email', v_email, 'data', private.export_person(private.address_key(v_email)));
end;
$$;
comment on function public.export_desk_person is 'Everything about one person, for the copy that they asked for. For the desk.';

-- A corrected address takes the old links along: they were mailed to someone else.
create function public.correct_desk_enquiry(
  p_enquiry_id uuid, p_version integer, p_first_name text, p_last_name text, p_email text, p_phone_typed text, p_phone_e164 text,
  p_labels jsonb, p_choices jsonb, p_search_keys integer[]
) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_staff_id uuid := private.require_staff('desk');
  v_enquiry public.enquiries := private.lock_enquiry(p_enquiry_id, p_version);
begin
  perform private.correct_enquiry(
    p_enquiry_id, p_first_name, p_last_name, p_email, p_phone_typed, p_phone_e164, p_labels, p_choices, p_search_keys
  );
  if private.address_key(p_email) <> v_enquiry.email_key then
    delete from public.enquiry_trackers t where t.enquiry_id = p_enquiry_id;
  end if;
  perform private.note_at_desk(v_staff_id, 'enquiry-corrected', p_enquiry_id, null, concat_ws(', ',
    case when (p_first_name, p_last_name) <> (v_enquiry.first_name, v_enquiry.last_name) then 'name' end,
    case when p_email <> v_enquiry.email then 'address' end,
    case when p_phone_typed <> v_enquiry.phone_typed then 'telephone' end
  ));
end;
$$;
comment on function public.correct_desk_enquiry is 'Corrects who wrote an enquiry, as they asked. For the desk.';

create function public.correct_desk_learner(p_learner_id uuid, p_first_name text, p_last_name text) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_staff_id uuid := private.require_staff('desk');
begin
  update public.learners l set first_name = p_first_name, last_name = p_last_name where l.learner_id = p_learner_id;
  if not found then
    raise exception 'no such person' using errcode = 'PT404';
  end if;
  perform private.note_at_desk(v_staff_id, 'account-corrected', null, p_learner_id, 'name');
end;
$$;
comment on function public.correct_desk_learner is 'Corrects the name of an account. For the desk.';

-- p_stays: what stays, how much of it and why, in words. p_mail tells the person, and is gone a day after it was sent.
create function public.erase_desk_person(
  p_enquiry_id uuid, p_learner_id uuid, p_email text, p_confirmed text, p_number text, p_stays jsonb, p_mail jsonb
) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_staff_id uuid := private.require_staff('desk');
  v_email text := private.address_of_person(p_enquiry_id, p_learner_id, p_email);
  v_key text := private.address_key(v_email);
  v_erased jsonb;
  v_mail_id uuid;
begin
  if private.address_key(trim(p_confirmed)) <> v_key then
    raise exception 'not confirmed' using errcode = 'PT422';
  elsif exists (select 1 from public.staff_roles r where r.user_id = private.learner_of_address(v_key)) then
    raise exception 'staff' using errcode = 'PT409';
  end if;
  v_erased := public.erase_person(v_key);
  insert into public.erasure_certificates (certificate_number, staff_id, erased, stays)
  values (p_number, v_staff_id, v_erased, private.read_json(p_stays));
  perform private.note_at_desk(v_staff_id, 'person-erased', null, null, p_number);
  v_mail_id := private.write_mail(p_mail, null, v_email);
  return jsonb_build_object('erased', v_erased, 'mailId', v_mail_id);
end;
$$;
comment on function public.erase_desk_person is 'Erases everything of one person and writes the certificate. For the desk.';

-- Two further months at most, once, before the first day has passed, and the person is told why (article 12, paragraph 3).
create function public.extend_desk_request(p_enquiry_id uuid, p_version integer, p_answer_by date, p_body text, p_mail jsonb) returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_staff_id uuid := private.require_staff('desk');
  v_enquiry public.enquiries := private.lock_enquiry(p_enquiry_id, p_version);
  v_mail_id uuid;
begin
  if v_enquiry.form_type <> 'data-request' or v_enquiry.answer_by_first is not null or v_enquiry.deleted_at is not null
    or v_enquiry.status <> 'new' or v_enquiry.answer_by < (now() at time zone 'Europe/London')::date
    or p_answer_by <= v_enquiry.answer_by or p_answer_by > (v_enquiry.answer_by + interval '2 months')::date then
    raise exception 'no such day' using errcode = 'PT422';
  end if;
  v_mail_id := private.write_mail(p_mail, p_enquiry_id, v_enquiry.email);
  insert into public.enquiry_notes (enquiry_id, staff_id, kind, body, mail_id) values (p_enquiry_id, v_staff_id, 'reply', p_body, v_mail_id);
  update public.enquiries e
  set answer_by_first = e.answer_by, answer_by = p_answer_by, desk_version = e.desk_version + 1,
      taken_by = coalesce(e.taken_by, v_staff_id), desk_state = case when e.desk_state = 'new' then 'taken' else e.desk_state end
  where e.enquiry_id = p_enquiry_id;
  perform private.note_at_desk(v_staff_id, 'request-extended', p_enquiry_id, null, 'to ' || p_answer_by);
  return v_mail_id;
end;
$$;
comment on function public.extend_desk_request is 'Gives a data request more time and tells the person why. For the desk.';

-- Open requests, what is due first at the top; those answered in ninety days; certificates.
create function public.list_desk_rights() returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_staff_id uuid := private.require_staff('desk');
  v_open jsonb;
begin
  select coalesce(jsonb_agg(private.describe_enquiry(e) || jsonb_build_object('answerByFirst', e.answer_by_first) order by e.answer_by, e.enquiry_id), '[]')
  into v_open
  from (
    select * from public.enquiries e
    where e.answer_by is not null and e.status = 'new' and e.deleted_at is null and e.desk_state in ('new', 'taken', 'waiting')
    order by e.answer_by, e.enquiry_id limit 200
  ) e;
  perform private.note_at_desk(v_staff_id, 'requests-listed', null, null, jsonb_array_length(v_open)::text);
  return jsonb_build_object(
    'open', v_open,
    'done', (
      select coalesce(jsonb_agg(private.describe_enquiry(e) || jsonb_build_object('answerByFirst', e.answer_by_first) order by e.received_at desc), '[]')
      from (
        select * from public.enquiries e
        where e.answer_by is not null and e.status = 'new' and e.deleted_at is null and e.desk_state in ('answered', 'closed')
          and e.received_at > now() - interval '180 days'
        order by e.received_at desc limit 50
      ) e
    ),
    'certificates', (
      select coalesce(jsonb_agg(jsonb_build_object('number', c.certificate_number, 'erasedAt', c.erased_at, 'erased', c.erased, 'stays', c.stays) order by c.erased_at desc), '[]')
      from (select * from public.erasure_certificates order by erased_at desc limit 50) c
    )
  );
end;
$$;
comment on function public.list_desk_rights is 'Requests about data with their days, and certificates of erasure. For the desk.';

create function public.forget_erasure_mails() returns integer
language sql
set search_path = ''
as $$
  with gone as (
    delete from public.outbox_mails m
    where m.kind = 'erasure-certificate' and m.state in ('sent', 'failed') and m.created_at < now() - interval '1 day'
    returning 1
  )
  select count(*)::integer from gone;
$$;
comment on function public.forget_erasure_mails is 'Deletes the mails that told people they are erased, a day later. Service role only.';

create function public.erase_certificates_before(p_before timestamptz) returns integer
language sql
set search_path = ''
as $$
  with gone as (delete from public.erasure_certificates c where c.erased_at < p_before returning 1)
  select count(*)::integer from gone;
$$;
comment on function public.erase_certificates_before is 'Retention of certificates of erasure. Service role only.';

create function private.grants_of_rights() returns void
language plpgsql
set search_path = ''
as $$
begin
  grant execute on function
    public.read_desk_person(uuid, uuid, text),
    public.export_desk_person(uuid, uuid, text),
    public.correct_desk_enquiry(uuid, integer, text, text, text, text, text, jsonb, jsonb, integer[]),
    public.correct_desk_learner(uuid, text, text),
    public.erase_desk_person(uuid, uuid, text, text, text, jsonb, jsonb),
    public.extend_desk_request(uuid, integer, date, text, jsonb),
    public.list_desk_rights()
  to authenticated;
  grant select, insert, delete on public.erasure_certificates to service_role;
  grant execute on function public.forget_erasure_mails(), public.erase_certificates_before(timestamptz) to service_role;
end;
$$;
comment on function private.grants_of_rights is 'What the API roles may do for the rights of people: staff call functions, and nothing else.';

select private.apply_grants();
