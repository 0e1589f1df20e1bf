-- eWork: students tick what they have done, admins add students and see how far they are.
-- Why: a student is not an account of Supabase. What somebody may see and change hangs on a session of our own: a random
-- token, of which only the SHA-256 is stored. Each function takes that hash first and finds out by itself who is asking.
-- Tables: ework_students, ework_assignments, ework_task_progress, ework_admins, ework_sessions, ework_codes.
-- Risks: no API role, the service role included, has any right on these tables. So every function here is `security definer`
-- (that is the reason for each of them), executable by the service role alone; only enter_ework is for learners.
-- Refusals: PT401 no live session, PT403 the other role's session, PT404 not there or not theirs, PT422 no such item.
-- What a task is and how many items it has stands in the catalogue, so that callers say it: p_objectives, p_deliverables.

create type public.ework_task_status as enum ('not_started', 'in_progress', 'completed');

create table public.ework_students (
  student_id uuid primary key default gen_random_uuid(),
  added bigint generated always as identity unique,
  first_name text not null check (char_length(first_name) between 1 and 100),
  last_name text not null default '' check (char_length(last_name) <= 100),
  email text not null check (char_length(email) between 3 and 254 and email !~ '\s'),
  email_key text not null unique generated always as (lower(email)) stored,
  search_text text not null generated always as (lower(first_name || ' ' || last_name || ' ' || email)) stored,
  course_slug text,
  created_at timestamptz not null default now(),
  last_signed_in_at timestamptz,
  ended_at timestamptz
);
comment on table public.ework_students is 'A person in eWork, known by their address. Closed: reached through functions only.';
comment on column public.ework_students.added is 'The order of adding, which the list is read by.';
comment on column public.ework_students.course_slug is 'The course that is assigned now; null for none.';
comment on column public.ework_students.ended_at is 'Since when the student has no access.';

create table public.ework_assignments (
  student_id uuid not null references public.ework_students on delete cascade,
  course_slug text not null check (course_slug ~ '^[a-z][a-z-]{1,59}$'),
  assigned_at timestamptz not null default now(),
  primary key (student_id, course_slug)
);
comment on table public.ework_assignments is 'Every course that a student was ever given: what was done of each is kept. Closed: reached through functions only.';

-- The student and the first assignment are written together, whichever comes first.
alter table public.ework_students
  add constraint ework_students_course foreign key (student_id, course_slug)
  references public.ework_assignments (student_id, course_slug) deferrable initially deferred;

-- Rows are changed often and no index holds what changes: room on the page keeps a tick from touching any index.
create table public.ework_task_progress (
  student_id uuid not null,
  course_slug text not null,
  task_id text not null,
  objectives integer[] not null default '{}' check (cardinality(objectives) <= 64),
  deliverables integer[] not null default '{}' check (cardinality(deliverables) <= 64),
  status public.ework_task_status not null default 'not_started',
  updated_at timestamptz not null default now(),
  primary key (student_id, course_slug, task_id),
  foreign key (student_id, course_slug) references public.ework_assignments on delete cascade,
  check (task_id ~ '^[a-z][a-z-]{1,59}-w[0-9]{2}$' and task_id like course_slug || '-w__')
) with (fillfactor = 70);
comment on table public.ework_task_progress is 'What a student has ticked of one task of the catalogue. Closed: reached through functions only.';
comment on column public.ework_task_progress.objectives is 'Indexes of ticked objectives, ascending, from 0; those of items that the task no longer has stay.';
comment on column public.ework_task_progress.status is 'Completed by every item, or by the Complete button. Per cent is never stored: it follows from ticks and catalogue.';

create table public.ework_admins (
  user_id uuid primary key references auth.users (id) on delete cascade,
  granted_at timestamptz not null default now()
);
comment on table public.ework_admins is 'Accounts whose holders run eWork. Written by npm run admin:grant alone. Closed: reached through functions only.';

create table public.ework_sessions (
  token_hash text primary key check (token_hash ~ '^[0-9a-f]{64}$'),
  student_id uuid references public.ework_students on delete cascade,
  admin_id uuid references public.ework_admins on delete cascade,
  auth_session_id uuid,
  started_at timestamptz not null default now(),
  expires_at timestamptz not null,
  check (num_nonnulls(student_id, admin_id) = 1)
);
comment on table public.ework_sessions is 'Who is signed in to eWork; a row that is gone is a session that has ended. Closed: reached through functions only.';
comment on column public.ework_sessions.auth_session_id is 'The session of the main site that let this person in: the one ends with the other.';
create index ework_sessions_student on public.ework_sessions (student_id) where student_id is not null;
create index ework_sessions_admin on public.ework_sessions (admin_id) where admin_id is not null;
create index ework_sessions_expires_at on public.ework_sessions (expires_at);

create table public.ework_codes (
  code_id uuid primary key default gen_random_uuid(),
  student_id uuid not null references public.ework_students on delete cascade,
  code_hash text not null check (code_hash ~ '^[0-9a-f]{64}$'),
  tries integer not null default 0 check (tries between 0 and 5),
  expires_at timestamptz not null
);
comment on table public.ework_codes is 'Codes that were mailed and not used, for ten minutes and five tries each. Closed: reached through functions only.';
create index ework_codes_student on public.ework_codes (student_id);
create index ework_codes_expires_at on public.ework_codes (expires_at);

alter table public.ework_students enable row level security;
alter table public.ework_assignments enable row level security;
alter table public.ework_task_progress enable row level security;
alter table public.ework_admins enable row level security;
alter table public.ework_sessions enable row level security;
alter table public.ework_codes enable row level security;

-- Sessions ---------------------------------------------------------------------------------------------------------

-- An admin's ends after twelve hours; a student's thirty days after it was last used.
create function private.ework_session_time(p_is_admin boolean) returns interval
language sql
immutable
set search_path = ''
as $$
  select case when p_is_admin then interval '12 hours' else interval '30 days' end;
$$;
comment on function private.ework_session_time is 'How long an eWork session lasts.';

create function private.find_ework_session(p_token_hash text) returns public.ework_sessions
language sql
stable
security definer
set search_path = ''
as $$
  select s.*
  from public.ework_sessions s left join public.ework_students t using (student_id)
  where s.token_hash = p_token_hash
    and s.expires_at > now()
    and t.ended_at is null
    and (
      s.auth_session_id is null
      or exists (select 1 from auth.sessions a where a.id = s.auth_session_id and (a.not_after is null or a.not_after > now()))
    );
$$;
comment on function private.find_ework_session is 'The live session of a token, or nulls.';

create function private.require_ework_student(p_token_hash text) returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_session public.ework_sessions := private.find_ework_session(p_token_hash);
begin
  if v_session.token_hash is null then
    raise exception 'no live session' using errcode = 'PT401';
  elsif v_session.student_id is null then
    raise exception 'a session of the other role' using errcode = 'PT403';
  end if;
  -- Once a day is often enough: a read must not become a write each time.
  if v_session.expires_at < now() + private.ework_session_time(false) - interval '1 day' then
    update public.ework_sessions s set expires_at = now() + private.ework_session_time(false)
    where s.token_hash = p_token_hash;
  end if;
  return v_session.student_id;
end;
$$;
comment on function private.require_ework_student is 'The one student whose session this is. Raises PT401 or PT403.';

create function private.require_ework_admin(p_token_hash text) returns uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_session public.ework_sessions := private.find_ework_session(p_token_hash);
begin
  if v_session.token_hash is null then
    raise exception 'no live session' using errcode = 'PT401';
  elsif v_session.admin_id is null then
    raise exception 'a session of the other role' using errcode = 'PT403';
  end if;
  return v_session.admin_id;
end;
$$;
comment on function private.require_ework_admin is 'The admin whose session this is. Raises PT401 or PT403.';

create function private.describe_ework_student(p_student public.ework_students) returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'added', p_student.added,
    'id', p_student.student_id,
    'firstName', p_student.first_name,
    'lastName', p_student.last_name,
    'email', p_student.email,
    'course', p_student.course_slug,
    'isEnded', p_student.ended_at is not null,
    'lastActivityAt', greatest(p_student.last_signed_in_at, (
      select max(p.updated_at) from public.ework_task_progress p where p.student_id = p_student.student_id
    )),
    'completedTasks', (
      select coalesce(jsonb_agg(p.task_id order by p.task_id), '[]')
      from public.ework_task_progress p
      where p.student_id = p_student.student_id and p.course_slug = p_student.course_slug and p.status = 'completed'
    )
  );
$$;
comment on function private.describe_ework_student is 'A student as services read one.';

create function private.describe_ework_tasks(p_student public.ework_students) returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'taskId', p.task_id, 'objectives', p.objectives, 'deliverables', p.deliverables, 'status', p.status
  ) order by p.task_id), '[]')
  from public.ework_task_progress p
  where p.student_id = p_student.student_id and p.course_slug = p_student.course_slug;
$$;
comment on function private.describe_ework_tasks is 'What a student has done of the course that is assigned now.';

create function private.start_ework_student(p_student_id uuid, p_token_hash text, p_auth_session_id uuid) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_student public.ework_students;
begin
  insert into public.ework_sessions (token_hash, student_id, auth_session_id, expires_at)
  values (p_token_hash, p_student_id, p_auth_session_id, now() + private.ework_session_time(false));
  update public.ework_students s set last_signed_in_at = now() where s.student_id = p_student_id returning * into strict v_student;
  return private.describe_ework_student(v_student);
end;
$$;
comment on function private.start_ework_student is 'Begins a session of a student who has proven to be one.';

create function public.sign_in_ework_student(p_email text, p_token_hash text) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_student_id uuid;
begin
  select s.student_id into v_student_id from public.ework_students s where s.email_key = lower(p_email) and s.ended_at is null;
  return case when found then private.start_ework_student(v_student_id, p_token_hash, null) end;
end;
$$;
comment on function public.sign_in_ework_student is 'Sign-in by address alone, as specified; null for an address that is no student''s. Service role only.';

-- A new code leaves the ones before it working, so that nobody can stop somebody else's by asking for another.
create function public.request_ework_code(
  p_email text, p_code_hash text, p_mail_id uuid, p_subject text, p_text text, p_html text
) returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_student public.ework_students;
begin
  select * into v_student from public.ework_students s where s.email_key = lower(p_email) and s.ended_at is null;
  if not found then
    return null;
  end if;
  delete from public.ework_codes c where c.student_id = v_student.student_id and c.expires_at <= now();
  insert into public.ework_codes (student_id, code_hash, expires_at)
  values (v_student.student_id, p_code_hash, now() + interval '10 minutes');
  perform public.queue_mail(p_mail_id, 'ework-code', v_student.email, p_subject, p_text, p_html, null);
  return p_mail_id;
end;
$$;
comment on function public.request_ework_code is 'Queues the mail with a code; null for an address that is no student''s. Service role only.';

-- A wrong code is a try of every code that waits, so that asking for many codes gives no more tries.
create function public.sign_in_ework_with_code(p_email text, p_code_hash text, p_token_hash text) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_student_id uuid;
begin
  -- One try after the other, so that twenty at once are five.
  select s.student_id into v_student_id from public.ework_students s
  where s.email_key = lower(p_email) and s.ended_at is null
  for no key update;
  if not found then
    return null;
  end if;
  if exists (
    select 1 from public.ework_codes c
    where c.student_id = v_student_id and c.code_hash = p_code_hash and c.expires_at > now() and c.tries < 5
  ) then
    delete from public.ework_codes c where c.student_id = v_student_id;
    return private.start_ework_student(v_student_id, p_token_hash, null);
  end if;
  update public.ework_codes c set tries = c.tries + 1 where c.student_id = v_student_id and c.tries < 5;
  return null;
end;
$$;
comment on function public.sign_in_ework_with_code is 'Sign-in with a mailed code; null for a wrong one, which is counted. Service role only.';

-- Called after Auth has accepted the password of this address.
create function public.sign_in_ework_admin(p_email text, p_token_hash text) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.ework_sessions (token_hash, admin_id, expires_at)
  select p_token_hash, a.user_id, now() + private.ework_session_time(true)
  from public.ework_admins a join auth.users u on u.id = a.user_id
  where lower(u.email) = lower(p_email) and u.email_confirmed_at is not null;
  return found;
end;
$$;
comment on function public.sign_in_ework_admin is 'Begins the session of an admin whose password was right; false for anybody else. Service role only.';

-- For a learner who is signed in to the main site: an admin, or a student by the address that the account has proven.
create function public.enter_ework(p_token_hash text) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_learner_id uuid := private.current_learner_id();
  v_auth_session_id uuid := (auth.jwt() ->> 'session_id')::uuid;
  v_student_id uuid;
begin
  insert into public.ework_sessions (token_hash, admin_id, auth_session_id, expires_at)
  select p_token_hash, a.user_id, v_auth_session_id, now() + private.ework_session_time(true)
  from public.ework_admins a where a.user_id = v_learner_id;
  if found then
    return jsonb_build_object('role', 'admin');
  end if;
  select s.student_id into v_student_id
  from auth.users u join public.ework_students s on s.email_key = lower(u.email)
  where u.id = v_learner_id and u.email_confirmed_at is not null and s.ended_at is null;
  return case when found then jsonb_build_object(
    'role', 'student', 'student', private.start_ework_student(v_student_id, p_token_hash, v_auth_session_id)
  ) end;
end;
$$;
comment on function public.enter_ework is 'Lets the signed-in learner into eWork as the admin or student that they are; null for anybody else.';

create function public.resume_ework(p_token_hash text) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_session public.ework_sessions := private.find_ework_session(p_token_hash);
  v_student public.ework_students;
begin
  if v_session.token_hash is null then
    return null;
  elsif v_session.admin_id is not null then
    return jsonb_build_object('role', 'admin');
  end if;
  select * into strict v_student from public.ework_students s
  where s.student_id = private.require_ework_student(p_token_hash);
  return jsonb_build_object('role', 'student', 'student', private.describe_ework_student(v_student));
end;
$$;
comment on function public.resume_ework is 'Whose session this is; null for one that is not live. Service role only.';

create function public.end_ework_session(p_token_hash text) returns boolean
language sql
security definer
set search_path = ''
as $$
  with ended as (delete from public.ework_sessions s where s.token_hash = p_token_hash returning 1)
  select exists (select 1 from ended);
$$;
comment on function public.end_ework_session is 'Ends a session; ending it twice does no harm. Service role only.';

-- A password is changed where somebody else may know it: whoever is in as that admin by the old one is out. Runs as Auth's own
-- role, which has no rights here.
create function private.end_ework_admin_sessions() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.ework_sessions s where s.admin_id = new.id;
  return new;
end;
$$;
comment on function private.end_ework_admin_sessions is 'Ends an admin''s eWork sessions when the password of the account changes.';

create trigger end_ework_admin_sessions after update on auth.users
  for each row when (old.encrypted_password is distinct from new.encrypted_password)
  execute function private.end_ework_admin_sessions();

-- Students ---------------------------------------------------------------------------------------------------------

create function public.list_ework_progress(p_token_hash text) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_student public.ework_students;
begin
  select * into strict v_student from public.ework_students s
  where s.student_id = private.require_ework_student(p_token_hash);
  return jsonb_build_object('course', v_student.course_slug, 'tasks', private.describe_ework_tasks(v_student));
end;
$$;
comment on function public.list_ework_progress is 'What the student of this session has done. Service role only.';

create function private.ework_status_of(
  p_done_objectives integer[], p_done_deliverables integer[], p_objectives integer, p_deliverables integer
) returns public.ework_task_status
language sql
immutable
set search_path = ''
as $$
  select case
    when ticked = 0 then 'not_started'
    when ticked = p_objectives + p_deliverables then 'completed'
    else 'in_progress'
  end::public.ework_task_status
  from (
    select (select count(*) from unnest(p_done_objectives) i where i < p_objectives)
         + (select count(*) from unnest(p_done_deliverables) i where i < p_deliverables) as ticked
  ) counted;
$$;
comment on function private.ework_status_of is 'The status that ticks give; the same rule stands in src/shared/rules/ework-progress.ts.';

-- The student's row of one task, locked until the transaction ends: two ticks of one task come one after the other.
create function private.lock_ework_task(p_student_id uuid, p_course text, p_task_id text) returns public.ework_task_progress
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_task public.ework_task_progress;
begin
  select * into v_task from public.ework_task_progress p
  where p.student_id = p_student_id and p.course_slug = p_course and p.task_id = p_task_id
  for no key update;
  if found then
    return v_task;
  end if;
  if not exists (
    select 1 from public.ework_assignments a where a.student_id = p_student_id and a.course_slug = p_course
  ) then
    raise exception 'no task of theirs' using errcode = 'PT404';
  end if;
  insert into public.ework_task_progress (student_id, course_slug, task_id)
  values (p_student_id, p_course, p_task_id)
  on conflict (student_id, course_slug, task_id) do nothing;
  select * into strict v_task from public.ework_task_progress p
  where p.student_id = p_student_id and p.course_slug = p_course and p.task_id = p_task_id
  for no key update;
  return v_task;
end;
$$;
comment on function private.lock_ework_task is 'Finds or makes the row of one task and locks it. Raises PT404 for a course that the student never had.';

create function private.write_ework_task(p_task public.ework_task_progress) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.ework_task_progress p
  set objectives = p_task.objectives, deliverables = p_task.deliverables, status = p_task.status, updated_at = now()
  where p.student_id = p_task.student_id and p.course_slug = p_task.course_slug and p.task_id = p_task.task_id
    and (p.objectives, p.deliverables, p.status) is distinct from (p_task.objectives, p_task.deliverables, p_task.status);
  return jsonb_build_object(
    'taskId', p_task.task_id, 'objectives', p_task.objectives, 'deliverables', p_task.deliverables, 'status', p_task.status
  );
end;
$$;
comment on function private.write_ework_task is 'Writes what is different of a locked row and gives it as services read it.';

-- Three arrays of the same length, one change each: tick or untick, objective or deliverable, which. All are applied, or none.
create function public.save_ework_changes(
  p_token_hash text, p_course text, p_task_id text, p_objectives integer, p_deliverables integer,
  p_actions text[], p_kinds text[], p_indexes integer[]
) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_task public.ework_task_progress := private.lock_ework_task(private.require_ework_student(p_token_hash), p_course, p_task_id);
  v_objectives integer[] := v_task.objectives;
  v_deliverables integer[] := v_task.deliverables;
  v_count integer;
begin
  for i in 1 .. cardinality(p_actions) loop
    v_count := case p_kinds[i] when 'objective' then p_objectives when 'deliverable' then p_deliverables end;
    if not coalesce(p_actions[i] in ('tick', 'untick') and p_indexes[i] >= 0 and p_indexes[i] < v_count, false) then
      raise exception 'no such item' using errcode = 'PT422';
    end if;
    if p_kinds[i] = 'objective' then
      v_objectives := array_remove(v_objectives, p_indexes[i]);
      if p_actions[i] = 'tick' then
        v_objectives := v_objectives || p_indexes[i];
      end if;
    else
      v_deliverables := array_remove(v_deliverables, p_indexes[i]);
      if p_actions[i] = 'tick' then
        v_deliverables := v_deliverables || p_indexes[i];
      end if;
    end if;
  end loop;
  v_objectives := array(select i from unnest(v_objectives) i order by i);
  v_deliverables := array(select i from unnest(v_deliverables) i order by i);
  -- Where nothing is different the status stays: a post that arrives twice undoes no Complete that was pressed in between.
  if v_objectives <> v_task.objectives or v_deliverables <> v_task.deliverables then
    v_task.objectives := v_objectives;
    v_task.deliverables := v_deliverables;
    v_task.status := private.ework_status_of(v_objectives, v_deliverables, p_objectives, p_deliverables);
  end if;
  return private.write_ework_task(v_task);
end;
$$;
comment on function public.save_ework_changes is 'Ticks and unticks items of one task, one after the other. Service role only.';

create function public.save_ework_status(
  p_token_hash text, p_course text, p_task_id text, p_objectives integer, p_deliverables integer, p_status text
) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_task public.ework_task_progress := private.lock_ework_task(private.require_ework_student(p_token_hash), p_course, p_task_id);
begin
  v_task.status := p_status::public.ework_task_status;
  -- Nothing un-ticks by itself: a task with ticks has been started.
  if v_task.status = 'not_started'
     and private.ework_status_of(v_task.objectives, v_task.deliverables, p_objectives, p_deliverables) <> 'not_started' then
    v_task.status := 'in_progress';
  end if;
  return private.write_ework_task(v_task);
end;
$$;
comment on function public.save_ework_status is 'What the Complete button does to one task; ticks stay as they are. Service role only.';

-- Admins -----------------------------------------------------------------------------------------------------------

create function public.list_ework_students(p_token_hash text, p_search text, p_before bigint, p_limit integer) returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_search text := nullif(lower(p_search), '');
  v_total integer;
  v_students jsonb;
begin
  perform private.require_ework_admin(p_token_hash);
  if v_search is null then
    select count(*) into v_total from public.ework_students;
  else
    select count(*) into v_total from public.ework_students s where strpos(s.search_text, v_search) > 0;
  end if;
  select coalesce(jsonb_agg(private.describe_ework_student(page) order by page.added desc), '[]') into v_students
  from (
    select s.* from public.ework_students s
    where (p_before is null or s.added < p_before) and (v_search is null or strpos(s.search_text, v_search) > 0)
    order by s.added desc
    limit p_limit
  ) page;
  return jsonb_build_object('total', v_total, 'students', v_students);
end;
$$;
comment on function public.list_ework_students is 'A page of the students, the newest first. Service role only.';

-- The insert says whether the address is taken, so that two admins at once make one student.
create function public.add_ework_student(
  p_token_hash text, p_first_name text, p_last_name text, p_email text, p_course text,
  p_mail_id uuid, p_subject text, p_text text, p_html text
) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_student public.ework_students;
begin
  perform private.require_ework_admin(p_token_hash);
  insert into public.ework_students (first_name, last_name, email, course_slug)
  values (p_first_name, p_last_name, p_email, p_course)
  on conflict (email_key) do nothing
  returning * into v_student;
  if not found then
    select * into strict v_student from public.ework_students s where s.email_key = lower(p_email);
    return jsonb_build_object('outcome', 'exists', 'student', private.describe_ework_student(v_student));
  end if;
  insert into public.ework_assignments (student_id, course_slug) values (v_student.student_id, p_course);
  perform public.queue_mail(p_mail_id, 'ework-invitation', p_email, p_subject, p_text, p_html, null);
  return jsonb_build_object('outcome', 'added', 'student', private.describe_ework_student(v_student));
end;
$$;
comment on function public.add_ework_student is 'Adds a student with a course and queues the invitation. Service role only.';

-- A null leaves that value as it is; p_course counts only with p_change_course.
create function public.change_ework_student(
  p_token_hash text, p_student_id uuid, p_first_name text, p_last_name text, p_email text,
  p_change_course boolean, p_course text, p_is_ended boolean
) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_before public.ework_students;
  v_after public.ework_students;
  v_other public.ework_students;
begin
  perform private.require_ework_admin(p_token_hash);
  select * into v_before from public.ework_students s where s.student_id = p_student_id for update;
  if not found then
    raise exception 'no such student' using errcode = 'PT404';
  end if;
  begin
    if p_change_course and p_course is not null then
      insert into public.ework_assignments (student_id, course_slug) values (p_student_id, p_course)
      on conflict (student_id, course_slug) do update set assigned_at = now();
    end if;
    update public.ework_students s
    set first_name = coalesce(p_first_name, s.first_name),
        last_name = coalesce(p_last_name, s.last_name),
        email = coalesce(p_email, s.email),
        course_slug = case when p_change_course then p_course else s.course_slug end,
        ended_at = case when p_is_ended then coalesce(s.ended_at, now()) when p_is_ended is null then s.ended_at end
    where s.student_id = p_student_id
    returning * into v_after;
  exception when unique_violation then
    select * into strict v_other from public.ework_students s where s.email_key = lower(p_email);
    return jsonb_build_object('outcome', 'exists', 'student', private.describe_ework_student(v_other));
  end;
  -- Whoever reads the old address is not let in by it any more.
  if v_after.ended_at is not null or v_after.email_key <> v_before.email_key then
    delete from public.ework_sessions s where s.student_id = p_student_id;
    delete from public.ework_codes c where c.student_id = p_student_id;
  end if;
  return jsonb_build_object('outcome', 'changed', 'student', private.describe_ework_student(v_after));
end;
$$;
comment on function public.change_ework_student is 'Corrects a student, assigns another course, ends or reopens access. Service role only.';

create function public.show_ework_student(p_token_hash text, p_student_id uuid) returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_student public.ework_students;
begin
  perform private.require_ework_admin(p_token_hash);
  select * into v_student from public.ework_students s where s.student_id = p_student_id;
  if not found then
    raise exception 'no such student' using errcode = 'PT404';
  end if;
  return jsonb_build_object(
    'student', private.describe_ework_student(v_student), 'tasks', private.describe_ework_tasks(v_student)
  );
end;
$$;
comment on function public.show_ework_student is 'One student with what they have done. Service role only.';

create function public.invite_ework_student(
  p_token_hash text, p_student_id uuid, p_mail_id uuid, p_subject text, p_text text, p_html text, p_dedupe_key text
) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_student public.ework_students;
begin
  perform private.require_ework_admin(p_token_hash);
  select * into v_student from public.ework_students s where s.student_id = p_student_id;
  if not found then
    raise exception 'no such student' using errcode = 'PT404';
  end if;
  if v_student.ended_at is not null then
    return 'ended';
  end if;
  return case
    when public.queue_mail(p_mail_id, 'ework-invitation', v_student.email, p_subject, p_text, p_html, p_dedupe_key) then 'queued'
    else 'repeated'
  end;
end;
$$;
comment on function public.invite_ework_student is 'Queues the invitation once more. Service role only.';

create function public.set_ework_admin(p_email text, p_is_admin boolean) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id uuid;
  v_is_confirmed boolean;
begin
  select u.id, u.email_confirmed_at is not null into v_user_id, v_is_confirmed
  from auth.users u where lower(u.email) = lower(trim(p_email));
  if not found then
    return 'unknown';
  elsif not p_is_admin then
    -- Sessions go with the row.
    delete from public.ework_admins a where a.user_id = v_user_id;
    return 'revoked';
  elsif not v_is_confirmed then
    return 'unconfirmed';
  end if;
  insert into public.ework_admins (user_id) values (v_user_id) on conflict (user_id) do nothing;
  return 'granted';
end;
$$;
comment on function public.set_ework_admin is 'Makes the account of an address an admin, or takes that away. Service role only; npm run admin:grant.';

-- Keeping and erasing ----------------------------------------------------------------------------------------------

create function private.erase_from_ework(p_email text) returns jsonb
language sql
security definer
set search_path = ''
as $$
  with gone as (delete from public.ework_students s where s.email_key = p_email returning 1)
  select jsonb_build_object('eworkStudents', count(*)) from gone;
$$;
comment on function private.erase_from_ework is 'Erases one person as a student, with what they did, sessions and codes.';

-- The time runs from the end of access, or from the last sign of life of a student whose access nobody ended.
create function public.erase_old_ework_students(p_before timestamptz) returns integer
language sql
security definer
set search_path = ''
as $$
  with gone as (
    delete from public.ework_students s
    where s.created_at < p_before
      and coalesce(s.ended_at, greatest(s.created_at, s.last_signed_in_at, (
        select max(p.updated_at) from public.ework_task_progress p where p.student_id = s.student_id
      ))) < p_before
    returning 1
  )
  select count(*)::integer from gone;
$$;
comment on function public.erase_old_ework_students is 'Retention of learning records in eWork. Service role only.';

create function public.forget_ework_sessions() returns integer
language sql
security definer
set search_path = ''
as $$
  with codes as (delete from public.ework_codes c where c.expires_at <= now() returning 1),
  sessions as (
    delete from public.ework_sessions s
    where s.expires_at <= now()
       or (s.auth_session_id is not null and not exists (select 1 from auth.sessions a where a.id = s.auth_session_id))
    returning 1
  )
  select ((select count(*) from codes) + (select count(*) from sessions))::integer;
$$;
comment on function public.forget_ework_sessions is 'Deletes sessions and codes whose time has passed. Service role only.';

create function private.export_of_ework(p_learner_id uuid) returns jsonb
language sql
stable
security definer
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
  from auth.users u join public.ework_students s on s.email_key = lower(u.email)
  where u.id = p_learner_id and u.email_confirmed_at is not null;
$$;
comment on function private.export_of_ework is 'What eWork keeps about the learner whose proven address is a student''s.';

create function private.grants_of_ework() returns void
language plpgsql
set search_path = ''
as $$
begin
  grant execute on function public.enter_ework(text) to authenticated;
  grant execute on function private.erase_from_ework(text) to service_role;
  grant execute on function
    public.sign_in_ework_student(text, text),
    public.request_ework_code(text, text, uuid, text, text, text),
    public.sign_in_ework_with_code(text, text, text),
    public.sign_in_ework_admin(text, text),
    public.resume_ework(text),
    public.end_ework_session(text),
    public.list_ework_progress(text),
    public.save_ework_changes(text, text, text, integer, integer, text[], text[], integer[]),
    public.save_ework_status(text, text, text, integer, integer, text),
    public.list_ework_students(text, text, bigint, integer),
    public.add_ework_student(text, text, text, text, text, uuid, text, text, text),
    public.change_ework_student(text, uuid, text, text, text, boolean, text, boolean),
    public.show_ework_student(text, uuid),
    public.invite_ework_student(text, uuid, uuid, text, text, text, text),
    public.set_ework_admin(text, boolean),
    public.erase_old_ework_students(timestamptz),
    public.forget_ework_sessions()
  to service_role;
end;
$$;
comment on function private.grants_of_ework is 'What the API roles may do with eWork: call functions, and nothing else.';

select private.apply_grants();
