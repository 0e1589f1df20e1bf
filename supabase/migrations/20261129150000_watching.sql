-- Whether everything that runs by itself does run, and what waits or failed: for an outside monitor in three words, for the desk in numbers.
-- Table: jobs. Risk: a monitor is anyone, so it hears words and no counts; the desk hears counts, kinds and codes, and no word about a person.

create table public.jobs (
  job text primary key check (char_length(job) between 1 and 60),
  began_at timestamptz not null default now(),
  ended_at timestamptz,
  failed_at timestamptz,
  failure text check (char_length(failure) <= 100),
  runs bigint not null default 0 check (runs >= 0),
  failures bigint not null default 0 check (failures >= 0)
);
comment on table public.jobs is 'The last run of each job with a schedule, and its last failure. Closed: service role only.';
comment on column public.jobs.ended_at is 'When a run last came to its end without failing.';
comment on column public.jobs.failure is 'A code, never a sentence.';

alter table public.jobs enable row level security;

create function public.begin_job(p_job text) returns void
language sql
set search_path = ''
as $$
  insert into public.jobs as j (job, runs) values (p_job, 1)
  on conflict (job) do update set began_at = now(), runs = j.runs + 1;
$$;
comment on function public.begin_job is 'Notes that a run of a job has begun. Service role only.';

create function public.end_job(p_job text, p_failure text default null) returns void
language sql
set search_path = ''
as $$
  update public.jobs j
  set ended_at = case when p_failure is null then now() else j.ended_at end,
      failed_at = case when p_failure is null then j.failed_at else now() end,
      failure = case when p_failure is null then j.failure else left(p_failure, 100) end,
      failures = j.failures + (p_failure is not null)::integer
  where j.job = p_job;
$$;
comment on function public.end_job is 'Notes how a run of a job ended. Service role only.';

-- Mails that should have gone ten minutes ago and were not tried since; a mail that is tried again later is not among them.
create function private.late_mails() returns bigint
language sql
stable
set search_path = ''
as $$
  select count(*) from public.outbox_mails m
  where m.state in ('queued', 'sending') and m.next_attempt_at < now() - interval '10 minutes'
    and (m.send_before is null or m.send_before > now());
$$;
comment on function private.late_mails is 'How many mails nobody has come for in ten minutes.';

create function public.read_health() returns table (are_mails_late boolean, mails_sent_at timestamptz)
language sql
stable
set search_path = ''
as $$
  select private.late_mails() > 0, (select j.ended_at from public.jobs j where j.job = 'deliver-mails');
$$;
comment on function public.read_health is 'Whether mails wait too long, and when the job that sends them last ended. Service role only.';

-- Definer: jobs and mails are closed to every API role but through here. Each of the four is zero while all is well:
--   lost      enquiries that were taken more than ten minutes ago, were not set aside, and have no mail to the institute
--   doubled   enquiries beyond the first with the same answers of the same person in one hour of the last seven days
--   late      mails that nobody has come for in ten minutes
--   failed    mails that were given up and that no daily list has named
create function public.read_workings() returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_staff('desk');
  return jsonb_build_object(
    'jobs', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'job', j.job, 'beganAt', j.began_at, 'endedAt', j.ended_at, 'failedAt', j.failed_at, 'failure', j.failure,
        'runs', j.runs, 'failures', j.failures) order by j.job), '[]')
      from public.jobs j
    ),
    'lost', (
      select count(*) from public.enquiries e
      where e.status <> 'quarantined' and e.received_at between now() - interval '90 days' and now() - interval '10 minutes'
        and not exists (select 1 from public.outbox_mails m where m.enquiry_id = e.enquiry_id)
    ),
    'doubled', (
      select coalesce(sum(d.enquiries - 1), 0) from (
        select count(*) as enquiries from public.enquiries e
        where e.received_at > now() - interval '7 days'
        group by e.email_key, e.form_type, e.answers_hash, date_trunc('hour', e.received_at)
        having count(*) > 1
      ) d
    ),
    'late', private.late_mails(),
    'failed', (select count(*) from public.outbox_mails m where m.state = 'failed' and m.reported_at is null),
    'mails', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'kind', k.kind, 'waiting', k.waiting, 'oldestAt', k.oldest_at, 'sentToday', k.sent_today, 'failed', k.failed) order by k.kind), '[]')
      from (
        select m.kind,
               count(*) filter (where m.state in ('queued', 'sending')) as waiting,
               min(m.created_at) filter (where m.state in ('queued', 'sending')) as oldest_at,
               count(*) filter (where m.sent_at > now() - interval '1 day') as sent_today,
               count(*) filter (where m.state = 'failed' and m.created_at > now() - interval '30 days') as failed
        from public.outbox_mails m
        where m.state <> 'sent' or m.sent_at > now() - interval '1 day'
        group by m.kind
      ) k
      where k.waiting > 0 or k.sent_today > 0 or k.failed > 0
    ),
    'failures', (
      select coalesce(jsonb_agg(jsonb_build_object('mailId', f.mail_id, 'kind', f.kind, 'createdAt', f.created_at, 'code', f.last_error)), '[]')
      from (
        select m.mail_id, m.kind, m.created_at, m.last_error from public.outbox_mails m
        where m.state = 'failed' and m.created_at > now() - interval '30 days'
        order by m.created_at desc limit 20
      ) f
    )
  );
end;
$$;
comment on function public.read_workings is 'Jobs, queues and failures in numbers. For the desk.';

create function private.grants_of_watching() returns void
language plpgsql
set search_path = ''
as $$
begin
  grant select, insert, update on public.jobs to service_role;
  grant execute on function public.begin_job(text), public.end_job(text, text), public.read_health() to service_role;
  grant execute on function private.late_mails() to service_role;
  grant execute on function public.read_workings() to authenticated;
end;
$$;
comment on function private.grants_of_watching is 'What the API roles may do to see whether all is running.';

select private.apply_grants();
