-- eWork, students: who they are, which course they were given, and what of it they have ticked.
-- Why: a student ticks off the tasks of a course week by week. What a task is and which items it has is in content/ework, so that
-- callers say it: p_objectives and p_deliverables are the numbers of the items that it has now.
-- Tables: ework_students, ework_assignments, ework_task_progress.
-- Risks: no API role, the service role included, has any right on these tables. So every function here is `security definer`
-- (that is the reason for each of them), executable by the service role alone. Each takes the hash of a session's token
-- first and finds out by itself who is asking. Refusals: PT401 no live session, PT403 the other role's session, PT404 not there
-- or not theirs, PT422 no such item.

create type public.ework_task_status as enum ('not_started', 'in_progress', 'completed');

create table public.ework_students (
  student_id uuid primary key default gen_random_uuid(),
  added bigint generated always as identity unique,
  first_name text not null check (first_name <> '' and private.is_clean_name(first_name)),
  last_name text not null default '' check (private.is_clean_name(last_name)),
  email text not null check (private.is_canonical_address(email)),
  email_key text not null unique generated always as (private.address_key(email)) stored,
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
comment on column public.ework_task_progress.objectives is 'Numbers of ticked objectives, ascending; an item keeps its number for good. Those of items that the task no longer has stay.';
comment on column public.ework_task_progress.status is 'Completed by every item, or by the Complete button. Per cent is never stored: it follows from ticks and catalogue.';

alter table public.ework_students enable row level security;
alter table public.ework_assignments enable row level security;
alter table public.ework_task_progress enable row level security;

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

create function public.list_ework_progress(p_token_hash text) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_student_id uuid := private.require_ework_student(p_token_hash);
  v_student public.ework_students;
begin
  select * into strict v_student from public.ework_students s where s.student_id = v_student_id;
  return jsonb_build_object('course', v_student.course_slug, 'tasks', private.describe_ework_tasks(v_student));
end;
$$;
comment on function public.list_ework_progress is 'What the student of this session has done. Service role only.';

create function private.ework_status_of(
  p_done_objectives integer[], p_done_deliverables integer[], p_objectives integer[], p_deliverables integer[]
) returns public.ework_task_status
language sql
immutable
set search_path = ''
as $$
  select case
    when ticked = 0 then 'not_started'
    when ticked = cardinality(p_objectives) + cardinality(p_deliverables) then 'completed'
    else 'in_progress'
  end::public.ework_task_status
  from (
    select (select count(*) from unnest(p_done_objectives) i where i = any (p_objectives))
         + (select count(*) from unnest(p_done_deliverables) i where i = any (p_deliverables)) as ticked
  ) counted;
$$;
comment on function private.ework_status_of is 'The status that ticks give; the same rule is in src/shared/rules/ework-progress.ts.';

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

-- Three arrays of the same length, one change each: tick or untick, objective or deliverable, its number. All are applied, or none.
create function public.save_ework_changes(
  p_token_hash text, p_course text, p_task_id text, p_objectives integer[], p_deliverables integer[],
  p_actions text[], p_kinds text[], p_numbers integer[]
) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_task public.ework_task_progress := private.lock_ework_task(private.require_ework_student(p_token_hash), p_course, p_task_id);
  v_objectives integer[] := v_task.objectives;
  v_deliverables integer[] := v_task.deliverables;
  v_numbers integer[];
begin
  for i in 1 .. cardinality(p_actions) loop
    v_numbers := case p_kinds[i] when 'objective' then p_objectives when 'deliverable' then p_deliverables end;
    if not coalesce(p_actions[i] in ('tick', 'untick') and p_numbers[i] = any (v_numbers), false) then
      raise exception 'no such item' using errcode = 'PT422';
    end if;
    if p_kinds[i] = 'objective' then
      v_objectives := array_remove(v_objectives, p_numbers[i]);
      if p_actions[i] = 'tick' then
        v_objectives := v_objectives || p_numbers[i];
      end if;
    else
      v_deliverables := array_remove(v_deliverables, p_numbers[i]);
      if p_actions[i] = 'tick' then
        v_deliverables := v_deliverables || p_numbers[i];
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
  p_token_hash text, p_course text, p_task_id text, p_objectives integer[], p_deliverables integer[], p_status text
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

create function private.grants_of_ework_students() returns void
language plpgsql
set search_path = ''
as $$
begin
  grant execute on function
    public.list_ework_progress(text),
    public.save_ework_changes(text, text, text, integer[], integer[], text[], text[], integer[]),
    public.save_ework_status(text, text, text, integer[], integer[], text)
  to service_role;
end;
$$;
comment on function private.grants_of_ework_students is 'What the API roles may do with the work of students: call functions, and nothing else.';

select private.apply_grants();
