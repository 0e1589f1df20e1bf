-- Certificates: who was awarded what, the signed text of each, and which of them are withdrawn.
-- Why: staff of the desk and examiners award a certification level or the completion of a course. The signed text checks itself; here
-- is what the holder sees and chooses, and the bit that says "withdrawn" (docs/decisions/0048).
-- Tables: certificate_places, certificates, certificate_events.
-- Risks: all three are closed to every API role, so each function that reads or writes them is `security definer` (that is the reason
-- for each of them) and begins by asking who is calling, or is for the service role. A certificate names a person; its place in the list
-- names no one, and stays when the person is erased, so that it is never given to someone else.
-- Refusals: PT401 no live session, PT403 not in the role, PT404 not there or not theirs, PT409 something else came first, PT422 no such
-- thing, PT428 the desk must be entered first.

create type public.certificate_kind as enum ('level', 'course');
create type public.withdrawal_reason as enum ('awarded-in-error', 'not-their-own-work', 'exam-rules', 'asked-by-holder', 'name-corrected');

create table public.certificate_places (
  list integer not null check (list between 1 and 9999),
  place integer not null check (place between 0 and 131071),
  is_withdrawn boolean not null default false,
  primary key (list, place)
);
comment on table public.certificate_places is 'Places in the status lists that are given away, and whether what has it is withdrawn. Names no one. Closed: reached through functions only.';
create index certificate_places_withdrawn on public.certificate_places (list) where is_withdrawn;

create table public.certificates (
  certificate_id uuid primary key,
  certificate_number text not null unique check (certificate_number ~ '^KRC-[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$'),
  learner_id uuid not null references public.learners on delete cascade,
  kind public.certificate_kind not null,
  award_id text not null check (award_id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(award_id) <= 80),
  award_name text not null check (char_length(award_name) between 1 and 200),
  holder_name text not null check (char_length(holder_name) between 1 and 201),
  awarded_on date not null,
  valid_until date not null check (valid_until >= awarded_on),
  exam_percent integer check (exam_percent between 0 and 100),
  exam_on date,
  credential text not null check (char_length(credential) between 100 and 65536),
  list integer not null,
  place integer not null,
  made_at timestamptz not null default clock_timestamp(),
  awarded_by uuid references auth.users (id) on delete set null,
  supersedes uuid unique references public.certificates on delete set null,
  withdrawn_at timestamptz,
  withdrawn_reason public.withdrawal_reason,
  is_shown boolean not null default false,
  name_wish text check (char_length(name_wish) between 1 and 201),
  name_wished_at timestamptz,
  unique (list, place),
  foreign key (list, place) references public.certificate_places (list, place),
  check ((exam_percent is null) = (exam_on is null)),
  check ((withdrawn_at is null) = (withdrawn_reason is null)),
  check ((name_wish is null) = (name_wished_at is null))
);
comment on table public.certificates is 'What was awarded to a learner, with the signed text. Closed: reached through functions only.';
comment on column public.certificates.holder_name is 'As it is printed. The signed text has a salted hash of it.';
comment on column public.certificates.is_shown is 'Whether the holder chose a public page.';
comment on column public.certificates.name_wish is 'The name that the holder has asked for, until staff have decided.';
-- One of each award, until it is withdrawn.
create unique index certificates_award on public.certificates (learner_id, kind, award_id) where withdrawn_at is null;
create index certificates_made_at on public.certificates (made_at desc, certificate_id);
create index certificates_wished on public.certificates (name_wished_at) where name_wished_at is not null;
create index certificates_awarded_by on public.certificates (awarded_by) where awarded_by is not null;

create table public.certificate_events (
  event_number bigint generated always as identity primary key,
  certificate_id uuid not null references public.certificates on delete cascade,
  happened_at timestamptz not null default clock_timestamp(),
  event text not null check (event in ('awarded', 'withdrawn', 'reinstated')),
  reason public.withdrawal_reason,
  note text not null default '' check (char_length(note) <= 500),
  staff_id uuid references auth.users (id) on delete set null
);
comment on table public.certificate_events is 'What was done with a certificate, when, why and by whom; never changed. Closed: reached through functions only.';
comment on column public.certificate_events.note is 'For staff; the holder and the public see the reason alone.';
create index certificate_events_certificate on public.certificate_events (certificate_id, event_number);
create index certificate_events_staff on public.certificate_events (staff_id) where staff_id is not null;

alter table public.certificate_places enable row level security;
alter table public.certificates enable row level security;
alter table public.certificate_events enable row level security;

-- Who may award: the desk, and examiners.
create function private.certifier_role() returns text
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(
    (select r.role from public.staff_roles r
     where r.user_id = nullif(auth.jwt() ->> 'sub', '')::uuid and r.role in ('desk', 'examiner') order by r.role limit 1),
    'desk'
  );
$$;
comment on function private.certifier_role is 'Which of the two roles that award certificates the caller has, to be asked for by require_staff.';

create function private.describe_certificate(p_certificate public.certificates) returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'id', p_certificate.certificate_id, 'number', p_certificate.certificate_number, 'kind', p_certificate.kind,
    'awardId', p_certificate.award_id, 'awardName', p_certificate.award_name, 'name', p_certificate.holder_name,
    'awardedOn', p_certificate.awarded_on, 'validUntil', p_certificate.valid_until, 'examPercent', p_certificate.exam_percent,
    'examOn', p_certificate.exam_on, 'credential', p_certificate.credential, 'withdrawnAt', p_certificate.withdrawn_at,
    'withdrawnReason', p_certificate.withdrawn_reason, 'isShown', p_certificate.is_shown, 'nameWish', p_certificate.name_wish,
    'supersededBy', (select c.certificate_number from public.certificates c where c.supersedes = p_certificate.certificate_id)
  );
$$;
comment on function private.describe_certificate is 'One certificate, as services read it.';

-- For staff.

create function private.describe_for_staff(p_certificate public.certificates) returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select private.describe_certificate(p_certificate) || jsonb_build_object(
    'learnerId', p_certificate.learner_id,
    'email', (select u.email from auth.users u where u.id = p_certificate.learner_id),
    'events', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'event', e.event, 'at', e.happened_at, 'reason', e.reason, 'note', e.note,
        'staff', nullif(trim(l.first_name || ' ' || l.last_name), '')
      ) order by e.event_number), '[]')
      from public.certificate_events e left join public.learners l on l.learner_id = e.staff_id
      where e.certificate_id = p_certificate.certificate_id
    )
  );
$$;
comment on function private.describe_for_staff is 'One certificate with its holder''s address and what was done with it.';

-- Those whose holders wait for an answer first, then the newest. p_before is the moment at which the page before ended.
create function public.list_certificates(p_words text, p_before timestamptz, p_limit integer) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_staff_id uuid := private.require_staff(private.certifier_role());
  v_words text := '%' || replace(replace(replace(lower(trim(coalesce(p_words, ''))), '\', '\\'), '%', '\%'), '_', '\_') || '%';
begin
  perform private.note_at_desk(v_staff_id, 'certificates-listed');
  return jsonb_build_object(
    'wishes', case when p_before is null and trim(coalesce(p_words, '')) = '' then (
      select coalesce(jsonb_agg(private.describe_for_staff(w) order by w.name_wished_at), '[]')
      from (select * from public.certificates c where c.name_wished_at is not null and c.withdrawn_at is null
            order by c.name_wished_at limit 50) as w
    ) else '[]'::jsonb end,
    'certificates', (
      select coalesce(jsonb_agg(private.describe_for_staff(f) || jsonb_build_object('madeAt', f.made_at) order by f.made_at desc, f.certificate_id), '[]')
      from (
        select c.* from public.certificates c join auth.users u on u.id = c.learner_id
        where (p_before is null or c.made_at < p_before)
          and (lower(c.holder_name) like v_words or lower(u.email) like v_words
               or lower(c.certificate_number) like v_words or lower(c.award_name) like v_words)
        order by c.made_at desc, c.certificate_id limit least(p_limit, 100)
      ) as f
    )
  );
end;
$$;
comment on function public.list_certificates is 'Certificates for the desk and examiners, with the wishes for another name.';

-- What an award is made from. Null for an address without a proven account.
create function private.certificate_grounds(p_learner_id uuid) returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'learnerId', l.learner_id, 'name', trim(l.first_name || ' ' || l.last_name), 'email', u.email,
    'enrolments', (select coalesce(jsonb_agg(e.course order by e.course), '[]') from public.enrolments e where e.learner_id = l.learner_id),
    'projects', private.latest_hand_ins_of(null, l.learner_id),
    'weeks', coalesce((
      select private.latest_hand_ins_of(s.student_id, null) from public.ework_students s where s.email_key = u.email
    ), '[]'),
    'certificates', (
      select coalesce(jsonb_agg(private.describe_certificate(c) order by c.made_at), '[]') from public.certificates c where c.learner_id = l.learner_id
    ),
    -- The list that is being filled. A free place in it is found by chance.
    'list', (select coalesce(max(p.list), 1) + case when count(*) >= 65536 then 1 else 0 end from public.certificate_places p
             where p.list = (select coalesce(max(q.list), 1) from public.certificate_places q))
  )
  from public.learners l join auth.users u on u.id = l.learner_id
  where l.learner_id = p_learner_id and u.email_confirmed_at is not null;
$$;
comment on function private.certificate_grounds is 'What an award to one learner is made from: name, courses, signed-off work, earlier certificates.';

create function public.read_certificate_grounds(p_email text) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_staff_id uuid := private.require_staff(private.certifier_role());
  v_learner_id uuid;
begin
  select u.id into v_learner_id from auth.users u where u.email = private.address_key(p_email) and u.email_confirmed_at is not null;
  if v_learner_id is null then
    return null;
  end if;
  perform private.note_at_desk(v_staff_id, 'learner-looked-up', null, v_learner_id, 'for a certificate');
  return private.certificate_grounds(v_learner_id);
end;
$$;
comment on function public.read_certificate_grounds is 'What an award is made from, for the desk and examiners.';

create function public.read_certificate_grounds_of(p_learner_id uuid) returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select private.certificate_grounds(p_learner_id);
$$;
comment on function public.read_certificate_grounds_of is 'The same for a command. Service role only.';

-- Sent twice, it is awarded once: the id is made before the first attempt. Null when another certificate got this place in the
-- meantime: nothing has happened, and the caller signs again with another place.
create function private.add_certificate(
  p_staff_id uuid, p_certificate_id uuid, p_number text, p_learner_id uuid, p_kind text, p_award_id text, p_award_name text, p_name text,
  p_awarded_on date, p_valid_until date, p_exam_percent integer, p_exam_on date, p_credential text, p_list integer, p_place integer,
  p_supersedes uuid
) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_certificate public.certificates;
  v_old public.certificates;
begin
  perform private.lock_learner(p_learner_id);
  select * into v_certificate from public.certificates c where c.certificate_id = p_certificate_id;
  if found then
    if (v_certificate.learner_id, v_certificate.award_id, v_certificate.holder_name) is distinct from (p_learner_id, p_award_id, p_name) then
      raise exception 'this attempt was another award' using errcode = 'PT409';
    end if;
    return private.describe_certificate(v_certificate);
  end if;
  if p_awarded_on > (now() at time zone 'Europe/London')::date or p_exam_on > p_awarded_on then
    raise exception 'a day that has not come' using errcode = 'PT422';
  end if;
  insert into public.certificate_places (list, place) values (p_list, p_place) on conflict do nothing;
  if not found then
    return null;
  end if;
  if p_supersedes is not null then
    select * into v_old from public.certificates c where c.certificate_id = p_supersedes and c.learner_id = p_learner_id for update;
    if not found or (v_old.kind, v_old.award_id) is distinct from (p_kind::public.certificate_kind, p_award_id) then
      raise exception 'no such certificate of theirs' using errcode = 'PT404';
    elsif v_old.withdrawn_at is not null then
      raise exception 'withdrawn already' using errcode = 'PT409';
    end if;
    perform private.mark_withdrawn(p_staff_id, v_old, 'name-corrected', '');
  end if;
  if exists (
    select 1 from public.certificates c
    where c.learner_id = p_learner_id and c.kind = p_kind::public.certificate_kind and c.award_id = p_award_id and c.withdrawn_at is null
  ) then
    raise exception 'awarded already' using errcode = 'PT409';
  end if;
  insert into public.certificates (
    certificate_id, certificate_number, learner_id, kind, award_id, award_name, holder_name, awarded_on, valid_until, exam_percent, exam_on,
    credential, list, place, awarded_by, supersedes, is_shown
  ) values (
    p_certificate_id, p_number, p_learner_id, p_kind::public.certificate_kind, p_award_id, p_award_name, p_name, p_awarded_on, p_valid_until,
    p_exam_percent, p_exam_on, p_credential, p_list, p_place, p_staff_id, p_supersedes, coalesce(v_old.is_shown, false)
  ) returning * into v_certificate;
  insert into public.certificate_events (certificate_id, event, staff_id) values (p_certificate_id, 'awarded', p_staff_id);
  perform private.note_at_desk(p_staff_id, 'certificate-awarded', null, p_learner_id, p_award_id);
  perform private.notify(
    p_learner_id, 'certificate',
    left(case when p_supersedes is null then 'Certificate awarded: ' else 'Certificate with your new name: ' end || p_award_name, 120),
    '/my-certificates'
  );
  return private.describe_certificate(v_certificate);
end;
$$;
comment on function private.add_certificate is 'Awards a certificate, once; with p_supersedes in the place of one with another name.';

create function private.mark_withdrawn(p_staff_id uuid, p_certificate public.certificates, p_reason text, p_note text) returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.certificates c
  set withdrawn_at = clock_timestamp(), withdrawn_reason = p_reason::public.withdrawal_reason, name_wish = null, name_wished_at = null
  where c.certificate_id = p_certificate.certificate_id;
  update public.certificate_places p set is_withdrawn = true where p.list = p_certificate.list and p.place = p_certificate.place;
  insert into public.certificate_events (certificate_id, event, reason, note, staff_id)
  values (p_certificate.certificate_id, 'withdrawn', p_reason::public.withdrawal_reason, p_note, p_staff_id);
  perform private.note_at_desk(p_staff_id, 'certificate-withdrawn', null, p_certificate.learner_id, p_reason);
end;
$$;
comment on function private.mark_withdrawn is 'Withdraws one certificate: its row, its bit and its line in the history.';

create function private.withdraw(p_staff_id uuid, p_number text, p_reason text, p_note text) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_certificate public.certificates;
begin
  select * into v_certificate from public.certificates c where c.certificate_number = p_number for update;
  if not found then
    raise exception 'no such certificate' using errcode = 'PT404';
  elsif v_certificate.withdrawn_at is not null then
    raise exception 'withdrawn already' using errcode = 'PT409';
  elsif p_reason = 'name-corrected' then
    raise exception 'a corrected name is a new certificate' using errcode = 'PT422';
  end if;
  perform private.mark_withdrawn(p_staff_id, v_certificate, p_reason, p_note);
  perform private.notify(
    v_certificate.learner_id, 'certificate', left('Certificate withdrawn: ' || v_certificate.award_name, 120), '/my-certificates'
  );
  select * into v_certificate from public.certificates c where c.certificate_id = v_certificate.certificate_id;
  return private.describe_for_staff(v_certificate);
end;
$$;
comment on function private.withdraw is 'Withdraws a certificate with a reason, and tells its holder. Raises PT409 for one that is.';

create function private.reinstate(p_staff_id uuid, p_number text, p_note text) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_certificate public.certificates;
begin
  select * into v_certificate from public.certificates c where c.certificate_number = p_number for update;
  if not found then
    raise exception 'no such certificate' using errcode = 'PT404';
  elsif v_certificate.withdrawn_at is null or v_certificate.withdrawn_reason = 'name-corrected' or exists (
    select 1 from public.certificates c
    where c.learner_id = v_certificate.learner_id and c.kind = v_certificate.kind and c.award_id = v_certificate.award_id and c.withdrawn_at is null
  ) then
    raise exception 'not withdrawn, or another one is in its place' using errcode = 'PT409';
  end if;
  update public.certificates c set withdrawn_at = null, withdrawn_reason = null where c.certificate_id = v_certificate.certificate_id
  returning * into v_certificate;
  update public.certificate_places p set is_withdrawn = false where p.list = v_certificate.list and p.place = v_certificate.place;
  insert into public.certificate_events (certificate_id, event, note, staff_id) values (v_certificate.certificate_id, 'reinstated', p_note, p_staff_id);
  perform private.note_at_desk(p_staff_id, 'certificate-reinstated', null, v_certificate.learner_id);
  perform private.notify(
    v_certificate.learner_id, 'certificate', left('Certificate valid again: ' || v_certificate.award_name, 120), '/my-certificates'
  );
  return private.describe_for_staff(v_certificate);
end;
$$;
comment on function private.reinstate is 'Takes a withdrawal back, and tells the holder.';

create function public.award_certificate(
  p_certificate_id uuid, p_number text, p_learner_id uuid, p_kind text, p_award_id text, p_award_name text, p_name text,
  p_awarded_on date, p_valid_until date, p_exam_percent integer, p_exam_on date, p_credential text, p_list integer, p_place integer,
  p_supersedes uuid
) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
begin
  return private.add_certificate(
    private.require_staff(private.certifier_role()), p_certificate_id, p_number, p_learner_id, p_kind, p_award_id, p_award_name, p_name,
    p_awarded_on, p_valid_until, p_exam_percent, p_exam_on, p_credential, p_list, p_place, p_supersedes
  );
end;
$$;
comment on function public.award_certificate is 'Awards a certificate. For the desk and examiners.';

create function public.withdraw_certificate(p_number text, p_reason text, p_note text) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
begin
  return private.withdraw(private.require_staff(private.certifier_role()), p_number, p_reason, p_note);
end;
$$;
comment on function public.withdraw_certificate is 'Withdraws a certificate. For the desk and examiners.';

create function public.reinstate_certificate(p_number text, p_note text) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
begin
  return private.reinstate(private.require_staff(private.certifier_role()), p_number, p_note);
end;
$$;
comment on function public.reinstate_certificate is 'Takes a withdrawal back. For the desk and examiners.';

create function public.refuse_certificate_name(p_number text) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_staff_id uuid := private.require_staff(private.certifier_role());
  v_certificate public.certificates;
begin
  update public.certificates c set name_wish = null, name_wished_at = null
  where c.certificate_number = p_number and c.name_wish is not null returning * into v_certificate;
  if not found then
    raise exception 'no such wish' using errcode = 'PT404';
  end if;
  perform private.note_at_desk(v_staff_id, 'certificate-name-kept', null, v_certificate.learner_id);
  perform private.notify(
    v_certificate.learner_id, 'certificate', left('The name stays as it is: ' || v_certificate.award_name, 120), '/my-certificates'
  );
  return private.describe_for_staff(v_certificate);
end;
$$;
comment on function public.refuse_certificate_name is 'Keeps the name of a certificate whose holder asked for another. For the desk and examiners.';

-- For commands.

create function public.award_certificate_by_command(
  p_certificate_id uuid, p_number text, p_learner_id uuid, p_kind text, p_award_id text, p_award_name text, p_name text,
  p_awarded_on date, p_valid_until date, p_exam_percent integer, p_exam_on date, p_credential text, p_list integer, p_place integer,
  p_supersedes uuid
) returns jsonb
language sql
security definer
set search_path = ''
as $$
  select private.add_certificate(
    null, p_certificate_id, p_number, p_learner_id, p_kind, p_award_id, p_award_name, p_name,
    p_awarded_on, p_valid_until, p_exam_percent, p_exam_on, p_credential, p_list, p_place, p_supersedes
  );
$$;
comment on function public.award_certificate_by_command is 'Awards a certificate. Service role only; npm run certificate:award.';

create function public.withdraw_certificate_by_command(p_number text, p_reason text, p_note text) returns jsonb
language sql
security definer
set search_path = ''
as $$
  select private.withdraw(null, p_number, p_reason, p_note);
$$;
comment on function public.withdraw_certificate_by_command is 'Withdraws a certificate. Service role only; npm run certificate:withdraw.';

create function public.reinstate_certificate_by_command(p_number text, p_note text) returns jsonb
language sql
security definer
set search_path = ''
as $$
  select private.reinstate(null, p_number, p_note);
$$;
comment on function public.reinstate_certificate_by_command is 'Takes a withdrawal back. Service role only; npm run certificate:withdraw.';

-- For the holder.

create function public.list_my_certificates() returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(private.describe_certificate(c) order by c.made_at desc), '[]')
  from public.certificates c where c.learner_id = private.current_learner_id();
$$;
comment on function public.list_my_certificates is 'The certificates of the signed-in learner, the newest first.';

create function public.show_my_certificate(p_number text, p_is_shown boolean) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_learner_id uuid := private.current_learner_id();
  v_certificate public.certificates;
begin
  update public.certificates c set is_shown = p_is_shown
  where c.certificate_number = p_number and c.learner_id = v_learner_id returning * into v_certificate;
  if not found then
    raise exception 'no such certificate of theirs' using errcode = 'PT404';
  end if;
  return private.describe_certificate(v_certificate);
end;
$$;
comment on function public.show_my_certificate is 'Gives a certificate of the signed-in learner a public page, or takes it away.';

create function public.wish_certificate_name(p_number text, p_name text) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_learner_id uuid := private.current_learner_id();
  v_certificate public.certificates;
begin
  select * into v_certificate from public.certificates c where c.certificate_number = p_number and c.learner_id = v_learner_id for update;
  if not found then
    raise exception 'no such certificate of theirs' using errcode = 'PT404';
  elsif v_certificate.withdrawn_at is not null then
    raise exception 'withdrawn' using errcode = 'PT409';
  end if;
  update public.certificates c
  set name_wish = nullif(p_name, c.holder_name), name_wished_at = case when p_name is distinct from c.holder_name then coalesce(c.name_wished_at, now()) end
  where c.certificate_id = v_certificate.certificate_id returning * into v_certificate;
  return private.describe_certificate(v_certificate);
end;
$$;
comment on function public.wish_certificate_name is 'Asks for another name on a certificate of the signed-in learner; null takes the wish back.';

-- For everyone, through the institute's functions.

create function public.find_certificate(p_number text) returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select private.describe_certificate(c) from public.certificates c where c.certificate_number = p_number;
$$;
comment on function public.find_certificate is 'A certificate by its number, or null. What of it a stranger may see, the service decides. Service role only.';

create function public.list_withdrawn_places(p_list integer) returns integer[]
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(array_agg(p.place order by p.place) filter (where p.is_withdrawn), '{}') from public.certificate_places p where p.list = p_list;
$$;
comment on function public.list_withdrawn_places is 'The places of one status list that are withdrawn. Service role only.';

create function private.export_of_certificates(p_learner_id uuid) returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('certificates', coalesce(jsonb_agg(private.describe_certificate(c) order by c.made_at), '[]'))
  from public.certificates c where c.learner_id = p_learner_id;
$$;
comment on function private.export_of_certificates is 'The certificates of one person, for their download.';

create function private.grants_of_certificates() returns void
language plpgsql
set search_path = ''
as $$
begin
  grant execute on function
    public.list_certificates(text, timestamptz, integer),
    public.read_certificate_grounds(text),
    public.award_certificate(uuid, text, uuid, text, text, text, text, date, date, integer, date, text, integer, integer, uuid),
    public.withdraw_certificate(text, text, text),
    public.reinstate_certificate(text, text),
    public.refuse_certificate_name(text),
    public.list_my_certificates(),
    public.show_my_certificate(text, boolean),
    public.wish_certificate_name(text, text)
  to authenticated;
  grant execute on function
    public.read_certificate_grounds_of(uuid),
    public.award_certificate_by_command(uuid, text, uuid, text, text, text, text, date, date, integer, date, text, integer, integer, uuid),
    public.withdraw_certificate_by_command(text, text, text),
    public.reinstate_certificate_by_command(text, text),
    public.find_certificate(text),
    public.list_withdrawn_places(integer)
  to service_role;
end;
$$;
comment on function private.grants_of_certificates is 'What the API roles may do with certificates: call functions, and nothing else.';

select private.apply_grants();
