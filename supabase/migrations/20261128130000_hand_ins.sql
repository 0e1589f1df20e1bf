-- Hand-ins: what students and learners hand in, every version of it, and what was said of each.
-- Why: a student of eWork hands in each deliverable of a week, a learner each project; a mentor of the course reads it and accepts it
-- or gives it back (the next migration). What a deliverable is called is in content/, so here are its number, which stays, and what
-- was written.
-- Tables: hand_ins, mentor_feedback, hand_in_messages.
-- Risks: no API role, the service role included, has any right on these tables. So every function here that reads or writes them is
-- `security definer` (that is the reason for each of them). Those for students take the hash of a session's token and find out who
-- is asking; those for learners are for the service role, whose service has proven the session. A version, what was said of it and
-- when are never changed: triggers refuse it, whichever function asks. Refusals: PT401 no live session, PT404 not there or not
-- theirs, PT409 something else came first, PT422 no such item.

create type public.hand_in_outcome as enum ('accepted', 'returned');

-- Places in the queue. A new version of work that nobody has read yet takes over the place of the one before.
create sequence private.hand_in_places;

create table public.hand_ins (
  hand_in_id uuid primary key default gen_random_uuid(),
  student_id uuid references public.ework_students on delete cascade,
  learner_id uuid references public.learners on delete cascade,
  course_slug text not null check (course_slug ~ '^[a-z][a-z-]{1,59}$'),
  work_id text not null check (work_id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(work_id) <= 70),
  deliverable integer not null check (deliverable between 0 and 63),
  version integer not null check (version between 1 and 100),
  attempt_id uuid not null unique,
  link text check (link ~ '^https://[^[:space:]<>"]+$' and char_length(link) <= 2000),
  body text check (char_length(body) between 1 and 20000),
  note text not null default '' check (char_length(note) <= 1500),
  handed_in_at timestamptz not null default clock_timestamp(),
  place bigint not null,
  waiting_since timestamptz not null default clock_timestamp(),
  replaced_at timestamptz,
  taken_by uuid references auth.users (id) on delete set null,
  taken_at timestamptz,
  read_at timestamptz,
  asked_at timestamptz,
  check (num_nonnulls(student_id, learner_id) = 1),
  check (num_nonnulls(link, body) = 1),
  check (replaced_at is null or read_at is null)
);
comment on table public.hand_ins is 'Every version of what was handed in; none is ever overwritten. Closed: reached through functions only.';
comment on column public.hand_ins.work_id is 'The week (a task''s id) of a student, or the project of a learner.';
comment on column public.hand_ins.deliverable is 'The number of the deliverable, which it keeps wherever it is listed; 0 for a learner''s project as a whole.';
comment on column public.hand_ins.attempt_id is 'Made by the browser at the first attempt: sent twice, it is handed in once.';
comment on column public.hand_ins.place is 'The place in the queue. It is given once and never changes.';
comment on column public.hand_ins.waiting_since is 'Since when this deliverable has waited for a mentor: with the place it passes to a newer version.';
comment on column public.hand_ins.replaced_at is 'When a newer version came before a mentor had read this one.';
comment on column public.hand_ins.taken_by is 'The mentor who reads it now; it lapses after a day.';
comment on column public.hand_ins.asked_at is 'Since when the last word in the conversation is the owner''s.';
create unique index hand_ins_student on public.hand_ins (student_id, work_id, deliverable, version) where student_id is not null;
create unique index hand_ins_learner on public.hand_ins (learner_id, work_id, deliverable, version) where learner_id is not null;
-- The queue: what is open is little, however much was handed in before.
create index hand_ins_open on public.hand_ins (place) where read_at is null and replaced_at is null;
create index hand_ins_asked on public.hand_ins (asked_at) where asked_at is not null;
create index hand_ins_taken_by on public.hand_ins (taken_by) where taken_by is not null;

create table public.mentor_feedback (
  hand_in_id uuid primary key references public.hand_ins on delete cascade,
  mentor_id uuid references auth.users (id) on delete set null,
  mentor_name text not null check (char_length(mentor_name) between 1 and 201),
  outcome public.hand_in_outcome not null,
  summary text not null check (char_length(summary) between 1 and 8000),
  line_titles text[] not null default '{}',
  line_levels integer[] not null default '{}' check (1 <= all (line_levels) and 4 >= all (line_levels)),
  line_sentences text[] not null default '{}',
  given_at timestamptz not null default clock_timestamp(),
  check (cardinality(line_titles) <= 12),
  check (cardinality(line_titles) = cardinality(line_levels) and cardinality(line_titles) = cardinality(line_sentences))
);
comment on table public.mentor_feedback is 'What a mentor said of one version, once. Closed: reached through functions only.';
comment on column public.mentor_feedback.line_levels is 'One of four levels for each line of the rubric, 1 the weakest; beside it the line''s title and a sentence.';
create index mentor_feedback_mentor on public.mentor_feedback (mentor_id, given_at desc) where mentor_id is not null;

create table public.hand_in_messages (
  message_id uuid primary key,
  hand_in_id uuid not null references public.hand_ins on delete cascade,
  mentor_id uuid references auth.users (id) on delete set null,
  mentor_name text check (char_length(mentor_name) between 1 and 201),
  body text not null check (char_length(body) between 1 and 4000),
  sent_at timestamptz not null default clock_timestamp()
);
comment on table public.hand_in_messages is 'The conversation about one version. Closed: reached through functions only.';
comment on column public.hand_in_messages.message_id is 'Made by the browser at the first attempt: sent twice, it is said once.';
comment on column public.hand_in_messages.mentor_name is 'Who wrote; null for the person whose work it is.';
create index hand_in_messages_hand_in on public.hand_in_messages (hand_in_id, sent_at);
create index hand_in_messages_mentor on public.hand_in_messages (mentor_id) where mentor_id is not null;

alter table public.hand_ins enable row level security;
alter table public.mentor_feedback enable row level security;
alter table public.hand_in_messages enable row level security;

-- A row may go with its person; until then only what says how far reading has come may change, and a mentor who leaves becomes a null.
create function private.keep_as_written() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if to_jsonb(new) - 'mentor_id' - 'replaced_at' - 'taken_by' - 'taken_at' - 'read_at' - 'asked_at'
     is distinct from to_jsonb(old) - 'mentor_id' - 'replaced_at' - 'taken_by' - 'taken_at' - 'read_at' - 'asked_at' then
    raise exception 'what was handed in or said stays as it was written' using errcode = 'PT409';
  end if;
  if to_jsonb(new) ->> 'mentor_id' is not null and to_jsonb(new) ->> 'mentor_id' is distinct from to_jsonb(old) ->> 'mentor_id' then
    raise exception 'what a mentor said stays theirs' using errcode = 'PT409';
  end if;
  return new;
end;
$$;
comment on function private.keep_as_written is 'Refuses to change what was handed in or said, by whom, or when.';
create trigger keep_as_written before update on public.hand_ins for each row execute function private.keep_as_written();
create trigger keep_as_written before update on public.mentor_feedback for each row execute function private.keep_as_written();
create trigger keep_as_written before update on public.hand_in_messages for each row execute function private.keep_as_written();

-- A mentor who took something and did not come back must not keep it from the others.
create function private.is_taken(p_hand_in public.hand_ins) returns boolean
language sql
stable
set search_path = ''
as $$
  select p_hand_in.taken_by is not null and p_hand_in.taken_at > now() - interval '1 day';
$$;
comment on function private.is_taken is 'Whether a mentor is reading it.';

create function private.hand_in_state(p_hand_in public.hand_ins) returns text
language sql
stable
security definer
set search_path = ''
as $$
  select case
    when p_hand_in.read_at is not null then (select f.outcome::text from public.mentor_feedback f where f.hand_in_id = p_hand_in.hand_in_id)
    when p_hand_in.replaced_at is not null then 'replaced'
    when private.is_taken(p_hand_in) then 'reading'
    else 'waiting'
  end;
$$;
comment on function private.hand_in_state is 'waiting, reading, replaced, accepted or returned.';

create function private.describe_hand_in(p_hand_in public.hand_ins) returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'id', p_hand_in.hand_in_id, 'deliverable', p_hand_in.deliverable, 'version', p_hand_in.version, 'link', p_hand_in.link,
    'text', p_hand_in.body, 'note', p_hand_in.note, 'handedInAt', p_hand_in.handed_in_at, 'state', private.hand_in_state(p_hand_in),
    'feedback', (
      select jsonb_build_object(
        'outcome', f.outcome, 'summary', f.summary, 'mentor', f.mentor_name, 'givenAt', f.given_at, 'lines', (
          select coalesce(jsonb_agg(jsonb_build_object('title', l.title, 'level', l.level, 'sentence', l.sentence) order by l.place), '[]')
          from unnest(f.line_titles, f.line_levels, f.line_sentences) with ordinality as l (title, level, sentence, place)
        )
      )
      from public.mentor_feedback f where f.hand_in_id = p_hand_in.hand_in_id
    ),
    'messages', (
      select coalesce(jsonb_agg(jsonb_build_object('id', m.message_id, 'mentor', m.mentor_name, 'text', m.body, 'sentAt', m.sent_at) order by m.sent_at, m.message_id), '[]')
      from public.hand_in_messages m where m.hand_in_id = p_hand_in.hand_in_id
    )
  );
$$;
comment on function private.describe_hand_in is 'One version with all that was said of it, as services read it.';

-- The versions of one week or project of one person, the oldest first.
create function private.hand_ins_of(p_student_id uuid, p_learner_id uuid, p_work_id text, p_deliverable integer default null) returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(private.describe_hand_in(h) order by h.deliverable, h.version), '[]')
  from public.hand_ins h
  where (h.student_id = p_student_id or h.learner_id = p_learner_id) and h.work_id = p_work_id
    and (p_deliverable is null or h.deliverable = p_deliverable);
$$;
comment on function private.hand_ins_of is 'What one person handed in of one week or project.';

-- The latest version of each deliverable: enough to say how each week or project is doing.
create function private.latest_hand_ins_of(p_student_id uuid, p_learner_id uuid) returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'workId', (l.h).work_id, 'deliverable', (l.h).deliverable, 'version', (l.h).version, 'state', private.hand_in_state(l.h),
    'handedInAt', (l.h).handed_in_at, 'mentor', f.mentor_name, 'givenAt', f.given_at
  ) order by (l.h).work_id, (l.h).deliverable), '[]')
  from (
    select distinct on (h.work_id, h.deliverable) h from public.hand_ins h
    where h.student_id = p_student_id or h.learner_id = p_learner_id
    order by h.work_id, h.deliverable, h.version desc
  ) as l
  left join public.mentor_feedback f on f.hand_in_id = (l.h).hand_in_id;
$$;
comment on function private.latest_hand_ins_of is 'How each deliverable of one person is doing.';

-- The caller holds a lock on the person, so that two tabs hand in one after the other.
create function private.add_hand_in(
  p_student_id uuid, p_learner_id uuid, p_course text, p_work_id text, p_deliverable integer, p_attempt_id uuid,
  p_link text, p_body text, p_note text
) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_known public.hand_ins;
  v_latest public.hand_ins;
  v_is_open boolean;
begin
  select * into v_known from public.hand_ins h where h.attempt_id = p_attempt_id;
  if found then
    if (v_known.student_id, v_known.learner_id, v_known.work_id, v_known.deliverable)
       is distinct from (p_student_id, p_learner_id, p_work_id, p_deliverable) then
      raise exception 'this attempt was another hand-in' using errcode = 'PT409';
    end if;
    return;
  end if;
  select * into v_latest from public.hand_ins h
  where (h.student_id = p_student_id or h.learner_id = p_learner_id) and h.work_id = p_work_id and h.deliverable = p_deliverable
  order by h.version desc limit 1
  for update;
  if private.hand_in_state(v_latest) = 'accepted' or v_latest.version >= 100 then
    raise exception 'nothing more is handed in here' using errcode = 'PT409';
  end if;
  v_is_open := v_latest.hand_in_id is not null and v_latest.read_at is null;
  if v_is_open then
    update public.hand_ins h set replaced_at = now() where h.hand_in_id = v_latest.hand_in_id;
  end if;
  insert into public.hand_ins (
    student_id, learner_id, course_slug, work_id, deliverable, version, attempt_id, link, body, note,
    place, waiting_since, taken_by, taken_at
  ) values (
    p_student_id, p_learner_id, p_course, p_work_id, p_deliverable, coalesce(v_latest.version, 0) + 1, p_attempt_id, p_link, p_body, p_note,
    case when v_is_open then v_latest.place else nextval('private.hand_in_places') end,
    case when v_is_open then v_latest.waiting_since else clock_timestamp() end,
    case when v_is_open then v_latest.taken_by end, case when v_is_open then v_latest.taken_at end
  );
end;
$$;
comment on function private.add_hand_in is 'Adds a version, once for each attempt. Raises PT409 for what is accepted already.';

create function private.say_in_hand_in(
  p_hand_in public.hand_ins, p_message_id uuid, p_mentor_id uuid, p_mentor_name text, p_body text
) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_known public.hand_in_messages;
begin
  select * into v_known from public.hand_in_messages m where m.message_id = p_message_id;
  if found then
    if (v_known.hand_in_id, v_known.mentor_id) is distinct from (p_hand_in.hand_in_id, p_mentor_id) then
      raise exception 'this attempt was another message' using errcode = 'PT409';
    end if;
    return;
  end if;
  if (select count(*) from public.hand_in_messages m where m.hand_in_id = p_hand_in.hand_in_id) >= 100 then
    raise exception 'this conversation is full' using errcode = 'PT409';
  end if;
  insert into public.hand_in_messages (message_id, hand_in_id, mentor_id, mentor_name, body)
  values (p_message_id, p_hand_in.hand_in_id, p_mentor_id, p_mentor_name, p_body);
  update public.hand_ins h set asked_at = case when p_mentor_id is null then coalesce(h.asked_at, now()) end
  where h.hand_in_id = p_hand_in.hand_in_id;
end;
$$;
comment on function private.say_in_hand_in is 'Adds a message, once for each attempt, and notes whose turn it is.';

create function private.answer_as_owner(
  p_student_id uuid, p_learner_id uuid, p_hand_in_id uuid, p_message_id uuid, p_body text
) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_hand_in public.hand_ins;
begin
  select * into v_hand_in from public.hand_ins h
  where h.hand_in_id = p_hand_in_id and (h.student_id = p_student_id or h.learner_id = p_learner_id)
  for update;
  if not found then
    raise exception 'no such hand-in' using errcode = 'PT404';
  end if;
  perform private.say_in_hand_in(v_hand_in, p_message_id, null, null, p_body);
  return jsonb_build_object('workId', v_hand_in.work_id, 'handIns', private.hand_ins_of(p_student_id, p_learner_id, v_hand_in.work_id));
end;
$$;
comment on function private.answer_as_owner is 'An answer to a mentor by the person whose work it is. Raises PT404 for work that is not theirs.';

-- For students.

create function public.list_ework_hand_ins(p_token_hash text) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
begin
  return private.latest_hand_ins_of(private.require_ework_student(p_token_hash), null);
end;
$$;
comment on function public.list_ework_hand_ins is 'How each deliverable of this session''s student is doing. Service role only.';

create function public.show_ework_hand_ins(p_token_hash text, p_task_id text) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
begin
  return private.hand_ins_of(private.require_ework_student(p_token_hash), null, p_task_id);
end;
$$;
comment on function public.show_ework_hand_ins is 'What this session''s student handed in of one week. Service role only.';

-- Ticks the deliverable in the same transaction, as the student would.
create function public.hand_in_ework(
  p_token_hash text, p_course text, p_task_id text, p_objectives integer[], p_deliverables integer[], p_deliverable integer,
  p_attempt_id uuid, p_link text, p_body text, p_note text
) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_student_id uuid := private.require_ework_student(p_token_hash);
  v_task jsonb;
begin
  perform 1 from public.ework_students s where s.student_id = v_student_id for no key update;
  v_task := public.save_ework_changes(
    p_token_hash, p_course, p_task_id, p_objectives, p_deliverables, array['tick'], array['deliverable'], array[p_deliverable]
  );
  perform private.add_hand_in(v_student_id, null, p_course, p_task_id, p_deliverable, p_attempt_id, p_link, p_body, p_note);
  return jsonb_build_object('task', v_task, 'handIns', private.hand_ins_of(v_student_id, null, p_task_id));
end;
$$;
comment on function public.hand_in_ework is 'Hands in one deliverable of a week and ticks it. Service role only.';

create function public.answer_ework_hand_in(p_token_hash text, p_hand_in_id uuid, p_message_id uuid, p_body text) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
begin
  return private.answer_as_owner(private.require_ework_student(p_token_hash), null, p_hand_in_id, p_message_id, p_body);
end;
$$;
comment on function public.answer_ework_hand_in is 'A student''s answer to a mentor. Service role only.';

-- For learners: the service has proven the session.

create function public.list_project_hand_ins(p_learner_id uuid) returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select private.latest_hand_ins_of(null, p_learner_id);
$$;
comment on function public.list_project_hand_ins is 'How each project of a learner is doing. Service role only.';

create function public.show_project_hand_ins(p_learner_id uuid, p_project_id text) returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select private.hand_ins_of(null, p_learner_id, p_project_id);
$$;
comment on function public.show_project_hand_ins is 'What a learner handed in of one project. Service role only.';

create function public.hand_in_project(
  p_learner_id uuid, p_course text, p_project_id text, p_attempt_id uuid, p_link text, p_body text, p_note text
) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.lock_learner(p_learner_id);
  if not exists (
    select 1 from public.project_assignments a
    where a.learner_id = p_learner_id and a.project_id = p_project_id and a.status <> 'not_started'
  ) then
    raise exception 'no project of theirs that has begun' using errcode = 'PT404';
  end if;
  perform private.add_hand_in(null, p_learner_id, p_course, p_project_id, 0, p_attempt_id, p_link, p_body, p_note);
  return private.hand_ins_of(null, p_learner_id, p_project_id);
end;
$$;
comment on function public.hand_in_project is 'Hands in a project that was begun. Service role only.';

create function public.answer_project_hand_in(p_learner_id uuid, p_hand_in_id uuid, p_message_id uuid, p_body text) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
begin
  return private.answer_as_owner(null, p_learner_id, p_hand_in_id, p_message_id, p_body);
end;
$$;
comment on function public.answer_project_hand_in is 'A learner''s answer to a mentor. Service role only.';

-- The assignments of a learner are erased by age; what was handed in goes with the last of them.
create function public.erase_old_hand_ins(p_before timestamptz) returns integer
language sql
security definer
set search_path = ''
as $$
  with gone as (
    delete from public.hand_ins h
    where h.learner_id is not null and h.handed_in_at < p_before
      and not exists (select 1 from public.project_assignments a where a.learner_id = h.learner_id)
    returning 1
  )
  select count(*)::integer from gone;
$$;
comment on function public.erase_old_hand_ins is 'Retention: erases what was handed in by learners whose record has been erased. Service role only.';

create function private.export_of_hand_ins(p_learner_id uuid) returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'handIns', (
      select coalesce(jsonb_agg(private.describe_hand_in(h) || jsonb_build_object('course', h.course_slug, 'work', h.work_id) order by h.handed_in_at), '[]')
      from public.hand_ins h
      where h.learner_id = p_learner_id or h.student_id in (
        select s.student_id from auth.users u join public.ework_students s on s.email_key = u.email
        where u.id = p_learner_id and u.email_confirmed_at is not null
      )
    )
  );
$$;
comment on function private.export_of_hand_ins is 'What one person handed in and was told, for their download.';

create function private.grants_of_hand_ins() returns void
language plpgsql
set search_path = ''
as $$
begin
  grant execute on function
    public.list_ework_hand_ins(text),
    public.show_ework_hand_ins(text, text),
    public.hand_in_ework(text, text, text, integer[], integer[], integer, uuid, text, text, text),
    public.answer_ework_hand_in(text, uuid, uuid, text),
    public.list_project_hand_ins(uuid),
    public.show_project_hand_ins(uuid, text),
    public.hand_in_project(uuid, text, text, uuid, text, text, text),
    public.answer_project_hand_in(uuid, uuid, uuid, text),
    public.erase_old_hand_ins(timestamptz)
  to service_role;
end;
$$;
comment on function private.grants_of_hand_ins is 'What the API roles may do with what is handed in: call functions, and nothing else.';

select private.apply_grants();
