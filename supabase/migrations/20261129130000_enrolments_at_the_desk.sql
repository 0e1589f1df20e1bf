-- Enrolments at the desk: what was agreed with a learner, whether they study, pause or have left, and who reads and runs eWork.
-- Why: a place in a course was a command in a terminal, and what was agreed stood in someone's mail.
-- Tables: enrolment_terms; columns of enrolments.
-- Risks: staff read and change what belongs to learners. The terms stay closed; each function for the desk is `security definer` for that
-- reason and for auth.users, asks private.require_staff('desk') first, and writes an audit line. Rights over other people's data do
-- not spread from here: the role of the desk itself is given by the command alone, and nobody changes their own.
-- Refusals: PT401, PT403, PT428 as staff has them; PT404 no such learner or enrolment, PT409 changed meanwhile, PT422 not possible.

alter table public.enrolments
  add column state text not null default 'active' check (state in ('active', 'paused', 'left')),
  add column state_since timestamptz not null default now(),
  add column desk_version integer not null default 0;
comment on column public.enrolments.state is 'A place that was left is kept with its work, and is not among the learner''s courses any more.';
comment on column public.enrolments.desk_version is 'Counts every change at the desk, so that two at once are noticed.';
create index enrolments_course on public.enrolments (course, state);
create index learners_latest on public.learners (created_at desc, learner_id desc);

create table public.enrolment_terms (
  enrolment_id uuid primary key references public.enrolments on delete cascade,
  months integer not null check (months in (6, 12)),
  price integer not null check (price between 0 and 1000000),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  starts_on date not null,
  agreed text not null default '' check (char_length(agreed) <= 2000),
  agreed_at timestamptz not null default now(),
  agreed_by uuid references auth.users (id) on delete set null
);
comment on table public.enrolment_terms is 'What was agreed with a learner about one course: plan, price, start, and anything else. Closed: reached through functions only.';
comment on column public.enrolment_terms.price is 'The whole price in whole units of the currency.';
comment on column public.enrolment_terms.starts_on is 'A civil day in Europe/London.';
create index enrolment_terms_agreed_by on public.enrolment_terms (agreed_by) where agreed_by is not null;

alter table public.enrolment_terms enable row level security;

-- As it was, without the courses that were left.
create or replace function private.learning_of(p_learner_id uuid) returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'firstName', coalesce((select l.first_name from public.learners l where l.learner_id = p_learner_id), ''),
    'enrolments', (
      select coalesce(jsonb_agg(jsonb_build_object('id', e.enrolment_id, 'course', e.course) order by e.enrolled_at, e.enrolment_id), '[]')
      from public.enrolments e where e.learner_id = p_learner_id and e.state <> 'left'
    ),
    'assignments', (
      select coalesce(jsonb_agg(private.assignment_json(latest.a) order by (latest.a).due_day, (latest.a).assignment_id), '[]')
      from (select a from public.project_assignments a where a.learner_id = p_learner_id order by a.assigned_at desc limit 500) as latest
    ),
    'skills', (
      select coalesce(jsonb_agg(jsonb_build_object('id', s.skill_id, 'proficiency', s.proficiency) order by s.proficiency desc, s.skill_id), '[]')
      from public.learner_skills s where s.learner_id = p_learner_id
    ),
    'achievements', (
      select coalesce(jsonb_agg(jsonb_build_object('id', x.achievement_id, 'earnedAt', x.earned_at) order by x.earned_at desc, x.achievement_id), '[]')
      from public.earned_achievements x where x.learner_id = p_learner_id
    ),
    'latestRun', private.latest_run_of(p_learner_id),
    'totalPoints', (
      select coalesce(sum(a.points), 0) from public.learning_activities a where a.learner_id = p_learner_id
    )
  );
$$;

-- Coming back to a course that was left is agreed with the desk: PT409.
create or replace function public.enrol_learner(p_learner_id uuid, p_course text, p_title text) returns jsonb
language plpgsql
set search_path = ''
as $$
begin
  perform private.lock_learner(p_learner_id);
  insert into public.enrolments (learner_id, course) values (p_learner_id, p_course) on conflict (learner_id, course) do nothing;
  if found then
    perform private.notify(p_learner_id, 'enrolled', left('You are enrolled in ' || p_title, 120), '/courses');
  elsif exists (select 1 from public.enrolments e where e.learner_id = p_learner_id and e.course = p_course and e.state = 'left') then
    raise exception 'this course was left' using errcode = 'PT409';
  end if;
  return private.learning_of(p_learner_id);
end;
$$;

-- One spelling for what is looked for, as src/shared/rules/search-keys.ts folds it: case and accents do not count.
create function private.fold_text(p_text text) returns text
language sql
immutable
set search_path = ''
as $$
  select translate(regexp_replace(lower(normalize(p_text, nfkd)), '[\u0300-\u036f]', '', 'g'), 'łøđı', 'lodi');
$$;
comment on function private.fold_text is 'A text without case and accents.';

create function private.describe_learner(p_learner_id uuid) returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'id', l.learner_id, 'firstName', l.first_name, 'lastName', l.last_name, 'email', u.email, 'createdAt', l.created_at,
    'isConfirmed', u.email_confirmed_at is not null,
    'courses', (
      select coalesce(jsonb_agg(jsonb_build_object('course', e.course, 'state', e.state) order by e.enrolled_at, e.enrolment_id), '[]')
      from public.enrolments e where e.learner_id = l.learner_id
    ),
    'roles', array(
      select r.role from public.staff_roles r where r.user_id = l.learner_id
      union all
      select 'ework-admin' from public.ework_admins a where a.user_id = l.learner_id
      order by 1
    )
  )
  from public.learners l join auth.users u on u.id = l.learner_id where l.learner_id = p_learner_id;
$$;
comment on function private.describe_learner is 'One person with an account, for the desk''s lists and pages.';

-- The latest accounts first. p_words are folded; each has to be in the name or the address. p_course and p_state: of an enrolment.
create function public.list_desk_learners(
  p_words text[], p_course text, p_state text, p_role text, p_after_at timestamptz, p_after_id uuid, p_limit integer
) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_staff_id uuid := private.require_staff('desk');
  v_ids uuid[];
begin
  v_ids := array(
    select l.learner_id
    from public.learners l join auth.users u on u.id = l.learner_id
    where (p_after_at is null or (l.created_at, l.learner_id) < (p_after_at, p_after_id))
      and (p_words is null or (
        select bool_and(strpos(t.folded, w.word) > 0)
        from (select private.fold_text(l.first_name || ' ' || l.last_name || ' ' || u.email) as folded) t, unnest(p_words) as w (word)
      ))
      and (p_course is null and p_state is null or exists (
        select 1 from public.enrolments e
        where e.learner_id = l.learner_id and (p_course is null or e.course = p_course) and (p_state is null or e.state = p_state)
      ))
      and (p_role is null or case p_role
        when 'ework-admin' then exists (select 1 from public.ework_admins a where a.user_id = l.learner_id)
        else exists (select 1 from public.staff_roles r where r.user_id = l.learner_id and r.role = p_role)
      end)
    order by l.created_at desc, l.learner_id desc
    limit p_limit
  );
  perform private.note_at_desk(v_staff_id, 'learners-listed', null, null, cardinality(v_ids)::text);
  return (
    select coalesce(jsonb_agg(private.describe_learner(i.id) order by i.nth), '[]')
    from unnest(v_ids) with ordinality as i (id, nth)
  );
end;
$$;
comment on function public.list_desk_learners is 'One page of the people with an account. For the desk.';

create function public.read_desk_learner(p_learner_id uuid) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_staff_id uuid := private.require_staff('desk');
  v_email text;
begin
  select u.email into v_email from public.learners l join auth.users u on u.id = l.learner_id where l.learner_id = p_learner_id;
  if not found then
    raise exception 'no such learner' using errcode = 'PT404';
  end if;
  perform private.note_at_desk(v_staff_id, 'learner-shown', null, p_learner_id);
  return jsonb_build_object(
    'learner', private.describe_learner(p_learner_id),
    'learning', private.learning_of(p_learner_id),
    'enrolments', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', e.enrolment_id, 'course', e.course, 'enrolledAt', e.enrolled_at, 'state', e.state, 'stateSince', e.state_since,
        'version', e.desk_version,
        'terms', case when t.enrolment_id is not null then jsonb_build_object(
          'months', t.months, 'price', t.price, 'currency', t.currency, 'startsOn', t.starts_on, 'agreed', t.agreed,
          'agreedAt', t.agreed_at, 'agreedBy', private.name_of_staff(t.agreed_by)
        ) end
      ) order by e.enrolled_at, e.enrolment_id), '[]')
      from public.enrolments e left join public.enrolment_terms t on t.enrolment_id = e.enrolment_id
      where e.learner_id = p_learner_id
    ),
    'mentorCourses', array(select c.course_slug from public.mentor_courses c where c.mentor_id = p_learner_id order by c.course_slug),
    'ework', (
      select private.describe_ework_student(s) from public.ework_students s where s.email_key = private.address_key(v_email)
    ),
    'enquiries', (
      select coalesce(jsonb_agg(private.describe_enquiry(o) order by o.received_at desc), '[]')
      from (
        select * from public.enquiries e where e.email_key = private.address_key(v_email) and e.deleted_at is null
        order by e.received_at desc limit 50
      ) o
    ),
    'history', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'number', a.line_number, 'at', a.happened_at, 'by', private.name_of_staff(a.staff_id), 'action', a.action, 'detail', a.detail
      ) order by a.line_number desc), '[]')
      from (
        select * from public.audit_lines a
        where a.learner_id = p_learner_id and a.action <> 'learner-shown' and a.action <> 'enquiry-shown'
        order by a.line_number desc limit 50
      ) a
    )
  );
end;
$$;
comment on function public.read_desk_learner is 'One person with an account: courses, what was agreed, progress, rights, enquiries. For the desk.';

-- A place with what was agreed, or other terms for one that is there. Who had left or paused studies again.
create function public.agree_enrolment(
  p_learner_id uuid, p_course text, p_version integer, p_months integer, p_price integer, p_currency text, p_starts_on date,
  p_agreed text, p_title text
) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_staff_id uuid := private.require_staff('desk');
  v_enrolment public.enrolments;
begin
  perform private.lock_learner(p_learner_id);
  select * into v_enrolment from public.enrolments e where e.learner_id = p_learner_id and e.course = p_course for update;
  if coalesce(v_enrolment.desk_version, 0) <> p_version then
    raise exception 'changed meanwhile' using errcode = 'PT409';
  end if;
  if v_enrolment.enrolment_id is null then
    insert into public.enrolments (learner_id, course, desk_version) values (p_learner_id, p_course, 1) returning * into v_enrolment;
    perform private.notify(p_learner_id, 'enrolled', left('You are enrolled in ' || p_title, 120), '/courses');
  else
    update public.enrolments e
    set desk_version = e.desk_version + 1, state = 'active', state_since = case when e.state = 'active' then e.state_since else now() end
    where e.enrolment_id = v_enrolment.enrolment_id;
    if v_enrolment.state <> 'active' then
      perform private.notify(p_learner_id, 'enrolled', left('You are back in ' || p_title, 120), '/courses');
    end if;
  end if;
  insert into public.enrolment_terms (enrolment_id, months, price, currency, starts_on, agreed, agreed_by)
  values (v_enrolment.enrolment_id, p_months, p_price, p_currency, p_starts_on, p_agreed, v_staff_id)
  on conflict (enrolment_id) do update
    set months = excluded.months, price = excluded.price, currency = excluded.currency, starts_on = excluded.starts_on,
        agreed = excluded.agreed, agreed_at = now(), agreed_by = excluded.agreed_by;
  perform private.note_at_desk(v_staff_id, 'enrolment-agreed', null, p_learner_id, p_course || ', ' || p_months || ' months');
end;
$$;
comment on function public.agree_enrolment is 'Enrols a learner with what was agreed, or changes what was. For the desk.';

create function public.move_enrolment(p_learner_id uuid, p_course text, p_version integer, p_state text, p_title text) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_staff_id uuid := private.require_staff('desk');
  v_enrolment public.enrolments;
begin
  perform private.lock_learner(p_learner_id);
  select * into v_enrolment from public.enrolments e where e.learner_id = p_learner_id and e.course = p_course for update;
  if not found then
    raise exception 'no such enrolment' using errcode = 'PT404';
  elsif v_enrolment.desk_version <> p_version then
    raise exception 'changed meanwhile' using errcode = 'PT409';
  elsif v_enrolment.state = p_state then
    return;
  end if;
  update public.enrolments e set state = p_state, state_since = now(), desk_version = e.desk_version + 1
  where e.enrolment_id = v_enrolment.enrolment_id;
  perform private.notify(
    p_learner_id, 'enrolment',
    left(case p_state when 'active' then 'You are back in ' when 'paused' then 'Your place is paused: ' else 'You have left ' end || p_title, 120),
    '/courses'
  );
  perform private.note_at_desk(v_staff_id, 'enrolment-moved', null, p_learner_id, p_course || ': ' || v_enrolment.state || ' to ' || p_state);
end;
$$;
comment on function public.move_enrolment is 'Pauses an enrolment, ends it, or takes it up again. The work on it stays. For the desk.';

-- Not one's own, and of an account whose address is proven: PT422.
create function private.require_other_account(p_staff_id uuid, p_learner_id uuid) returns text
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_email text;
  v_is_confirmed boolean;
begin
  select u.email, u.email_confirmed_at is not null into v_email, v_is_confirmed from auth.users u where u.id = p_learner_id;
  if not found then
    raise exception 'no such learner' using errcode = 'PT404';
  elsif p_staff_id = p_learner_id or not v_is_confirmed then
    raise exception 'not for this account' using errcode = 'PT422';
  end if;
  return v_email;
end;
$$;
comment on function private.require_other_account is 'The address of an account that may be given rights by this member of staff. Raises PT404 or PT422.';

create function public.set_role_at_desk(p_learner_id uuid, p_role text, p_is_granted boolean) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_staff_id uuid := private.require_staff('desk');
  v_email text := private.require_other_account(v_staff_id, p_learner_id);
begin
  if p_role = 'ework-admin' then
    perform public.set_ework_admin(v_email, p_is_granted);
  elsif p_role not in ('mentor', 'examiner') then
    raise exception 'by the command alone' using errcode = 'PT422';
  elsif p_is_granted then
    insert into public.staff_roles (user_id, role) values (p_learner_id, p_role) on conflict (user_id, role) do nothing;
  else
    delete from public.staff_roles r where r.user_id = p_learner_id and r.role = p_role;
    if not exists (select 1 from public.staff_roles r where r.user_id = p_learner_id) then
      delete from public.desk_entries e where e.user_id = p_learner_id;
      delete from public.desk_codes c where c.user_id = p_learner_id;
    end if;
  end if;
  perform private.note_at_desk(v_staff_id, case when p_is_granted then 'role-granted' else 'role-revoked' end, null, p_learner_id, p_role);
end;
$$;
comment on function public.set_role_at_desk is 'Makes an account a mentor, an examiner or an admin of eWork, or takes that away. For the desk.';

create function public.set_mentor_courses_at_desk(p_learner_id uuid, p_courses text[]) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_staff_id uuid := private.require_staff('desk');
  v_email text := private.require_other_account(v_staff_id, p_learner_id);
begin
  perform public.set_mentor_courses(v_email, p_courses);
  perform private.note_at_desk(v_staff_id, 'mentor-courses-set', null, p_learner_id, cardinality(p_courses)::text);
end;
$$;
comment on function public.set_mentor_courses_at_desk is 'Says which courses a mentor reads for. For the desk.';

create function private.export_of_enrolment_terms(p_learner_id uuid) returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object('enrolmentTerms', jsonb_agg(jsonb_build_object(
    'course', e.course, 'state', e.state, 'months', t.months, 'price', t.price, 'currency', t.currency, 'startsOn', t.starts_on,
    'agreed', t.agreed, 'agreedAt', t.agreed_at
  ) order by e.enrolled_at))
  from public.enrolments e join public.enrolment_terms t on t.enrolment_id = e.enrolment_id
  where e.learner_id = p_learner_id
  having count(*) > 0;
$$;
comment on function private.export_of_enrolment_terms is 'What was agreed with one learner, for their download; nothing where nothing was.';

create function private.grants_of_enrolment_terms() returns void
language plpgsql
set search_path = ''
as $$
begin
  grant execute on function
    public.list_desk_learners(text[], text, text, text, timestamptz, uuid, integer),
    public.read_desk_learner(uuid),
    public.agree_enrolment(uuid, text, integer, integer, integer, text, date, text, text),
    public.move_enrolment(uuid, text, integer, text, text),
    public.set_role_at_desk(uuid, text, boolean),
    public.set_mentor_courses_at_desk(uuid, text[])
  to authenticated;
  grant select, insert, update, delete on public.enrolment_terms to service_role;
end;
$$;
comment on function private.grants_of_enrolment_terms is 'What the API roles may do with enrolments at the desk: staff call functions, and nothing else.';

select private.apply_grants();
