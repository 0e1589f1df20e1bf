-- Quick queue: what mentors and everyone else ask at each call keeps its plan.
-- Why: a function of SQL is planned anew at each call, one of PL/pgSQL once a connection. The queue's description joins six tables, and three
-- questions about the session come before it: planning them took longer than the query.
-- Risks: none of the answers changes; the bodies are those of the migrations of accounts, staff and mentors. All are definers as they were.

-- Definer: auth.sessions is for nobody else to read.
create or replace function private.is_live_session(p_session_id uuid) returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return exists (
    select 1 from auth.sessions s
    where s.id = p_session_id
      and (s.not_after is null or s.not_after > now())
      and s.created_at > now() - interval '90 days'
      and greatest(s.created_at, s.updated_at, s.refreshed_at) > now() - interval '30 days'
  );
end;
$$;

-- Definer: the same table; it answers about the caller's own token only.
create or replace function private.session_is_live() returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_jwt jsonb := auth.jwt();
begin
  return exists (
    select 1 from auth.sessions s
    where s.id = nullif(v_jwt ->> 'session_id', '')::uuid
      and s.user_id = nullif(v_jwt ->> 'sub', '')::uuid
      and private.is_live_session(s.id)
  );
end;
$$;

-- Definer: nobody else may read who is staff.
create or replace function private.is_at_desk(p_role text) returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_jwt jsonb := auth.jwt();
begin
  return private.session_is_live() and exists (
    select 1
    from public.staff_roles r join public.desk_entries e on e.user_id = r.user_id
    where r.role = p_role
      and r.user_id = nullif(v_jwt ->> 'sub', '')::uuid
      and e.session_id = nullif(v_jwt ->> 'session_id', '')::uuid
      and e.expires_at > now()
  );
end;
$$;

-- Definer: no API role has any right on hand-ins.
create or replace function private.describe_queue(p_hand_in_ids uuid[], p_mentor_id uuid) returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (
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
    left join public.learners m on m.learner_id = h.taken_by and h.read_at is null and h.taken_at > now() - interval '1 day'
  );
end;
$$;

select private.apply_grants();
