-- eWork, keeping: how long it is kept, how it is erased, and what a person is given of it.
-- Why: the periods are in src/shared/catalogue/retention.ts.
-- Risks: `security definer` for the same reason as the rest of eWork: its tables are open to no API role.

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
  from auth.users u join public.ework_students s on s.email_key = u.email
  where u.id = p_learner_id and u.email_confirmed_at is not null;
$$;
comment on function private.export_of_ework is 'What eWork keeps about the learner whose proven address is a student''s.';

create function private.grants_of_ework_keeping() returns void
language plpgsql
set search_path = ''
as $$
begin
  grant execute on function private.erase_from_ework(text) to service_role;
  grant execute on function public.erase_old_ework_students(timestamptz), public.forget_ework_sessions() to service_role;
end;
$$;
comment on function private.grants_of_ework_keeping is 'What the API roles may do to keep and erase what eWork knows.';

select private.apply_grants();
