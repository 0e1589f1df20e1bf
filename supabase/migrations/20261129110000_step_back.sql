-- Why: a step of a project is one press, so it has to be taken back as easily. The page offers it after each step.
-- Tables: none of its own. It takes rows out of learning_activities, earned_achievements and notifications, and lowers learner_skills.
-- Risks: taking back must undo exactly what the step earned, once, and nothing that was earned otherwise. So it is applied only while
-- the record is as the rules saw it when they computed what is left: the progress, and the number of finished projects.

create function public.take_back_step(
  p_learner_id uuid, p_assignment_id uuid, p_seen integer, p_progress integer, p_finished integer,
  p_skill_ids text[], p_proficiencies integer[], p_achievement_ids text[], p_achievement_titles text[], p_title text
) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  v_assignment public.project_assignments;
  v_was_completed boolean;
  v_is_applied boolean;
  v_lost text[];
begin
  perform private.lock_learner(p_learner_id);
  select * into v_assignment from public.project_assignments a
  where a.assignment_id = p_assignment_id and a.learner_id = p_learner_id for update;
  if not found then
    raise exception 'no such assignment' using errcode = 'PT404';
  end if;

  v_was_completed := v_assignment.status = 'completed';
  v_is_applied := v_assignment.progress = p_seen and p_progress between 0 and p_seen - 1
    -- A completed project is taken back as a slip and not as a change of mind: others may have relied on it since.
    and (v_assignment.status = 'in_progress' or (v_was_completed and v_assignment.completed_at > clock_timestamp() - interval '10 minutes'))
    and (
      not v_was_completed
      or p_finished = (
        select count(*) from public.project_assignments a
        where a.learner_id = p_learner_id and a.status in ('completed', 'reviewed')
      )
    );
  if v_is_applied then
    update public.project_assignments a set progress = p_progress, status = 'in_progress', completed_at = null
    where a.assignment_id = p_assignment_id;
    delete from public.learning_activities x where x.activity_id in (
      select max(a.activity_id) from public.learning_activities a
      where a.learner_id = p_learner_id and a.subject = v_assignment.project_id
        and (a.kind = 'advanced' or (a.kind = 'completed' and v_was_completed))
      group by a.kind
    );
  end if;
  if v_is_applied and v_was_completed then
    update public.learner_skills s set proficiency = g.proficiency, updated_at = now()
    from unnest(p_skill_ids, p_proficiencies) as g (skill_id, proficiency)
    where s.learner_id = p_learner_id and s.skill_id = g.skill_id;
    delete from public.learner_skills s
    where s.learner_id = p_learner_id and s.skill_id = any (p_skill_ids) and s.proficiency = 0;
    with lost as (
      delete from public.earned_achievements e
      where e.learner_id = p_learner_id and e.earned_at >= v_assignment.completed_at and e.achievement_id = any (p_achievement_ids)
      returning e.achievement_id
    )
    select coalesce(array_agg(l.achievement_id), '{}') into v_lost from lost l;
    delete from public.learning_activities a
    where a.learner_id = p_learner_id and a.kind = 'achievement' and a.subject = any (v_lost);
    delete from public.notifications n
    where n.learner_id = p_learner_id and n.created_at >= v_assignment.completed_at
      and (
        (n.kind = 'project-completed' and n.title = left('Project completed: ' || p_title, 120))
        or (n.kind = 'achievement' and n.title in (
          select left('Achievement earned: ' || given.title, 120)
          from unnest(p_achievement_ids, p_achievement_titles) as given (id, title) where given.id = any (v_lost)
        ))
      );
  end if;
  return jsonb_build_object('isApplied', v_is_applied, 'learning', private.learning_of(p_learner_id));
end;
$$;
comment on function public.take_back_step is 'Takes the last step of a project back, once, with everything that it earned. Service role only.';

create function private.grants_of_step_back() returns void
language plpgsql
set search_path = ''
as $$
begin
  grant execute on function
    public.take_back_step(uuid, uuid, integer, integer, integer, text[], integer[], text[], text[], text)
  to service_role;
end;
$$;
comment on function private.grants_of_step_back is 'Taking back is for the service role alone, which names the learner whose session it has just proven.';

select private.apply_grants();
