-- Learning: which courses and projects a learner has, and what work on them has earned.
-- Why: the dashboard shows a person's own record. Texts of courses, projects, skills and achievements are in the catalogue; here are
-- their ids and what the learner did.
-- Tables: enrolments, project_assignments, learner_skills, earned_achievements, learning_activities.
-- Risks: a learner holds a token of their own and can call the data API past our functions. So learners read their own rows and write
-- none: every function that changes something is for the service role alone, which names the learner whose session it has just
-- proven. What a step earns is given as arguments by rules in src/shared/rules; this file applies it once, under a lock on the learner.
-- Deleting the account deletes all of it.

create type public.assignment_status as enum ('not_started', 'in_progress', 'completed', 'reviewed');

create table public.enrolments (
  enrolment_id uuid primary key default gen_random_uuid(),
  learner_id uuid not null references public.learners on delete cascade,
  course text not null check (course ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(course) <= 60),
  enrolled_at timestamptz not null default clock_timestamp(),
  unique (learner_id, course)
);
comment on table public.enrolments is 'One learner''s place in one course, by the course''s slug.';

create table public.project_assignments (
  assignment_id uuid primary key default gen_random_uuid(),
  learner_id uuid not null references public.learners on delete cascade,
  project_id text not null check (project_id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(project_id) <= 60),
  status public.assignment_status not null default 'not_started',
  progress integer not null default 0 check (progress between 0 and 100),
  due_day date not null,
  assigned_at timestamptz not null default now(),
  started_at timestamptz,
  completed_at timestamptz,
  reviewed_at timestamptz,
  unique (learner_id, project_id),
  constraint progress_fits_status check (
    case status
      when 'not_started' then progress = 0 and completed_at is null
      when 'in_progress' then progress < 100 and completed_at is null
      else progress = 100 and completed_at is not null
    end
  )
);
comment on table public.project_assignments is 'One learner''s work on one project, by the project''s id in the catalogue. Each project once.';
comment on column public.project_assignments.due_day is 'A civil day in Europe/London, counted from the day of assigning, and anew from the day of starting.';

create table public.learner_skills (
  learner_id uuid not null references public.learners on delete cascade,
  skill_id text not null check (skill_id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(skill_id) <= 60),
  proficiency integer not null check (proficiency between 0 and 100),
  updated_at timestamptz not null default now(),
  primary key (learner_id, skill_id)
);
comment on table public.learner_skills is 'How good a learner is at a skill, 0 to 100. Raised by completing projects and by nothing else.';

create table public.earned_achievements (
  learner_id uuid not null references public.learners on delete cascade,
  achievement_id text not null check (achievement_id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(achievement_id) <= 60),
  earned_at timestamptz not null default clock_timestamp(),
  primary key (learner_id, achievement_id)
);
comment on table public.earned_achievements is 'Achievements that a learner has, once each. Their rules are in src/shared/rules/achievements.ts.';

create table public.learning_activities (
  activity_id bigint generated always as identity primary key,
  learner_id uuid not null references public.learners on delete cascade,
  kind text not null check (kind in ('assigned', 'started', 'advanced', 'completed', 'reviewed', 'achievement')),
  subject text not null check (char_length(subject) between 1 and 60),
  points integer not null check (points between 0 and 1000),
  day date not null,
  happened_at timestamptz not null default clock_timestamp()
);
comment on table public.learning_activities is 'What a learner did and what it earned. Points are its sum; the streak is counted in the days of work.';
comment on column public.learning_activities.subject is 'The project''s id; for an achievement, the achievement''s.';
comment on column public.learning_activities.day is 'The civil day in Europe/London.';
create index learning_activities_points on public.learning_activities (learner_id) include (points);
-- Days on which someone else did something (a review) or nothing but choosing was done are no work.
create index learning_activities_work on public.learning_activities (learner_id, day) where kind in ('started', 'advanced', 'completed');
-- What can happen once happens once, whatever calls it.
create unique index learning_activities_once on public.learning_activities (learner_id, kind, subject) where kind <> 'advanced';

alter table public.enrolments enable row level security;
create policy "A learner with a live session sees their own enrolments" on public.enrolments
  for select to authenticated using (learner_id = (select auth.uid()) and (select private.session_is_live()));

alter table public.project_assignments enable row level security;
create policy "A learner with a live session sees their own project assignments" on public.project_assignments
  for select to authenticated using (learner_id = (select auth.uid()) and (select private.session_is_live()));

alter table public.learner_skills enable row level security;
create policy "A learner with a live session sees their own skills" on public.learner_skills
  for select to authenticated using (learner_id = (select auth.uid()) and (select private.session_is_live()));

alter table public.earned_achievements enable row level security;
create policy "A learner with a live session sees their own achievements" on public.earned_achievements
  for select to authenticated using (learner_id = (select auth.uid()) and (select private.session_is_live()));

alter table public.learning_activities enable row level security;
create policy "A learner with a live session sees their own activities" on public.learning_activities
  for select to authenticated using (learner_id = (select auth.uid()) and (select private.session_is_live()));

-- The latest days in a row on which a learner worked. Walks back from the last one, one look-up in the index a day, so that a long
-- history costs no more than a long streak.
create function private.latest_run_of(p_learner_id uuid) returns jsonb
language sql
stable
set search_path = ''
as $$
  with recursive run (day) as (
    (
      select a.day from public.learning_activities a
      where a.learner_id = p_learner_id and a.kind in ('started', 'advanced', 'completed')
      order by a.day desc limit 1
    )
    union all
    select r.day - 1 from run r
    where exists (
      select 1 from public.learning_activities a
      where a.learner_id = p_learner_id and a.kind in ('started', 'advanced', 'completed') and a.day = r.day - 1
    )
  )
  select case when count(*) > 0 then jsonb_build_object('firstDay', min(r.day), 'lastDay', max(r.day)) end from run r;
$$;
comment on function private.latest_run_of is 'First and last day of the latest run of days with work; null without any.';

create function private.assignment_json(p_assignment public.project_assignments) returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'id', p_assignment.assignment_id, 'projectId', p_assignment.project_id, 'status', p_assignment.status,
    'progress', p_assignment.progress, 'dueDate', p_assignment.due_day, 'completedAt', p_assignment.completed_at
  );
$$;
comment on function private.assignment_json is 'An assignment as services read it.';

-- Everything that the learner areas show about one learner. Invoker: as a learner it sees the caller's own rows only, whatever id is named.
create function private.learning_of(p_learner_id uuid) returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'firstName', coalesce((select l.first_name from public.learners l where l.learner_id = p_learner_id), ''),
    'enrolments', (
      select coalesce(jsonb_agg(jsonb_build_object('id', e.enrolment_id, 'course', e.course) order by e.enrolled_at, e.enrolment_id), '[]')
      from public.enrolments e where e.learner_id = p_learner_id
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
comment on function private.learning_of is 'What the learner areas show about one learner; lists are bounded by the catalogue and by 500 assignments.';

create function public.read_learning() returns jsonb
language sql
stable
set search_path = ''
as $$
  select private.learning_of(private.current_learner_id());
$$;
comment on function public.read_learning is 'What the learner areas show about the signed-in learner, in one call.';

-- By the assignment's own id or by its project's; null for what the caller does not have.
create function public.find_assignment(p_reference text) returns jsonb
language sql
stable
set search_path = ''
as $$
  select private.assignment_json(a) from public.project_assignments a
  where a.learner_id = private.current_learner_id() and (a.assignment_id::text = lower(p_reference) or a.project_id = p_reference)
  limit 1;
$$;
comment on function public.find_assignment is 'The signed-in learner''s assignment by either id, or null.';

-- One learner's changes take turns, so that two tabs see each other's.
create function private.lock_learner(p_learner_id uuid) returns void
language plpgsql
set search_path = ''
as $$
begin
  perform 1 from public.learners l where l.learner_id = p_learner_id for no key update;
  if not found then
    raise exception 'no such learner' using errcode = 'PT404';
  end if;
end;
$$;
comment on function private.lock_learner is 'Waits for its turn. Raises PT404 when the account is gone.';

create function public.enrol_learner(p_learner_id uuid, p_course text, p_title text) returns jsonb
language plpgsql
set search_path = ''
as $$
begin
  perform private.lock_learner(p_learner_id);
  insert into public.enrolments (learner_id, course) values (p_learner_id, p_course) on conflict (learner_id, course) do nothing;
  if found then
    perform private.notify(p_learner_id, 'enrolled', left('You are enrolled in ' || p_title, 120), '/courses');
  end if;
  return private.learning_of(p_learner_id);
end;
$$;
comment on function public.enrol_learner is 'Gives a learner a place in a course, once. Service role only.';

-- Assigns a project, or starts it; what is further on stays. The due day is that of a start on p_day.
create function public.assign_project(p_learner_id uuid, p_project_id text, p_is_started boolean, p_due_day date, p_day date) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  v_kind text;
begin
  perform private.lock_learner(p_learner_id);
  insert into public.project_assignments (learner_id, project_id, status, due_day, started_at)
  values (
    p_learner_id, p_project_id, case when p_is_started then 'in_progress' else 'not_started' end::public.assignment_status, p_due_day,
    case when p_is_started then now() end
  )
  on conflict (learner_id, project_id) do nothing;
  if found then
    v_kind := case when p_is_started then 'started' else 'assigned' end;
  elsif p_is_started then
    update public.project_assignments a set status = 'in_progress', started_at = now(), due_day = p_due_day
    where a.learner_id = p_learner_id and a.project_id = p_project_id and a.status = 'not_started';
    if found then
      v_kind := 'started';
    end if;
  end if;
  if v_kind is not null then
    insert into public.learning_activities (learner_id, kind, subject, points, day) values (p_learner_id, v_kind, p_project_id, 0, p_day);
  end if;
  return private.learning_of(p_learner_id);
end;
$$;
comment on function public.assign_project is 'Assigns or starts a project, once. Service role only.';

-- Applied only while the stored progress is the one that was seen. What completing earns comes from the rules: points, and each skill
-- with its gain, in two arrays side by side.
create function public.advance_assignment(
  p_learner_id uuid, p_assignment_id uuid, p_seen integer, p_progress integer, p_day date, p_step_points integer,
  p_completion_points integer, p_skill_ids text[], p_gains integer[], p_title text
) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  v_assignment public.project_assignments;
  v_is_applied boolean;
begin
  perform private.lock_learner(p_learner_id);
  select * into v_assignment from public.project_assignments a
  where a.assignment_id = p_assignment_id and a.learner_id = p_learner_id for update;
  if not found then
    raise exception 'no such assignment' using errcode = 'PT404';
  end if;

  v_is_applied := v_assignment.progress = p_seen and p_progress > p_seen and v_assignment.status in ('not_started', 'in_progress');
  if v_is_applied then
    update public.project_assignments a
    set progress = p_progress,
        status = case when p_progress = 100 then 'completed' else 'in_progress' end::public.assignment_status,
        started_at = coalesce(a.started_at, now()),
        completed_at = case when p_progress = 100 then now() end
    where a.assignment_id = p_assignment_id;
    insert into public.learning_activities (learner_id, kind, subject, points, day)
    values (p_learner_id, 'advanced', v_assignment.project_id, p_step_points, p_day);

    if p_progress = 100 then
      insert into public.learning_activities (learner_id, kind, subject, points, day)
      values (p_learner_id, 'completed', v_assignment.project_id, p_completion_points, p_day);
      insert into public.learner_skills as s (learner_id, skill_id, proficiency)
      select p_learner_id, g.skill_id, least(100, g.gain) from unnest(p_skill_ids, p_gains) as g (skill_id, gain)
      on conflict (learner_id, skill_id) do update
        set proficiency = least(100, s.proficiency + excluded.proficiency), updated_at = now();
      perform private.notify(p_learner_id, 'project-completed', left('Project completed: ' || p_title, 120), '/projects');
    end if;
  end if;
  return jsonb_build_object('isApplied', v_is_applied, 'learning', private.learning_of(p_learner_id));
end;
$$;
comment on function public.advance_assignment is 'Advances a project by one step, once, with everything that completing it earns. Service role only.';

-- Which of them the learner did not have is decided here, so that two tabs that earned the same one get it once.
create function public.grant_achievements(p_learner_id uuid, p_achievement_ids text[], p_names text[], p_points integer, p_day date) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  v_granted text[];
begin
  perform private.lock_learner(p_learner_id);
  with granted as (
    insert into public.earned_achievements (learner_id, achievement_id)
    select p_learner_id, given.id from unnest(p_achievement_ids) as given (id)
    on conflict (learner_id, achievement_id) do nothing
    returning achievement_id
  )
  select coalesce(array_agg(g.achievement_id), '{}') into v_granted from granted g;
  insert into public.learning_activities (learner_id, kind, subject, points, day)
  select p_learner_id, 'achievement', given.id, p_points, p_day from unnest(v_granted) as given (id)
  on conflict do nothing;
  perform private.notify(p_learner_id, 'achievement', left('Achievement earned: ' || given.name, 120), '/dashboard')
  from unnest(p_achievement_ids, p_names) as given (id, name) where given.id = any (v_granted);
  return jsonb_build_object('granted', to_jsonb(v_granted), 'learning', private.learning_of(p_learner_id));
end;
$$;
comment on function public.grant_achievements is 'Gives the achievements that the rules say are earned, once each. Service role only.';

-- A mentor has looked at what a learner completed. Anything else is left as it is.
create function public.review_assignment(p_learner_id uuid, p_project_id text, p_day date, p_title text) returns jsonb
language plpgsql
set search_path = ''
as $$
begin
  perform private.lock_learner(p_learner_id);
  update public.project_assignments a set status = 'reviewed', reviewed_at = now()
  where a.learner_id = p_learner_id and a.project_id = p_project_id and a.status = 'completed';
  if found then
    insert into public.learning_activities (learner_id, kind, subject, points, day) values (p_learner_id, 'reviewed', p_project_id, 0, p_day);
    perform private.notify(p_learner_id, 'project-reviewed', left('Your project was reviewed: ' || p_title, 120), '/projects');
  elsif not exists (
    select 1 from public.project_assignments a
    where a.learner_id = p_learner_id and a.project_id = p_project_id and a.status = 'reviewed'
  ) then
    raise exception 'no completed project of this learner' using errcode = 'PT404';
  end if;
  return private.learning_of(p_learner_id);
end;
$$;
comment on function public.review_assignment is 'Marks a completed project as reviewed, once. Service role only.';

-- A course has ended with the last thing that its learner did. Someone who goes on signing in keeps the account and loses the record.
create function public.erase_old_learning(p_before timestamptz) returns integer
language plpgsql
set search_path = ''
as $$
declare
  v_old uuid[];
begin
  select coalesce(array_agg(seen.learner_id), '{}') into v_old
  from (
    select signs.learner_id
    from (
      select e.learner_id, e.enrolled_at as at from public.enrolments e
      union all
      select a.learner_id, greatest(a.assigned_at, a.started_at, a.completed_at, a.reviewed_at) from public.project_assignments a
      union all
      select a.learner_id, a.happened_at from public.learning_activities a
    ) as signs
    group by signs.learner_id
    having max(signs.at) < p_before
  ) as seen;
  delete from public.enrolments e where e.learner_id = any (v_old);
  delete from public.project_assignments a where a.learner_id = any (v_old);
  delete from public.learner_skills s where s.learner_id = any (v_old);
  delete from public.earned_achievements x where x.learner_id = any (v_old);
  delete from public.learning_activities a where a.learner_id = any (v_old);
  return cardinality(v_old);
end;
$$;
comment on function public.erase_old_learning is 'Retention: erases the learning records of people who did nothing in them since a moment. Service role only.';

create function private.export_of_learning(p_learner_id uuid) returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'enrolments', (
      select coalesce(jsonb_agg(jsonb_build_object('course', e.course, 'enrolledAt', e.enrolled_at) order by e.enrolled_at), '[]')
      from public.enrolments e where e.learner_id = p_learner_id
    ),
    'projectAssignments', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'project', a.project_id, 'status', a.status, 'progress', a.progress, 'dueDate', a.due_day, 'assignedAt', a.assigned_at,
        'startedAt', a.started_at, 'completedAt', a.completed_at, 'reviewedAt', a.reviewed_at
      ) order by a.assigned_at), '[]')
      from public.project_assignments a where a.learner_id = p_learner_id
    ),
    'skills', (
      select coalesce(jsonb_agg(jsonb_build_object('skill', s.skill_id, 'proficiency', s.proficiency, 'updatedAt', s.updated_at) order by s.skill_id), '[]')
      from public.learner_skills s where s.learner_id = p_learner_id
    ),
    'achievements', (
      select coalesce(jsonb_agg(jsonb_build_object('achievement', x.achievement_id, 'earnedAt', x.earned_at) order by x.earned_at), '[]')
      from public.earned_achievements x where x.learner_id = p_learner_id
    ),
    'activities', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'kind', a.kind, 'subject', a.subject, 'points', a.points, 'day', a.day, 'happenedAt', a.happened_at
      ) order by a.activity_id), '[]')
      from public.learning_activities a where a.learner_id = p_learner_id
    )
  );
$$;
comment on function private.export_of_learning is 'What learning keeps about one learner, for their download.';

create function private.grants_of_learning() returns void
language plpgsql
set search_path = ''
as $$
begin
  grant select on
    public.enrolments, public.project_assignments, public.learner_skills, public.earned_achievements, public.learning_activities
  to authenticated;
  grant execute on function public.read_learning(), public.find_assignment(text) to authenticated;
  -- What those two are made of; the API does not reach this schema, and as a learner they see the caller's rows only.
  grant execute on function
    private.learning_of(uuid), private.latest_run_of(uuid), private.assignment_json(public.project_assignments)
  to authenticated, service_role;

  grant select, insert, update, delete on
    public.enrolments, public.project_assignments, public.learner_skills, public.earned_achievements, public.learning_activities
  to service_role;
  grant execute on function private.lock_learner(uuid) to service_role;
  grant execute on function
    public.enrol_learner(uuid, text, text),
    public.assign_project(uuid, text, boolean, date, date),
    public.advance_assignment(uuid, uuid, integer, integer, date, integer, integer, text[], integer[], text),
    public.grant_achievements(uuid, text[], text[], integer, date),
    public.review_assignment(uuid, text, date, text),
    public.erase_old_learning(timestamptz)
  to service_role;
end;
$$;
comment on function private.grants_of_learning is 'What the API roles may do with learning.';

select private.apply_grants();
