-- Mentors: whose work they read, the queue, and what they answer.
-- Why: a mentor of a course reads what its students and learners handed in (the migration before), in the order in which it came.
-- Tables: mentor_courses, mentor_sentences.
-- Risks: no API role has any right on these tables or on those of hand-ins. So every function here is `security definer` (that is the
-- reason for each of them), is open to accounts, and asks private.require_staff('mentor') first. Nobody reads or judges their own
-- work. Refusals: PT401 no live session, PT403 no mentor, PT428 not entered, PT404 not there or not of their courses, PT409
-- something else came first.

create table public.mentor_courses (
  mentor_id uuid not null references auth.users (id) on delete cascade,
  course_slug text not null check (course_slug ~ '^[a-z][a-z-]{1,59}$'),
  added_at timestamptz not null default now(),
  primary key (mentor_id, course_slug)
);
comment on table public.mentor_courses is 'Whose work a mentor reads: that of these courses. Written by npm run mentor:courses alone. Closed: reached through functions only.';

create table public.mentor_sentences (
  sentence_id uuid primary key default gen_random_uuid(),
  mentor_id uuid not null references auth.users (id) on delete cascade,
  body text not null check (char_length(body) between 1 and 1000),
  saved_at timestamptz not null default clock_timestamp(),
  unique (mentor_id, body)
);
comment on table public.mentor_sentences is 'Sentences that a mentor keeps for reuse. Closed: reached through functions only.';

alter table public.mentor_courses enable row level security;
alter table public.mentor_sentences enable row level security;

create function private.mentor_name(p_mentor_id uuid) returns text
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(nullif(trim(l.first_name || ' ' || l.last_name), ''), 'Your mentor') from public.learners l where l.learner_id = p_mentor_id;
$$;
comment on function private.mentor_name is 'What a mentor is called by those whose work they read.';

-- Of the mentor's courses, and not the mentor's own, as a learner or as a student with the same address.
create function private.may_read(p_mentor_id uuid, p_hand_in public.hand_ins) returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select 1 from public.mentor_courses c where c.mentor_id = p_mentor_id and c.course_slug = p_hand_in.course_slug
  ) and p_hand_in.learner_id is distinct from p_mentor_id and not exists (
    select 1 from public.ework_students s join auth.users u on u.email = s.email_key
    where s.student_id = p_hand_in.student_id and u.id = p_mentor_id
  );
$$;
comment on function private.may_read is 'Whether a mentor may see a hand-in.';

create function private.require_hand_in(p_mentor_id uuid, p_hand_in_id uuid) returns public.hand_ins
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_hand_in public.hand_ins;
begin
  select * into v_hand_in from public.hand_ins h where h.hand_in_id = p_hand_in_id for update;
  if not found or not private.may_read(p_mentor_id, v_hand_in) then
    raise exception 'no such hand-in' using errcode = 'PT404';
  end if;
  return v_hand_in;
end;
$$;
comment on function private.require_hand_in is 'A hand-in that this mentor may see, locked. Raises PT404 for every other.';

-- One statement for a whole page of the queue: a function for each line of it took three times as long.
create function private.describe_queue(p_hand_in_ids uuid[], p_mentor_id uuid) returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', h.hand_in_id, 'place', h.place, 'course', h.course_slug, 'workId', h.work_id, 'deliverable', h.deliverable,
    'version', h.version, 'waitingSince', h.waiting_since, 'askedAt', h.asked_at,
    'state', case
      when h.read_at is not null then f.outcome::text
      when h.replaced_at is not null then 'replaced'
      when m.learner_id is not null then 'reading'
      else 'waiting'
    end,
    'kind', case when h.student_id is null then 'project' else 'week' end,
    'person', coalesce(
      trim(s.first_name || ' ' || s.last_name), nullif(trim(l.first_name || ' ' || l.last_name), ''), 'A learner'
    ),
    'takenBy', case when m.learner_id is not null then jsonb_build_object(
      'isMe', h.taken_by = p_mentor_id, 'name', coalesce(nullif(trim(m.first_name || ' ' || m.last_name), ''), 'Your mentor')
    ) end
  ) order by i.nth), '[]')
  from unnest(p_hand_in_ids) with ordinality as i (hand_in_id, nth)
  join public.hand_ins h on h.hand_in_id = i.hand_in_id
  left join public.mentor_feedback f on f.hand_in_id = h.hand_in_id
  left join public.ework_students s on s.student_id = h.student_id
  left join public.learners l on l.learner_id = h.learner_id
  -- As private.is_taken has it.
  left join public.learners m on m.learner_id = h.taken_by and h.read_at is null and h.taken_at > now() - interval '1 day';
$$;
comment on function private.describe_queue is 'Lines of the queue, in the order in which they are named, as services read them.';

create function public.read_mentor_desk() returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_mentor_id uuid := private.require_staff('mentor');
begin
  return jsonb_build_object(
    'mentorId', v_mentor_id,
    'name', private.mentor_name(v_mentor_id),
    'courses', (select coalesce(jsonb_agg(c.course_slug order by c.course_slug), '[]') from public.mentor_courses c where c.mentor_id = v_mentor_id),
    'sentences', (
      select coalesce(jsonb_agg(jsonb_build_object('id', s.sentence_id, 'text', s.body) order by s.saved_at, s.sentence_id), '[]')
      from public.mentor_sentences s where s.mentor_id = v_mentor_id
    )
  );
end;
$$;
comment on function public.read_mentor_desk is 'The mentor who has entered: name, courses, saved sentences.';

-- `open` is what waits or is being read, by place; `mine` what this mentor has taken; `asked` where a person waits for an answer;
-- `read` what this mentor has read, the latest first. p_after is the place, or the count, after which the page begins. What is the
-- mentor's own is left out, as private.may_read has it.
create function public.list_mentor_queue(p_show text, p_course text, p_after bigint, p_limit integer) returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_mentor_id uuid := private.require_staff('mentor');
  v_courses text[] := array(
    select c.course_slug from public.mentor_courses c
    where c.mentor_id = v_mentor_id and (p_course is null or c.course_slug = p_course)
  );
  v_own uuid[] := array(
    select s.student_id from auth.users u join public.ework_students s on s.email_key = u.email where u.id = v_mentor_id
  );
  v_ids uuid[];
begin
  case p_show
    when 'open', 'mine' then
      v_ids := array(
        select h.hand_in_id from public.hand_ins h
        where h.read_at is null and h.replaced_at is null and h.place > p_after and h.course_slug = any (v_courses)
          and (p_show = 'open' or (h.taken_by = v_mentor_id and private.is_taken(h)))
          and h.learner_id is distinct from v_mentor_id and (h.student_id is null or h.student_id <> all (v_own))
        order by h.place limit p_limit
      );
    when 'asked' then
      v_ids := array(
        select h.hand_in_id from public.hand_ins h
        where h.asked_at is not null and h.course_slug = any (v_courses)
          and h.learner_id is distinct from v_mentor_id and (h.student_id is null or h.student_id <> all (v_own))
        order by h.asked_at, h.hand_in_id limit p_limit offset p_after
      );
    when 'read' then
      v_ids := array(
        select h.hand_in_id from public.mentor_feedback f join public.hand_ins h using (hand_in_id)
        where f.mentor_id = v_mentor_id and h.course_slug = any (v_courses)
        order by f.given_at desc, h.hand_in_id limit p_limit offset p_after
      );
  end case;
  return private.describe_queue(v_ids, v_mentor_id);
end;
$$;
comment on function public.list_mentor_queue is 'A page of what the mentor who has entered may read.';

create function private.show_to_mentor(p_hand_in public.hand_ins, p_mentor_id uuid) returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'queued', private.describe_queue(array[p_hand_in.hand_in_id], p_mentor_id) -> 0,
    'versions', private.hand_ins_of(p_hand_in.student_id, p_hand_in.learner_id, p_hand_in.work_id, p_hand_in.deliverable)
  );
$$;
comment on function private.show_to_mentor is 'A hand-in with all versions of its deliverable.';

create function public.show_hand_in(p_hand_in_id uuid) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_mentor_id uuid := private.require_staff('mentor');
begin
  return private.show_to_mentor(private.require_hand_in(v_mentor_id, p_hand_in_id), v_mentor_id);
end;
$$;
comment on function public.show_hand_in is 'One hand-in of a course of the mentor who has entered.';

-- The row is locked while it is looked at: of two mentors at the same moment the second finds it taken.
create function public.take_hand_in(p_hand_in_id uuid) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_mentor_id uuid := private.require_staff('mentor');
  v_hand_in public.hand_ins := private.require_hand_in(v_mentor_id, p_hand_in_id);
begin
  if v_hand_in.read_at is null and v_hand_in.replaced_at is null
     and (not private.is_taken(v_hand_in) or v_hand_in.taken_by = v_mentor_id) then
    update public.hand_ins h set taken_by = v_mentor_id, taken_at = now() where h.hand_in_id = p_hand_in_id returning * into v_hand_in;
  end if;
  return private.show_to_mentor(v_hand_in, v_mentor_id);
end;
$$;
comment on function public.take_hand_in is 'Takes a hand-in for the mentor who has entered, unless another has it; the answer says who.';

create function public.give_back_hand_in(p_hand_in_id uuid) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_mentor_id uuid := private.require_staff('mentor');
  v_hand_in public.hand_ins := private.require_hand_in(v_mentor_id, p_hand_in_id);
begin
  if v_hand_in.read_at is null and v_hand_in.taken_by = v_mentor_id then
    update public.hand_ins h set taken_by = null, taken_at = null where h.hand_in_id = p_hand_in_id returning * into v_hand_in;
  end if;
  return private.show_to_mentor(v_hand_in, v_mentor_id);
end;
$$;
comment on function public.give_back_hand_in is 'Gives back what the mentor who has entered had taken; its place stays.';

-- Tells the person, in the bell of the account that they have, or that has a student's proven address.
create function private.tell_owner(p_hand_in public.hand_ins, p_kind text, p_title text) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_learner_id uuid := p_hand_in.learner_id;
begin
  if v_learner_id is null then
    select u.id into v_learner_id from public.ework_students s join auth.users u on u.email = s.email_key
    where s.student_id = p_hand_in.student_id and u.email_confirmed_at is not null;
  end if;
  if v_learner_id is not null then
    perform private.notify(
      v_learner_id, p_kind, left(p_title, 120), case when p_hand_in.student_id is null then '/projects#my-projects' else '/ework-platform' end
    );
  end if;
end;
$$;
comment on function private.tell_owner is 'Says in the bell that a mentor has answered.';

-- p_title is what the work is called. A learner's project that is completed is reviewed by being accepted.
create function public.give_feedback(
  p_hand_in_id uuid, p_outcome text, p_summary text, p_line_titles text[], p_line_levels integer[], p_line_sentences text[], p_title text
) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_mentor_id uuid := private.require_staff('mentor');
  v_hand_in public.hand_ins := private.require_hand_in(v_mentor_id, p_hand_in_id);
begin
  if v_hand_in.read_at is not null or v_hand_in.replaced_at is not null or v_hand_in.taken_by is distinct from v_mentor_id then
    raise exception 'read, replaced, or not taken by this mentor' using errcode = 'PT409';
  end if;
  insert into public.mentor_feedback (hand_in_id, mentor_id, mentor_name, outcome, summary, line_titles, line_levels, line_sentences)
  values (
    p_hand_in_id, v_mentor_id, private.mentor_name(v_mentor_id), p_outcome::public.hand_in_outcome, p_summary,
    p_line_titles, p_line_levels, p_line_sentences
  );
  update public.hand_ins h set read_at = now(), asked_at = null where h.hand_in_id = p_hand_in_id returning * into v_hand_in;
  perform private.tell_owner(v_hand_in, 'feedback', case p_outcome when 'accepted' then 'Accepted: ' else 'To change: ' end || p_title);
  if p_outcome = 'accepted' and exists (
    select 1 from public.project_assignments a
    where a.learner_id = v_hand_in.learner_id and a.project_id = v_hand_in.work_id and a.status = 'completed'
  ) then
    perform public.review_assignment(v_hand_in.learner_id, v_hand_in.work_id, (now() at time zone 'Europe/London')::date, p_title);
  end if;
  return private.show_to_mentor(v_hand_in, v_mentor_id)
    || jsonb_build_object('learnerId', v_hand_in.learner_id, 'workId', v_hand_in.work_id);
end;
$$;
comment on function public.give_feedback is 'Accepts or returns what the mentor who has entered had taken, once.';

create function public.answer_as_mentor(p_hand_in_id uuid, p_message_id uuid, p_body text, p_title text) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_mentor_id uuid := private.require_staff('mentor');
  v_hand_in public.hand_ins := private.require_hand_in(v_mentor_id, p_hand_in_id);
begin
  if not exists (select 1 from public.hand_in_messages m where m.message_id = p_message_id) then
    perform private.tell_owner(v_hand_in, 'mentor-answer', 'Your mentor wrote: ' || p_title);
  end if;
  perform private.say_in_hand_in(v_hand_in, p_message_id, v_mentor_id, private.mentor_name(v_mentor_id), p_body);
  return private.show_to_mentor((select h from public.hand_ins h where h.hand_in_id = p_hand_in_id), v_mentor_id);
end;
$$;
comment on function public.answer_as_mentor is 'A word of the mentor who has entered in a conversation.';

create function public.save_mentor_sentence(p_body text) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_mentor_id uuid := private.require_staff('mentor');
begin
  if (select count(*) from public.mentor_sentences s where s.mentor_id = v_mentor_id) >= 200 then
    raise exception 'no room for another sentence' using errcode = 'PT409';
  end if;
  insert into public.mentor_sentences (mentor_id, body) values (v_mentor_id, p_body) on conflict (mentor_id, body) do nothing;
  return public.read_mentor_desk();
end;
$$;
comment on function public.save_mentor_sentence is 'Keeps a sentence of the mentor who has entered, two hundred at most.';

create function public.drop_mentor_sentence(p_sentence_id uuid) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_mentor_id uuid := private.require_staff('mentor');
begin
  delete from public.mentor_sentences s where s.sentence_id = p_sentence_id and s.mentor_id = v_mentor_id;
  return public.read_mentor_desk();
end;
$$;
comment on function public.drop_mentor_sentence is 'Drops a sentence of the mentor who has entered.';

-- Which courses a mentor reads for; an empty list takes all away, and gives back what they were reading.
create function public.set_mentor_courses(p_email text, p_courses text[]) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_mentor_id uuid;
begin
  select u.id into v_mentor_id from auth.users u where u.email = private.address_key(p_email);
  if not found then
    return 'unknown';
  end if;
  delete from public.mentor_courses c where c.mentor_id = v_mentor_id and c.course_slug <> all (p_courses);
  insert into public.mentor_courses (mentor_id, course_slug) select v_mentor_id, unnest(p_courses)
  on conflict (mentor_id, course_slug) do nothing;
  update public.hand_ins h set taken_by = null, taken_at = null
  where h.taken_by = v_mentor_id and h.read_at is null and h.course_slug <> all (p_courses);
  return 'set';
end;
$$;
comment on function public.set_mentor_courses is 'Says which courses a mentor reads for. Service role only; npm run mentor:courses.';

create function private.export_of_mentors(p_learner_id uuid) returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select case when exists (select 1 from public.mentor_courses c where c.mentor_id = p_learner_id) then jsonb_build_object('mentor', jsonb_build_object(
    'courses', (select jsonb_agg(c.course_slug order by c.course_slug) from public.mentor_courses c where c.mentor_id = p_learner_id),
    'sentences', (select coalesce(jsonb_agg(s.body order by s.saved_at), '[]') from public.mentor_sentences s where s.mentor_id = p_learner_id),
    'feedback', (select coalesce(jsonb_agg(jsonb_build_object('outcome', f.outcome, 'summary', f.summary, 'givenAt', f.given_at) order by f.given_at), '[]') from public.mentor_feedback f where f.mentor_id = p_learner_id)
  )) else '{}' end;
$$;
comment on function private.export_of_mentors is 'What is kept about one person as a mentor, for their download.';

create function private.grants_of_mentors() returns void
language plpgsql
set search_path = ''
as $$
begin
  grant execute on function public.set_mentor_courses(text, text[]) to service_role;
  -- Each of them asks private.require_staff('mentor') first.
  grant execute on function
    public.read_mentor_desk(),
    public.list_mentor_queue(text, text, bigint, integer),
    public.show_hand_in(uuid),
    public.take_hand_in(uuid),
    public.give_back_hand_in(uuid),
    public.give_feedback(uuid, text, text, text[], integer[], text[], text),
    public.answer_as_mentor(uuid, uuid, text, text),
    public.save_mentor_sentence(text),
    public.drop_mentor_sentence(uuid)
  to authenticated;
end;
$$;
comment on function private.grants_of_mentors is 'What mentors may call, and the command that says whose work they read.';

select private.apply_grants();
