-- Portfolios: signed-off work that a learner assembles, signed like a certificate (docs/decisions/0053).
-- Why: the institute says which work its mentors have accepted, and with which outcome; the learner chooses which of it, in which order.
-- Tables: none. A portfolio is a row of certificates with the kind `portfolio`: number, status, page, download and erasure are the same.
-- Risks: certificates and hand-ins are closed to every API role, so each function here is `security definer` (that is the reason for each
-- of them). The learner must not choose what is signed, so storing is for the service role, whose service has asked as the learner for what
-- there is and has signed that. Refusals: PT404 not there or not theirs, PT409 something else came first, PT422 too many on one day.

-- What mentors have accepted of one person, as a learner and as a student of eWork with the same proven address.
create function private.accepted_work_of(p_learner_id uuid) returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'workId', (l.h).work_id, 'deliverable', (l.h).deliverable, 'link', (l.h).link, 'mentor', f.mentor_name, 'givenAt', f.given_at,
    'lines', (
      select coalesce(jsonb_agg(jsonb_build_object('title', n.title, 'level', n.level, 'sentence', n.sentence) order by n.place), '[]')
      from unnest(f.line_titles, f.line_levels, f.line_sentences) with ordinality as n (title, level, sentence, place)
    )
  ) order by (l.h).work_id, (l.h).deliverable), '[]')
  from (
    select distinct on (h.work_id, h.deliverable) h from public.hand_ins h
    where h.learner_id = p_learner_id or h.student_id = (
      select s.student_id from public.ework_students s join auth.users u on u.email = s.email_key
      where u.id = p_learner_id and u.email_confirmed_at is not null
    )
    order by h.work_id, h.deliverable, h.version desc
  ) as l
  join public.mentor_feedback f on f.hand_in_id = (l.h).hand_in_id and f.outcome = 'accepted';
$$;
comment on function private.accepted_work_of is 'The accepted version of each deliverable of one person, with the outcome for each line of the rubric.';

create function public.read_portfolio_grounds() returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_learner_id uuid := private.current_learner_id();
begin
  return private.certificate_grounds(v_learner_id) || jsonb_build_object('work', private.accepted_work_of(v_learner_id));
end;
$$;
comment on function public.read_portfolio_grounds is 'What the signed-in learner can make a portfolio of.';

-- Sent twice, it is signed once: the id is made before the first attempt. Null when another certificate got this place in the meantime.
create function public.add_portfolio(
  p_certificate_id uuid, p_number text, p_learner_id uuid, p_award_id text, p_award_name text, p_name text, p_awarded_on date,
  p_valid_until date, p_credential text, p_list integer, p_place integer, p_supersedes uuid, p_is_shown boolean
) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_certificate public.certificates;
  v_old public.certificates;
begin
  perform private.lock_learner(p_learner_id);
  select * into v_certificate from public.certificates c where c.certificate_id = p_certificate_id;
  if found then
    if (v_certificate.learner_id, v_certificate.award_name, v_certificate.supersedes) is distinct from (p_learner_id, p_award_name, p_supersedes) then
      raise exception 'this attempt was another portfolio' using errcode = 'PT409';
    end if;
    return private.describe_certificate(v_certificate);
  end if;
  -- Each version takes a place of a status list for good.
  if (select count(*) from public.certificates c
      where c.learner_id = p_learner_id and c.kind = 'portfolio' and c.made_at > now() - interval '1 day') >= 20 then
    raise exception 'enough for one day' using errcode = 'PT422';
  end if;
  if p_supersedes is not null then
    select * into v_old from public.certificates c
    where c.certificate_id = p_supersedes and c.learner_id = p_learner_id and c.kind = 'portfolio' for update;
    if not found then
      raise exception 'no such portfolio of theirs' using errcode = 'PT404';
    elsif v_old.withdrawn_at is not null then
      raise exception 'withdrawn already' using errcode = 'PT409';
    end if;
  end if;
  insert into public.certificate_places (list, place) values (p_list, p_place) on conflict do nothing;
  if not found then
    return null;
  end if;
  if v_old.certificate_id is not null then
    perform private.mark_withdrawn(null, v_old, 'new-version', '');
  end if;
  insert into public.certificates (
    certificate_id, certificate_number, learner_id, kind, award_id, award_name, holder_name, awarded_on, valid_until, credential, list, place,
    supersedes, is_shown
  ) values (
    p_certificate_id, p_number, p_learner_id, 'portfolio', coalesce(v_old.award_id, p_award_id), p_award_name, p_name, p_awarded_on,
    p_valid_until, p_credential, p_list, p_place, p_supersedes, p_is_shown
  ) returning * into v_certificate;
  insert into public.certificate_events (certificate_id, event) values (p_certificate_id, 'awarded');
  return private.describe_certificate(v_certificate);
end;
$$;
comment on function public.add_portfolio is 'Stores a signed portfolio, once, in the place of its version before. Service role only.';

create function public.withdraw_my_portfolio(p_number text) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_learner_id uuid := private.current_learner_id();
  v_certificate public.certificates;
begin
  select * into v_certificate from public.certificates c
  where c.certificate_number = p_number and c.learner_id = v_learner_id and c.kind = 'portfolio' for update;
  if not found then
    raise exception 'no such portfolio of theirs' using errcode = 'PT404';
  elsif v_certificate.withdrawn_at is not null then
    raise exception 'withdrawn already' using errcode = 'PT409';
  end if;
  perform private.mark_withdrawn(null, v_certificate, 'asked-by-holder', '');
  select * into v_certificate from public.certificates c where c.certificate_id = v_certificate.certificate_id;
  return private.describe_certificate(v_certificate);
end;
$$;
comment on function public.withdraw_my_portfolio is 'Withdraws a portfolio of the signed-in learner. What the institute awarded is withdrawn by staff alone.';

create function private.grants_of_portfolios() returns void
language plpgsql
set search_path = ''
as $$
begin
  grant execute on function public.read_portfolio_grounds(), public.withdraw_my_portfolio(text) to authenticated;
  grant execute on function public.add_portfolio(uuid, text, uuid, text, text, text, date, date, text, integer, integer, uuid, boolean) to service_role;
end;
$$;
comment on function private.grants_of_portfolios is 'What the API roles may do with portfolios: call functions, and nothing else.';

select private.apply_grants();
