-- Mail choices: who is written to about what, at most once a day, and how they stop it.
-- Why: a mentor's answer should reach a student who has no account, and nobody should get five mails on one day. Whatever there is
-- to tell one address goes into one mail a day; the service that writes it keeps the quiet hours (src/shared/rules/quiet-hours.ts).
-- Tables: mail_choices, ework_notices.
-- Risks: no API role has any right on these tables, so functions here that read or write them are `security definer` (that is the
-- reason for each of them, and auth.users for some). A token travels in mails and can do nothing but stop them. A person who is a
-- learner and a student with the same proven address is one person: what they choose counts for both.

create table public.mail_choices (
  token uuid primary key default gen_random_uuid(),
  learner_id uuid unique references public.learners on delete cascade,
  student_id uuid unique references public.ework_students on delete cascade,
  feedback boolean not null default true,
  answers boolean not null default true,
  check (num_nonnulls(learner_id, student_id) = 1)
);
comment on table public.mail_choices is 'Which mails a person wants; one without a row wants them. Closed: reached through functions only.';
comment on column public.mail_choices.token is 'Travels in mails; can do nothing but stop them.';
comment on column public.mail_choices.feedback is 'Mails that a mentor has accepted or returned something.';
comment on column public.mail_choices.answers is 'Mails that a mentor has written.';

create table public.ework_notices (
  notice_id uuid primary key default gen_random_uuid(),
  notice_number bigint generated always as identity,
  student_id uuid not null references public.ework_students on delete cascade,
  kind text not null check (kind in ('feedback', 'answers')),
  title text not null check (char_length(title) between 1 and 120),
  created_at timestamptz not null default now()
);
comment on table public.ework_notices is 'What a student without an account, and so without a bell, is to be written; gone once the mail is. Closed: reached through functions only.';
create index ework_notices_student on public.ework_notices (student_id, notice_number);

alter table public.mail_choices enable row level security;
alter table public.ework_notices enable row level security;

-- Those who wanted no mail about the bell got none from mentors either.
insert into public.mail_choices (learner_id, feedback, answers)
select l.learner_id, false, false from public.learners l where not l.notification_mails;

create function private.mail_kind(p_kind text) returns text
language sql
immutable
set search_path = ''
as $$
  select case p_kind when 'feedback' then 'feedback' when 'mentor-answer' then 'answers' else 'news' end;
$$;
comment on function private.mail_kind is 'Which choice decides about a notification: feedback, answers, or news (learners.notification_mails).';

create function private.choices_of(p_learner_id uuid, p_student_id uuid) returns setof public.mail_choices
language sql
stable
security definer
set search_path = ''
as $$
  select c.* from public.mail_choices c
  where c.learner_id = p_learner_id or c.student_id = p_student_id
     or exists (
       select 1 from auth.users u join public.ework_students s on s.email_key = u.email
       where u.email_confirmed_at is not null
         and ((u.id = p_learner_id and s.student_id = c.student_id) or (s.student_id = p_student_id and u.id = c.learner_id))
     );
$$;
comment on function private.choices_of is 'What one person has chosen, as a learner and as a student with the same proven address.';

create function private.wants_mail(p_learner_id uuid, p_student_id uuid, p_kind text) returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select case p_kind
    when 'news' then coalesce((select l.notification_mails from public.learners l where l.learner_id = p_learner_id), false)
    else not exists (
      select 1 from private.choices_of(p_learner_id, p_student_id) c
      where not (case p_kind when 'feedback' then c.feedback else c.answers end)
    )
  end;
$$;
comment on function private.wants_mail is 'Whether a person wants mails of this kind.';

create function private.describe_mail_choices(p_learner_id uuid, p_student_id uuid) returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'feedback', private.wants_mail(p_learner_id, p_student_id, 'feedback'),
    'answers', private.wants_mail(p_learner_id, p_student_id, 'answers')
  );
$$;
comment on function private.describe_mail_choices is 'What one person has chosen, as services read it.';

-- A null leaves that choice as it is. What waits to be written of a kind that is not wanted any more is dropped.
create function private.choose_mails(p_learner_id uuid, p_student_id uuid, p_feedback boolean, p_answers boolean) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.mail_choices (learner_id, student_id) values (p_learner_id, p_student_id) on conflict do nothing;
  update public.mail_choices c
  set feedback = coalesce(p_feedback, c.feedback), answers = coalesce(p_answers, c.answers)
  where c.token in (select o.token from private.choices_of(p_learner_id, p_student_id) o);
  delete from public.ework_notices n
  using private.choices_of(p_learner_id, p_student_id) c
  where n.student_id = c.student_id and not (case n.kind when 'feedback' then c.feedback else c.answers end);
  return private.describe_mail_choices(p_learner_id, p_student_id);
end;
$$;
comment on function private.choose_mails is 'Notes which mails of mentors a person wants.';

create function public.read_mail_choices() returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select private.describe_mail_choices(private.current_learner_id(), null);
$$;
comment on function public.read_mail_choices is 'Which mails of mentors the signed-in learner wants.';

create function public.choose_mails(p_feedback boolean, p_answers boolean) returns jsonb
language sql
security definer
set search_path = ''
as $$
  select private.choose_mails(private.current_learner_id(), null, p_feedback, p_answers);
$$;
comment on function public.choose_mails is 'Notes which mails of mentors the signed-in learner wants.';

create function public.choose_ework_mails(p_token_hash text, p_feedback boolean, p_answers boolean) returns jsonb
language sql
security definer
set search_path = ''
as $$
  select private.choose_mails(null, private.require_ework_student(p_token_hash), p_feedback, p_answers);
$$;
comment on function public.choose_ework_mails is 'Notes which mails of mentors the student of this session wants; two nulls only read it. Service role only.';

create function public.mail_token_of(p_learner_id uuid, p_student_id uuid) returns uuid
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.mail_choices (learner_id, student_id) values (p_learner_id, p_student_id) on conflict do nothing;
  return (select c.token from public.mail_choices c where c.learner_id = p_learner_id or c.student_id = p_student_id);
end;
$$;
comment on function public.mail_token_of is 'The token with which a person stops mails, for the mail to them. Service role only.';

-- A null stops all of them.
create function public.stop_mails(p_token uuid, p_kind text) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_choices public.mail_choices;
begin
  select * into v_choices from public.mail_choices c where c.token = p_token;
  if not found then
    return false;
  end if;
  perform private.choose_mails(
    v_choices.learner_id, v_choices.student_id,
    case when coalesce(p_kind, 'feedback') = 'feedback' then false end, case when coalesce(p_kind, 'answers') = 'answers' then false end
  );
  if coalesce(p_kind, 'news') = 'news' then
    update public.learners l set notification_mails = false where l.learner_id = v_choices.learner_id;
  end if;
  return true;
end;
$$;
comment on function public.stop_mails is 'Stops mails of one kind, or all; pressing twice does no harm. Service role only.';

-- As before, and a student without an account is written to.
create or replace function private.tell_owner(p_hand_in public.hand_ins, p_kind text, p_title text) returns void
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
  elsif private.wants_mail(null, p_hand_in.student_id, private.mail_kind(p_kind)) then
    insert into public.ework_notices (student_id, kind, title)
    values (p_hand_in.student_id, private.mail_kind(p_kind), left(p_title, 120));
  end if;
end;
$$;
comment on function private.tell_owner is 'Says that a mentor has answered: in the bell, or to a student without an account by mail.';

create function private.news_key(p_email text, p_day text) returns text
language sql
immutable
set search_path = ''
as $$
  select 'news:' || p_day || ':' || encode(sha256(convert_to(private.address_key(p_email), 'UTF8')), 'hex');
$$;
comment on function private.news_key is 'What is written once: the mail of one day to one address. No address is in it, because it outlives the mail''s body.';

drop function public.list_unmailed_notifications(timestamptz, bigint, integer);
drop function public.queue_notification_mail(uuid[], jsonb);

-- Notifications that nobody has read after p_before, of learners with a proven address, of kinds that they want mails of. What everybody
-- starts with is not mailed, and nobody is written to twice on one day (p_day, in London). A page of p_limit learners, the longest
-- waiting first, after the notification number of the page before.
create function public.list_unmailed_notifications(p_before timestamptz, p_day text, p_after bigint, p_limit integer)
returns table (first_number bigint, learner_id uuid, student_id uuid, email text, dedupe_key text, ids uuid[], titles text[], kinds text[])
language sql
stable
security definer
set search_path = ''
as $$
  select min(n.notification_number), l.learner_id, null::uuid, u.email::text, private.news_key(u.email, p_day),
         array_agg(n.notification_id order by n.notification_number), array_agg(n.title order by n.notification_number),
         array_agg(private.mail_kind(n.kind) order by n.notification_number)
  from public.notifications n
  join public.learners l on l.learner_id = n.learner_id
  join auth.users u on u.id = l.learner_id
  where n.read_at is null and n.mailed_at is null and n.created_at < p_before
    and n.kind not in ('welcome', 'profile', 'first-project')
    and u.email_confirmed_at is not null
    and private.wants_mail(l.learner_id, null, private.mail_kind(n.kind))
    and not exists (select 1 from public.outbox_mails o where o.dedupe_key = private.news_key(u.email, p_day))
  group by l.learner_id, u.email
  having min(n.notification_number) > p_after
  order by min(n.notification_number)
  limit p_limit;
$$;
comment on function public.list_unmailed_notifications is 'What the bell says and a mail should say too. Service role only.';

-- The same for students without an account. Someone whose access has ended is not written to.
create function public.list_unmailed_notices(p_before timestamptz, p_day text, p_after bigint, p_limit integer)
returns table (first_number bigint, learner_id uuid, student_id uuid, email text, dedupe_key text, ids uuid[], titles text[], kinds text[])
language sql
stable
security definer
set search_path = ''
as $$
  select min(n.notice_number), null::uuid, s.student_id, s.email, private.news_key(s.email, p_day),
         array_agg(n.notice_id order by n.notice_number), array_agg(n.title order by n.notice_number),
         array_agg(n.kind order by n.notice_number)
  from public.ework_notices n
  join public.ework_students s on s.student_id = n.student_id
  where n.created_at < p_before and s.ended_at is null
    and not exists (select 1 from public.outbox_mails o where o.dedupe_key = private.news_key(s.email, p_day))
  group by s.student_id, s.email
  having min(n.notice_number) > p_after
  order by min(n.notice_number)
  limit p_limit;
$$;
comment on function public.list_unmailed_notices is 'What students without an account should be written. Service role only.';

-- The mail's key says that this address has had none today: of two workers one writes it, and the other marks nothing.
create function public.queue_news_mail(p_ids uuid[], p_mail jsonb) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  if private.write_mail(p_mail) is null then
    return false;
  end if;
  update public.notifications n set mailed_at = now() where n.notification_id = any (p_ids);
  delete from public.ework_notices n where n.notice_id = any (p_ids);
  return true;
end;
$$;
comment on function public.queue_news_mail is 'Queues the one mail of a day to one person and marks what it tells. Service role only.';

-- As before, and in the quiet hours news is left where it is, also what is tried again.
drop function public.lease_mail(integer, uuid[]);
create function public.lease_mail(p_lease_seconds integer, p_only uuid[] default null, p_is_quiet boolean default false)
returns table (
  mail_id uuid, lease_token uuid, attempts integer, kind text, recipient text, subject text, body_text text, body_html text,
  unsubscribe_url text, reply_to text, in_reply_to uuid
)
language sql
set search_path = ''
as $$
  with due as (
    select m.mail_id
    from public.outbox_mails m
    where (m.state = 'queued' or (m.state = 'sending' and m.leased_until < now()))
      and m.next_attempt_at <= now()
      and m.attempts < 8
      and (m.send_before is null or m.send_before > now())
      and (p_only is null or m.mail_id = any (p_only))
      and not (p_is_quiet and m.kind = 'notifications')
    order by m.next_attempt_at
    limit 1
    for update skip locked
  )
  update public.outbox_mails m
  set state = 'sending', attempts = m.attempts + 1, lease_token = gen_random_uuid(),
      leased_until = now() + make_interval(secs => p_lease_seconds)
  from due
  where m.mail_id = due.mail_id
  returning m.mail_id, m.lease_token, m.attempts, m.kind, m.recipient, m.subject, m.body_text, m.body_html,
    m.unsubscribe_url, m.reply_to, m.in_reply_to;
$$;
comment on function public.lease_mail is 'Takes one due mail for p_lease_seconds, or none. Two workers never hold one mail. Service role only.';

create function private.export_of_mail_choices(p_learner_id uuid) returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('mailsFromMentors', private.describe_mail_choices(p_learner_id, null));
$$;
comment on function private.export_of_mail_choices is 'Which mails of mentors one person wants, for their download.';

create function private.grants_of_mail_choices() returns void
language plpgsql
set search_path = ''
as $$
begin
  grant execute on function public.read_mail_choices(), public.choose_mails(boolean, boolean) to authenticated;
  grant execute on function
    public.choose_ework_mails(text, boolean, boolean),
    public.mail_token_of(uuid, uuid),
    public.stop_mails(uuid, text),
    public.list_unmailed_notifications(timestamptz, text, bigint, integer),
    public.list_unmailed_notices(timestamptz, text, bigint, integer),
    public.queue_news_mail(uuid[], jsonb)
  to service_role;
end;
$$;
comment on function private.grants_of_mail_choices is 'What the API roles may do about mails that a person chooses.';

-- The lists of accounts and of the outbox, without what was dropped here.
create or replace function private.grants_of_accounts() returns void
language plpgsql
set search_path = ''
as $$
begin
  grant usage on schema private to authenticated;
  grant execute on function private.session_is_live(), private.current_learner_id() to authenticated;
  grant select on public.learners, public.notifications to authenticated;
  grant update (first_name, last_name, notification_mails) on public.learners to authenticated;
  grant update (read_at) on public.notifications to authenticated;
  grant execute on function
    public.read_account(),
    public.change_profile(text, text, boolean),
    public.list_notifications(),
    public.mark_notifications_read(uuid),
    public.export_account()
  to authenticated;

  grant select, insert, update, delete on public.learners, public.notifications, public.email_changes to service_role;
  grant execute on function private.notify(uuid, text, text, text) to service_role;
  grant execute on function private.erase_from_accounts(text) to service_role;
  grant execute on function
    public.find_account(text),
    public.request_email_change(uuid, text, text),
    public.confirm_email_change(uuid, text),
    public.delete_account(uuid),
    public.erase_unconfirmed_accounts(timestamptz),
    public.erase_old_learners(timestamptz)
  to service_role;
end;
$$;

create or replace function private.grants_of_outbox() returns void
language plpgsql
set search_path = ''
as $$
begin
  grant select, insert, update, delete on public.outbox_mails to service_role;
  grant execute on function
    private.write_mail(jsonb, uuid, text), private.queue_mails(uuid, jsonb, text), private.is_acknowledged(uuid)
  to service_role;
  grant execute on function
    public.queue_mail(jsonb),
    public.lease_mail(integer, uuid[], boolean),
    public.complete_mail(uuid, uuid),
    public.fail_mail(uuid, uuid, text),
    public.fail_abandoned_mails(),
    public.list_unreported(integer),
    public.queue_daily_list(jsonb, uuid[], uuid[]),
    public.erase_mails_before(timestamptz)
  to service_role;
end;
$$;

select private.apply_grants();
