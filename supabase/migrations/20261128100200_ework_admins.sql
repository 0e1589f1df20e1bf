-- eWork, admins: they add students, correct them, give them courses and see how far they are.
-- Risks: no API role, the service role included, has any right on these tables. So every function here is `security definer`
-- (that is the reason for each of them), executable by the service role alone. Each takes the hash of a session's token
-- first and finds out by itself who is asking. Refusals: PT401 no live session, PT403 the other role's session, PT404 not there
-- or not theirs, PT422 no such item.

create function public.list_ework_students(p_token_hash text, p_search text, p_before bigint, p_limit integer) returns jsonb
language plpgsql
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
  p_mail jsonb
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
    select * into strict v_student from public.ework_students s where s.email_key = private.address_key(p_email);
    return jsonb_build_object('outcome', 'exists', 'student', private.describe_ework_student(v_student));
  end if;
  insert into public.ework_assignments (student_id, course_slug) values (v_student.student_id, p_course);
  perform private.write_mail(p_mail, null, v_student.email);
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
    select * into strict v_other from public.ework_students s where s.email_key = private.address_key(p_email);
    return jsonb_build_object('outcome', 'exists', 'student', private.describe_ework_student(v_other));
  end;
  -- A person who reads the old address is not let in by it any more.
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
  p_token_hash text, p_student_id uuid, p_mail jsonb
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
    when private.write_mail(p_mail, null, v_student.email) is null then 'repeated'
    else 'queued'
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
  from auth.users u where u.email = private.address_key(p_email);
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

create function private.grants_of_ework_admins() returns void
language plpgsql
set search_path = ''
as $$
begin
  grant execute on function
    public.list_ework_students(text, text, bigint, integer),
    public.add_ework_student(text, text, text, text, text, jsonb),
    public.change_ework_student(text, uuid, text, text, text, boolean, text, boolean),
    public.show_ework_student(text, uuid),
    public.invite_ework_student(text, uuid, jsonb),
    public.set_ework_admin(text, boolean)
  to service_role;
end;
$$;
comment on function private.grants_of_ework_admins is 'What the API roles may do for admins of eWork: call functions, and nothing else.';

select private.apply_grants();
