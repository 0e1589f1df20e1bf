-- eWork, standings: how far each student is and should be, who waits for feedback, how much mentors have to read; students by the table.
-- Why: an admin looks after twenty thousand students by asking who is behind, not by scrolling. Which courses there are and how many
-- weeks each has is in the catalogue, so that callers say it: p_courses with p_weeks beside it.
-- Risks: no API role has any right on these tables. So every function here is `security definer` (that is the reason for each of
-- them), executable by the service role alone; each takes the hash of an admin's session first. Refusals: PT401, PT403.

-- The rule is here once, for a page and for everybody: p_ids says whom.
-- A student should be in the week that the calendar gives since the course was assigned; behind is who has not completed the weeks
-- before it. Quiet is who has neither ticked nor handed in for fourteen days, with anything left to do.
create function private.ework_standings(p_ids uuid[], p_courses text[], p_weeks integer[], p_today date)
returns table (
  student_id uuid, completed integer, weeks integer, due_week integer, last_work_at timestamptz, waiting integer, waiting_since timestamptz,
  is_behind boolean, is_new boolean, is_finished boolean, is_quiet boolean
)
language sql
stable
security definer
set search_path = ''
as $$
  with done as materialized (
    select p.student_id, p.course_slug, count(*) filter (where p.status = 'completed')::integer as completed, max(p.updated_at) as at,
           bool_or(p.status <> 'not_started') as has_begun
    from public.ework_task_progress p where p.student_id = any (p_ids)
    group by p.student_id, p.course_slug
  ),
  handed as materialized (
    select h.student_id, max(h.handed_in_at) as at,
           count(*) filter (where h.read_at is null and h.replaced_at is null)::integer as waiting,
           min(h.waiting_since) filter (where h.read_at is null and h.replaced_at is null) as waiting_since
    from public.hand_ins h where h.student_id = any (p_ids)
    group by h.student_id
  ),
  known as (
    select s.student_id, s.ended_at is null and c.weeks is not null as is_open, coalesce(c.weeks, 0) as weeks,
           (a.assigned_at at time zone 'Europe/London')::date as assigned_on,
           coalesce(d.completed, 0) as completed, coalesce(d.has_begun, false) or h.at is not null as has_begun,
           greatest(d.at, h.at) as last_work_at, coalesce(h.waiting, 0) as waiting, h.waiting_since,
           least(c.weeks, 1 + greatest(0, p_today - (a.assigned_at at time zone 'Europe/London')::date) / 7) as due_week
    from public.ework_students s
    left join unnest(p_courses, p_weeks) as c (slug, weeks) on c.slug = s.course_slug
    left join public.ework_assignments a on a.student_id = s.student_id and a.course_slug = s.course_slug
    left join done d on d.student_id = s.student_id and d.course_slug = s.course_slug
    left join handed h on h.student_id = s.student_id
    where s.student_id = any (p_ids)
  )
  select k.student_id, k.completed, k.weeks, k.due_week, k.last_work_at, k.waiting, k.waiting_since,
         k.is_open and k.has_begun and k.completed < k.due_week - 1,
         k.is_open and not k.has_begun,
         k.weeks > 0 and k.completed >= k.weeks,
         k.is_open and k.completed < k.weeks
           and coalesce((k.last_work_at at time zone 'Europe/London')::date, k.assigned_on) <= p_today - 14
  from known k;
$$;
comment on function private.ework_standings is 'How far these students are and should be, and what they wait for.';

create function private.is_in_group(p_group text, p_is_behind boolean, p_is_new boolean, p_is_finished boolean, p_waiting integer, p_is_quiet boolean)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select case p_group
    when 'behind' then p_is_behind
    when 'never-started' then p_is_new
    when 'finished' then p_is_finished
    when 'waiting' then p_waiting > 0
    when 'quiet' then p_is_quiet
    else p_group is null
  end;
$$;
comment on function private.is_in_group is 'Whether a student is one of those that a list was asked for; a null group is everybody.';

drop function public.list_ework_students(text, text, bigint, integer);

-- p_after is the cursor of the page before: without group and sort the number of the last student (the newest come first), otherwise how
-- many came before.
create function public.list_ework_students(
  p_token_hash text, p_search text, p_group text, p_sort text, p_is_descending boolean, p_after bigint, p_limit integer,
  p_courses text[], p_weeks integer[], p_today date
) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_search text := nullif(lower(p_search), '');
  v_ids uuid[];
  v_total integer;
  v_students jsonb;
begin
  perform private.require_ework_admin(p_token_hash);
  if p_group is null and p_sort is null then
    if v_search is null then
      select count(*) into v_total from public.ework_students;
    else
      select count(*) into v_total from public.ework_students s where strpos(s.search_text, v_search) > 0;
    end if;
    v_ids := array(
      select s.student_id from public.ework_students s
      where (p_after is null or s.added < p_after) and (v_search is null or strpos(s.search_text, v_search) > 0)
      order by s.added desc limit p_limit
    );
  else
    v_ids := array(
      select s.student_id from public.ework_students s where v_search is null or strpos(s.search_text, v_search) > 0
    );
    with found as materialized (
      select s.student_id, row_number() over (order by
        case when p_sort = 'name' and not p_is_descending then lower(s.first_name || ' ' || s.last_name) end,
        case when p_sort = 'name' and p_is_descending then lower(s.first_name || ' ' || s.last_name) end desc,
        case when p_sort = 'course' and not p_is_descending then coalesce(s.course_slug, '') end,
        case when p_sort = 'course' and p_is_descending then coalesce(s.course_slug, '') end desc,
        case when p_sort = 'progress' then t.completed::numeric / greatest(t.weeks, 1) * case when p_is_descending then -1 else 1 end end,
        case when p_sort = 'week' then (coalesce(t.due_week, 0) - t.completed) * case when p_is_descending then -1 else 1 end end,
        -- Students who were never there come before all who were.
        case when p_sort = 'activity' and not p_is_descending then coalesce(greatest(s.last_signed_in_at, t.last_work_at), '-infinity') end,
        case when p_sort = 'activity' and p_is_descending then coalesce(greatest(s.last_signed_in_at, t.last_work_at), '-infinity') end desc,
        s.added desc
      ) as place
      from private.ework_standings(v_ids, p_courses, p_weeks, p_today) t
      join public.ework_students s on s.student_id = t.student_id
      where private.is_in_group(p_group, t.is_behind, t.is_new, t.is_finished, t.waiting, t.is_quiet)
    )
    select (select count(*) from found),
           array(select f.student_id from found f where f.place > coalesce(p_after, 0) order by f.place limit p_limit)
    into v_total, v_ids;
  end if;
  select coalesce(jsonb_agg(private.describe_ework_student(s) || jsonb_build_object(
    'dueWeek', t.due_week, 'waiting', t.waiting, 'waitingSince', t.waiting_since, 'isBehind', t.is_behind, 'isQuiet', t.is_quiet
  ) order by i.place), '[]') into v_students
  from unnest(v_ids) with ordinality as i (student_id, place)
  join public.ework_students s on s.student_id = i.student_id
  join private.ework_standings(v_ids, p_courses, p_weeks, p_today) t on t.student_id = i.student_id;
  return jsonb_build_object('total', v_total, 'students', v_students);
end;
$$;
comment on function public.list_ework_students is 'A page of the students of a group, in an order, with how each is doing. Service role only.';

create function public.read_ework_overview(
  p_token_hash text, p_courses text[], p_weeks integer[], p_today date, p_limit integer
) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_ids uuid[];
begin
  perform private.require_ework_admin(p_token_hash);
  v_ids := array(select s.student_id from public.ework_students s);
  return jsonb_build_object(
    'groups', (
      select jsonb_build_object(
        'behind', count(*) filter (where t.is_behind), 'never-started', count(*) filter (where t.is_new),
        'finished', count(*) filter (where t.is_finished), 'waiting', count(*) filter (where t.waiting > 0),
        'quiet', count(*) filter (where t.is_quiet)
      )
      from private.ework_standings(v_ids, p_courses, p_weeks, p_today) t
    ),
    'waiting', (
      select coalesce(jsonb_agg(w.line order by w.place), '[]') from (
        select h.place, jsonb_build_object(
          'person', trim(s.first_name || ' ' || s.last_name), 'course', h.course_slug, 'workId', h.work_id, 'deliverable', h.deliverable,
          'waitingSince', h.waiting_since, 'takenBy', case when private.is_taken(h) then private.mentor_name(h.taken_by) end
        ) as line
        from public.hand_ins h join public.ework_students s on s.student_id = h.student_id
        where h.read_at is null and h.replaced_at is null
        order by h.place limit p_limit
      ) w
    ),
    'mentors', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'name', private.mentor_name(m.mentor_id), 'courses', m.courses,
        'waiting', (select count(*) from public.hand_ins h where h.read_at is null and h.replaced_at is null and h.course_slug = any (m.courses)),
        'taken', (select count(*) from public.hand_ins h where h.read_at is null and h.replaced_at is null and h.taken_by = m.mentor_id and private.is_taken(h)),
        'read', (select count(*) from public.mentor_feedback f where f.mentor_id = m.mentor_id and f.given_at > now() - interval '7 days')
      ) order by private.mentor_name(m.mentor_id), m.mentor_id), '[]')
      from (
        select c.mentor_id, array_agg(c.course_slug order by c.course_slug) as courses from public.mentor_courses c group by c.mentor_id
      ) m
    )
  );
end;
$$;
comment on function public.read_ework_overview is 'How many students are in each group, who waits longest, and what mentors have to read. Service role only.';

-- Who of these addresses is a student already.
create function public.find_ework_students(p_token_hash text, p_emails text[]) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_ework_admin(p_token_hash);
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'key', s.email_key, 'firstName', s.first_name, 'lastName', s.last_name, 'course', s.course_slug
    )), '[]')
    from public.ework_students s
    where s.email_key in (select private.address_key(e) from unnest(p_emails) e)
  );
end;
$$;
comment on function public.find_ework_students is 'The students with these addresses. Service role only.';

create function private.escape_html(p_text text) returns text
language sql
immutable
set search_path = ''
as $$
  select replace(replace(replace(replace(replace(p_text, '&', '&amp;'), '<', '&lt;'), '>', '&gt;'), '"', '&quot;'), '''', '&#39;');
$$;
comment on function private.escape_html is 'A text as HTML, for the name in a mail that is written here.';

-- All or none: one statement adds them. An address that is a student's already changes nothing. p_mails is for each course of
-- p_courses its invitation, p_name_mark in it is where the first name goes; null invites nobody. Invitations are due a second apart,
-- so that a code that someone waits for does not wait behind twenty thousand of them.
create function public.import_ework_students(
  p_token_hash text, p_first_names text[], p_last_names text[], p_emails text[], p_student_courses text[],
  p_courses text[], p_mail_texts text[], p_mail_htmls text[], p_mail_subject text, p_name_mark text
) returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_added integer;
begin
  perform private.require_ework_admin(p_token_hash);
  with added as (
    insert into public.ework_students (first_name, last_name, email, course_slug)
    select r.first_name, r.last_name, r.email, r.course
    from unnest(p_first_names, p_last_names, p_emails, p_student_courses) with ordinality as r (first_name, last_name, email, course, place)
    order by r.place
    on conflict (email_key) do nothing
    returning student_id, added, first_name, email, course_slug
  ),
  assigned as (
    insert into public.ework_assignments (student_id, course_slug) select a.student_id, a.course_slug from added a
  ),
  invited as (
    insert into public.outbox_mails (kind, recipient, subject, body_text, body_html, next_attempt_at)
    select 'ework-invitation', a.email, p_mail_subject, replace(c.mail_text, p_name_mark, a.first_name),
           replace(c.mail_html, p_name_mark, private.escape_html(a.first_name)),
           now() + (row_number() over (order by a.added)) * interval '1 second'
    from added a join unnest(p_courses, p_mail_texts, p_mail_htmls) as c (slug, mail_text, mail_html) on c.slug = a.course_slug
    where p_mail_subject is not null
  )
  select count(*)::integer into v_added from added;
  return v_added;
end;
$$;
comment on function public.import_ework_students is 'Adds many students with their courses, and invites them; gives how many were new. Service role only.';

create function private.grants_of_ework_standings() returns void
language plpgsql
set search_path = ''
as $$
begin
  grant execute on function
    public.list_ework_students(text, text, text, text, boolean, bigint, integer, text[], integer[], date),
    public.read_ework_overview(text, text[], integer[], date, integer),
    public.find_ework_students(text, text[]),
    public.import_ework_students(text, text[], text[], text[], text[], text[], text[], text[], text, text)
  to service_role;
end;
$$;
comment on function private.grants_of_ework_standings is 'What the API roles may do about how students are doing: call functions, and nothing else.';

-- The list of admins, without what was replaced here.
create or replace function private.grants_of_ework_admins() returns void
language plpgsql
set search_path = ''
as $$
begin
  grant execute on function
    public.add_ework_student(text, text, text, text, text, jsonb),
    public.change_ework_student(text, uuid, text, text, text, boolean, text, boolean),
    public.show_ework_student(text, uuid),
    public.invite_ework_student(text, uuid, jsonb),
    public.set_ework_admin(text, boolean)
  to service_role;
end;
$$;

select private.apply_grants();
