-- Mentors' looks: the queue by mentor, and a line for each look at someone's work.
-- Why: mentors of a course take over from each other, and ask what a colleague has taken or read; whose work was looked at by whom is kept
-- as it is for everybody else who works with people's data.
-- Tables: audit_lines gets a column.
-- Risks: as in the migration of mentors: functions are `security definer` because no API role has any right on these tables, and ask
-- private.require_staff('mentor') first. A mentor sees of a colleague what they may read themselves, and nothing else.

alter table public.audit_lines add column student_id uuid references public.ework_students on delete set null;
comment on column public.audit_lines.student_id is 'Whose work it was, for a student of eWork. Emptied when that person is erased.';
create index audit_lines_student on public.audit_lines (student_id, line_number desc) where student_id is not null;

-- One line an hour for the same mentor, version and action: going to and fro in the queue is one look.
create function private.note_work(p_mentor_id uuid, p_action text, p_hand_in public.hand_ins, p_more text default null) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_detail text := p_hand_in.work_id || ', item ' || (p_hand_in.deliverable + 1) || ', version ' || p_hand_in.version || coalesce(', ' || p_more, '');
begin
  if not exists (
    select 1 from public.audit_lines a
    where a.staff_id = p_mentor_id and a.action = p_action and a.detail = v_detail
      and (a.student_id = p_hand_in.student_id or a.learner_id = p_hand_in.learner_id) and a.happened_at > now() - interval '1 hour'
  ) then
    insert into public.audit_lines (staff_id, action, student_id, learner_id, detail)
    values (p_mentor_id, p_action, p_hand_in.student_id, p_hand_in.learner_id, v_detail);
  end if;
end;
$$;
comment on function private.note_work is 'Writes the audit line of a mentor''s look at, or answer to, someone''s work.';

create or replace function public.read_mentor_desk() returns jsonb
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
    'colleagues', (
      select coalesce(jsonb_agg(jsonb_build_object('id', o.mentor_id, 'name', private.mentor_name(o.mentor_id)) order by private.mentor_name(o.mentor_id), o.mentor_id), '[]')
      from (
        select distinct other.mentor_id
        from public.mentor_courses mine join public.mentor_courses other on other.course_slug = mine.course_slug
        where mine.mentor_id = v_mentor_id and other.mentor_id <> v_mentor_id
      ) o
    ),
    'sentences', (
      select coalesce(jsonb_agg(jsonb_build_object('id', s.sentence_id, 'text', s.body) order by s.saved_at, s.sentence_id), '[]')
      from public.mentor_sentences s where s.mentor_id = v_mentor_id
    )
  );
end;
$$;
comment on function public.read_mentor_desk is 'The mentor who has entered: name, courses, those who read for the same courses, saved sentences.';

drop function public.list_mentor_queue(text, text, bigint, integer);

-- `open` is what waits or is being read, by place; `mine` what this mentor has taken; `asked` where a person waits for an answer;
-- `read` what this mentor has read, the latest first. p_mentor narrows it to what another mentor has taken, was asked or has read.
-- p_after is the place, or the count, after which the page begins. What is the mentor's own is left out, as private.may_read has it.
create function public.list_mentor_queue(p_show text, p_course text, p_mentor uuid, p_after bigint, p_limit integer) returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_mentor_id uuid := private.require_staff('mentor');
  v_whose uuid := case when p_show in ('mine', 'read') then coalesce(p_mentor, v_mentor_id) else p_mentor end;
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
          and (v_whose is null or (h.taken_by = v_whose and private.is_taken(h)))
          and h.learner_id is distinct from v_mentor_id and (h.student_id is null or h.student_id <> all (v_own))
        order by h.place limit p_limit
      );
    when 'asked' then
      v_ids := array(
        select h.hand_in_id from public.hand_ins h
        where h.asked_at is not null and h.course_slug = any (v_courses)
          and (v_whose is null or exists (
            select 1 from public.mentor_feedback f where f.hand_in_id = h.hand_in_id and f.mentor_id = v_whose
          ))
          and h.learner_id is distinct from v_mentor_id and (h.student_id is null or h.student_id <> all (v_own))
        order by h.asked_at, h.hand_in_id limit p_limit offset p_after
      );
    when 'read' then
      v_ids := array(
        select h.hand_in_id from public.mentor_feedback f join public.hand_ins h using (hand_in_id)
        where f.mentor_id = v_whose and h.course_slug = any (v_courses)
          and h.learner_id is distinct from v_mentor_id and (h.student_id is null or h.student_id <> all (v_own))
        order by f.given_at desc, h.hand_in_id limit p_limit offset p_after
      );
  end case;
  return private.describe_queue(v_ids, v_mentor_id);
end;
$$;
comment on function public.list_mentor_queue is 'A page of what the mentor who has entered may read.';

create or replace function public.show_hand_in(p_hand_in_id uuid) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_mentor_id uuid := private.require_staff('mentor');
  v_hand_in public.hand_ins := private.require_hand_in(v_mentor_id, p_hand_in_id);
begin
  perform private.note_work(v_mentor_id, 'work-shown', v_hand_in);
  return private.show_to_mentor(v_hand_in, v_mentor_id);
end;
$$;
comment on function public.show_hand_in is 'One hand-in of a course of the mentor who has entered.';

-- The row is locked while it is looked at: of two mentors at the same moment the second finds it taken.
create or replace function public.take_hand_in(p_hand_in_id uuid) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_mentor_id uuid := private.require_staff('mentor');
  v_hand_in public.hand_ins := private.require_hand_in(v_mentor_id, p_hand_in_id);
begin
  perform private.note_work(v_mentor_id, 'work-shown', v_hand_in);
  if v_hand_in.read_at is null and v_hand_in.replaced_at is null
     and (not private.is_taken(v_hand_in) or v_hand_in.taken_by = v_mentor_id) then
    update public.hand_ins h set taken_by = v_mentor_id, taken_at = now() where h.hand_in_id = p_hand_in_id returning * into v_hand_in;
  end if;
  return private.show_to_mentor(v_hand_in, v_mentor_id);
end;
$$;
comment on function public.take_hand_in is 'Takes a hand-in for the mentor who has entered, unless another has it; the answer says who.';

-- p_title is what the work is called. A learner's project that is completed is reviewed by being accepted.
create or replace function public.give_feedback(
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
  perform private.note_work(v_mentor_id, 'work-judged', v_hand_in, p_outcome);
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

create or replace function public.answer_as_mentor(p_hand_in_id uuid, p_message_id uuid, p_body text, p_title text) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_mentor_id uuid := private.require_staff('mentor');
  v_hand_in public.hand_ins := private.require_hand_in(v_mentor_id, p_hand_in_id);
begin
  if not exists (select 1 from public.hand_in_messages m where m.message_id = p_message_id) then
    perform private.note_work(v_mentor_id, 'work-answered', v_hand_in);
    perform private.tell_owner(v_hand_in, 'mentor-answer', 'Your mentor wrote: ' || p_title);
  end if;
  perform private.say_in_hand_in(v_hand_in, p_message_id, v_mentor_id, private.mentor_name(v_mentor_id), p_body);
  return private.show_to_mentor((select h from public.hand_ins h where h.hand_in_id = p_hand_in_id), v_mentor_id);
end;
$$;
comment on function public.answer_as_mentor is 'A word of the mentor who has entered in a conversation.';

-- The list of mentors, with the queue as it is called now.
create or replace function private.grants_of_mentors() returns void
language plpgsql
set search_path = ''
as $$
begin
  grant execute on function public.set_mentor_courses(text, text[]) to service_role;
  -- Each of them asks private.require_staff('mentor') first.
  grant execute on function
    public.read_mentor_desk(),
    public.list_mentor_queue(text, text, uuid, bigint, integer),
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

select private.apply_grants();
