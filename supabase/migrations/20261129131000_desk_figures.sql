-- The desk's figures: how many ask, and how soon they are answered.
-- Why: whether the promise is kept is seen from the enquiries themselves, whenever it is asked. Nothing is counted up anywhere.
-- Tables: none.
-- Risks: figures about many people, and about no one. The function is `security definer` because enquiries are closed, and asks
-- private.require_staff('desk') first. What working time is says src/shared/rules/reply-clock.ts alone: it hands over a line for
-- every civil day in London, with when it opens, for how many seconds, and how many working seconds were before it.
-- Refusals: PT401, PT403, PT428 as staff has them.

create function public.read_desk_figures(p_from timestamptz, p_days jsonb, p_promised_seconds integer) returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_days jsonb := private.read_json(p_days);
begin
  perform private.require_staff('desk');
  return (
    with days as (
      select d.day, d.opens, d.seconds, d.before
      from jsonb_to_recordset(v_days) as d (day date, opens timestamptz, seconds integer, before bigint)
    ),
    here as (
      select d.before + least(greatest(extract(epoch from now() - d.opens), 0), d.seconds) as clock
      from days d where d.day = (now() at time zone 'Europe/London')::date
    ),
    asked as (
      select e.form_type, e.programme, e.choices ->> 'hearAboutUs' as source, e.desk_state, e.first_answered_at,
             date_trunc('week', e.received_at at time zone 'Europe/London')::date as week,
             a.before + least(greatest(extract(epoch from e.first_answered_at - a.opens), 0), a.seconds)
               - r.before - least(greatest(extract(epoch from e.received_at - r.opens), 0), r.seconds) as answered_after,
             (select h.clock from here h) - r.before - least(greatest(extract(epoch from e.received_at - r.opens), 0), r.seconds) as waited,
             (e.answer_by + time '18:00') at time zone 'Europe/London' as lawful_until
      from public.enquiries e
      join days r on r.day = (e.received_at at time zone 'Europe/London')::date
      left join days a on a.day = (e.first_answered_at at time zone 'Europe/London')::date
      where e.status = 'new' and e.deleted_at is null and e.received_at >= p_from
    ),
    judged as (
      select q.*,
             case
               when q.first_answered_at is not null then
                 case when coalesce(q.first_answered_at <= q.lawful_until, q.answered_after <= p_promised_seconds) then 'within' else 'late' end
               when q.desk_state = 'closed' then 'closed'
               when coalesce(now() > q.lawful_until, q.waited > p_promised_seconds) then 'late'
               else 'waiting'
             end as kept
      from asked q
    )
    select jsonb_build_object(
      'counts', (
        select coalesce(jsonb_agg(jsonb_build_object('week', c.week, 'formType', c.form_type, 'programme', c.programme, 'source', c.source, 'count', c.count)), '[]')
        from (
          select j.week, j.form_type, j.programme, j.source, count(*) as count
          from judged j group by j.week, j.form_type, j.programme, j.source
        ) c
      ),
      'times', (
        select jsonb_agg(jsonb_build_object(
          'week', t.week, 'all', t.all, 'within', t.within, 'late', t.late, 'waiting', t.waiting, 'closed', t.closed,
          'median', t.times[1], 'slowest', t.times[2]
        ) order by t.week)
        from (
          select j.week, count(*) as all, count(*) filter (where j.kept = 'within') as within,
                 count(*) filter (where j.kept = 'late') as late, count(*) filter (where j.kept = 'waiting') as waiting,
                 count(*) filter (where j.kept = 'closed') as closed,
                 percentile_cont(array[0.5, 0.95]) within group (order by j.answered_after) as times
          from judged j group by grouping sets ((j.week), ())
        ) t
      ),
      'open', (
        select jsonb_build_object(
          'new', count(*) filter (where e.desk_state = 'new'), 'taken', count(*) filter (where e.desk_state = 'taken'),
          -- What came before the first of these days waits longer than any promise.
          'late', count(*) filter (where coalesce(
            now() > (e.answer_by + time '18:00') at time zone 'Europe/London',
            (select h.clock from here h) - r.before - least(greatest(extract(epoch from e.received_at - r.opens), 0), r.seconds) > p_promised_seconds,
            true
          ))
        )
        from public.enquiries e left join days r on r.day = (e.received_at at time zone 'Europe/London')::date
        where e.status = 'new' and e.deleted_at is null and e.desk_state in ('new', 'taken')
      )
    )
  );
end;
$$;
comment on function public.read_desk_figures is 'How many asked, by week, programme and source, and how soon they were answered, in working seconds. For the desk.';

create function private.grants_of_desk_figures() returns void
language plpgsql
set search_path = ''
as $$
begin
  grant execute on function public.read_desk_figures(timestamptz, jsonb, integer) to authenticated;
end;
$$;
comment on function private.grants_of_desk_figures is 'What the API roles may do with the figures of the desk: staff read them.';

select private.apply_grants();
