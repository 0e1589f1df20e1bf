-- eWork, sessions: who is signed in, and how one comes to be.
-- Why: a student is not an account of Supabase. What a student may see and change hangs on a session of our own: a random
-- token, of which only the SHA-256 is stored.
-- Tables: ework_admins, ework_sessions, ework_codes.
-- Risks: no API role, the service role included, has any right on these tables. So every function here is `security definer`
-- (that is the reason for each of them), executable by the service role alone; only enter_ework is for learners. Each takes the hash of a session's token
-- first and finds out by itself who is asking. Refusals: PT401 no live session, PT403 the other role's session, PT404 not there
-- or not theirs, PT422 no such item.

create table public.ework_admins (
  user_id uuid primary key references auth.users (id) on delete cascade,
  granted_at timestamptz not null default now()
);
comment on table public.ework_admins is 'Accounts whose holders run eWork. Written by npm run admin:grant alone. Closed: reached through functions only.';

create table public.ework_sessions (
  token_hash text primary key check (token_hash ~ '^[0-9a-f]{64}$'),
  student_id uuid references public.ework_students on delete cascade,
  admin_id uuid references public.ework_admins on delete cascade,
  auth_session_id uuid,
  started_at timestamptz not null default now(),
  used_at timestamptz not null default now(),
  expires_at timestamptz not null,
  check (num_nonnulls(student_id, admin_id) = 1)
);
comment on table public.ework_sessions is 'Who is signed in to eWork; a row that is gone is a session that has ended. Closed: reached through functions only.';
comment on column public.ework_sessions.auth_session_id is 'The session of the main site that let this person in: the one ends with the other.';
comment on column public.ework_sessions.used_at is 'When an admin last did something with it, to within five minutes.';
create index ework_sessions_student on public.ework_sessions (student_id) where student_id is not null;
create index ework_sessions_admin on public.ework_sessions (admin_id) where admin_id is not null;
create index ework_sessions_auth on public.ework_sessions (auth_session_id) where auth_session_id is not null;
create index ework_sessions_expires_at on public.ework_sessions (expires_at);

create table public.ework_codes (
  code_id uuid primary key default gen_random_uuid(),
  student_id uuid not null references public.ework_students on delete cascade,
  code_hash text not null check (code_hash ~ '^[0-9a-f]{64}$'),
  requested_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null
);
comment on table public.ework_codes is 'Codes that were mailed and not used, for ten minutes each. Wrong tries are counted by address and network, in rate_limits. Closed: reached through functions only.';
create index ework_codes_student on public.ework_codes (student_id);
create index ework_codes_expires_at on public.ework_codes (expires_at);

alter table public.ework_admins enable row level security;
alter table public.ework_sessions enable row level security;
alter table public.ework_codes enable row level security;

-- An admin's ends after twelve hours, or after an hour without use; a student's thirty days after it was last used.
create function private.ework_session_time(p_is_admin boolean) returns interval
language sql
immutable
set search_path = ''
as $$
  select case when p_is_admin then interval '12 hours' else interval '30 days' end;
$$;
comment on function private.ework_session_time is 'How long an eWork session lasts.';

create function private.find_ework_session(p_token_hash text) returns public.ework_sessions
language sql
stable
security definer
set search_path = ''
as $$
  select s.*
  from public.ework_sessions s left join public.ework_students t using (student_id)
  where s.token_hash = p_token_hash
    and s.expires_at > now()
    and t.ended_at is null
    and (s.admin_id is null or s.used_at > now() - interval '1 hour')
    and (
      s.auth_session_id is null
      or private.is_live_session(s.auth_session_id)
    );
$$;
comment on function private.find_ework_session is 'The live session of a token, or nulls.';

create function private.require_ework_student(p_token_hash text) returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_session public.ework_sessions := private.find_ework_session(p_token_hash);
begin
  if v_session.token_hash is null then
    raise exception 'no live session' using errcode = 'PT401';
  elsif v_session.student_id is null then
    raise exception 'a session of the other role' using errcode = 'PT403';
  end if;
  -- Once a day is often enough: a read must not become a write each time.
  if v_session.expires_at < now() + private.ework_session_time(false) - interval '1 day' then
    update public.ework_sessions s set expires_at = now() + private.ework_session_time(false)
    where s.token_hash = p_token_hash;
  end if;
  return v_session.student_id;
end;
$$;
comment on function private.require_ework_student is 'The one student whose session this is. Raises PT401 or PT403.';

create function private.require_ework_admin(p_token_hash text) returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_session public.ework_sessions := private.find_ework_session(p_token_hash);
begin
  if v_session.token_hash is null then
    raise exception 'no live session' using errcode = 'PT401';
  elsif v_session.admin_id is null then
    raise exception 'a session of the other role' using errcode = 'PT403';
  end if;
  if v_session.used_at < now() - interval '5 minutes' then
    update public.ework_sessions s set used_at = now() where s.token_hash = p_token_hash;
  end if;
  return v_session.admin_id;
end;
$$;
comment on function private.require_ework_admin is 'The admin whose session this is. Raises PT401 or PT403.';

create function private.start_ework_student(p_student_id uuid, p_token_hash text, p_auth_session_id uuid) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_student public.ework_students;
begin
  insert into public.ework_sessions (token_hash, student_id, auth_session_id, expires_at)
  values (p_token_hash, p_student_id, p_auth_session_id, now() + private.ework_session_time(false));
  update public.ework_students s set last_signed_in_at = now() where s.student_id = p_student_id returning * into strict v_student;
  return private.describe_ework_student(v_student);
end;
$$;
comment on function private.start_ework_student is 'Begins a session of a student who has proven to be one.';

create function public.sign_in_ework_student(p_email text, p_token_hash text) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_student_id uuid;
begin
  select s.student_id into v_student_id from public.ework_students s where s.email_key = private.address_key(p_email) and s.ended_at is null;
  return case when found then private.start_ework_student(v_student_id, p_token_hash, null) end;
end;
$$;
comment on function public.sign_in_ework_student is 'Sign-in by address alone; null for an address that is no student''s. Service role only.';

-- A new code leaves the two before it working, so that a stranger who asks for another does not stop the one that is being
-- typed; more than three at once would make guessing one too easy.
create function public.request_ework_code(
  p_email text, p_code_hash text, p_mail jsonb
) returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_student public.ework_students;
begin
  select * into v_student from public.ework_students s where s.email_key = private.address_key(p_email) and s.ended_at is null;
  if not found then
    return null;
  end if;
  delete from public.ework_codes c
  where c.student_id = v_student.student_id and (c.expires_at <= now() or c.code_id in (
    select k.code_id from public.ework_codes k where k.student_id = v_student.student_id order by k.requested_at desc offset 2
  ));
  insert into public.ework_codes (student_id, code_hash, expires_at)
  values (v_student.student_id, p_code_hash, now() + interval '10 minutes');
  return private.write_mail(p_mail, null, v_student.email);
end;
$$;
comment on function public.request_ework_code is 'Queues the mail with a code; null for an address that is no student''s. Service role only.';

-- Wrong codes are counted by the caller, for each network apart: a stranger's tries take nothing from the student's.
create function public.sign_in_ework_with_code(p_email text, p_code_hash text, p_token_hash text) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_student_id uuid;
begin
  -- One try after the other, so that a code opens one session.
  select s.student_id into v_student_id from public.ework_students s
  where s.email_key = private.address_key(p_email) and s.ended_at is null
  for no key update;
  if not found then
    return null;
  end if;
  if exists (
    select 1 from public.ework_codes c
    where c.student_id = v_student_id and c.code_hash = p_code_hash and c.expires_at > now()
  ) then
    delete from public.ework_codes c where c.student_id = v_student_id;
    return private.start_ework_student(v_student_id, p_token_hash, null);
  end if;
  return null;
end;
$$;
comment on function public.sign_in_ework_with_code is 'Sign-in with a mailed code; null for a wrong one. Service role only.';

-- Called after Auth has accepted a password: p_user_id is the account that it proved, never one found by what was typed.
create function public.sign_in_ework_admin(p_user_id uuid, p_token_hash text) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.ework_sessions (token_hash, admin_id, expires_at)
  select p_token_hash, a.user_id, now() + private.ework_session_time(true)
  from public.ework_admins a join auth.users u on u.id = a.user_id
  where a.user_id = p_user_id and u.email_confirmed_at is not null;
  return found;
end;
$$;
comment on function public.sign_in_ework_admin is 'Begins the session of an admin whose password was right; false for anybody else. Service role only.';

-- For a learner who is signed in to the main site: an admin, or a student by the address that the account has proven.
create function public.enter_ework(p_token_hash text) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_learner_id uuid := private.current_learner_id();
  v_auth_session_id uuid := (auth.jwt() ->> 'session_id')::uuid;
  v_student_id uuid;
begin
  -- A browser that lost its cookie begins again; two tabs of it may do so at the same moment, so that the last one stays too.
  delete from public.ework_sessions s
  where s.auth_session_id = v_auth_session_id and s.token_hash not in (
    select k.token_hash from public.ework_sessions k where k.auth_session_id = v_auth_session_id order by k.started_at desc limit 1
  );
  insert into public.ework_sessions (token_hash, admin_id, auth_session_id, expires_at)
  select p_token_hash, a.user_id, v_auth_session_id, now() + private.ework_session_time(true)
  from public.ework_admins a where a.user_id = v_learner_id;
  if found then
    return jsonb_build_object('role', 'admin');
  end if;
  select s.student_id into v_student_id
  from auth.users u join public.ework_students s on s.email_key = u.email
  where u.id = v_learner_id and u.email_confirmed_at is not null and s.ended_at is null;
  return case when found then jsonb_build_object(
    'role', 'student', 'student', private.start_ework_student(v_student_id, p_token_hash, v_auth_session_id)
  ) end;
end;
$$;
comment on function public.enter_ework is 'Lets the signed-in learner into eWork as the admin or student that they are; null for anybody else.';

create function public.resume_ework(p_token_hash text) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_session public.ework_sessions := private.find_ework_session(p_token_hash);
  v_student_id uuid;
  v_student public.ework_students;
begin
  if v_session.token_hash is null then
    return null;
  elsif v_session.admin_id is not null then
    return jsonb_build_object('role', 'admin');
  end if;
  v_student_id := private.require_ework_student(p_token_hash);
  select * into strict v_student from public.ework_students s where s.student_id = v_student_id;
  return jsonb_build_object('role', 'student', 'student', private.describe_ework_student(v_student));
end;
$$;
comment on function public.resume_ework is 'Whose session this is; null for one that is not live. Service role only.';

create function public.end_ework_session(p_token_hash text) returns boolean
language sql
security definer
set search_path = ''
as $$
  with ended as (delete from public.ework_sessions s where s.token_hash = p_token_hash returning 1)
  select exists (select 1 from ended);
$$;
comment on function public.end_ework_session is 'Ends a session; ending it twice does no harm. Service role only.';

-- A password is changed where someone else may know it: a session of that admin by the old one ends. Runs as Auth's own
-- role, which has no rights here.
create function private.end_ework_admin_sessions() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.ework_sessions s where s.admin_id = new.id;
  return new;
end;
$$;
comment on function private.end_ework_admin_sessions is 'Ends an admin''s eWork sessions when the password of the account changes.';

create trigger end_ework_admin_sessions after update on auth.users
  for each row when (old.encrypted_password is distinct from new.encrypted_password)
  execute function private.end_ework_admin_sessions();

create function private.grants_of_ework_sessions() returns void
language plpgsql
set search_path = ''
as $$
begin
  grant execute on function public.enter_ework(text) to authenticated;
  grant execute on function
    public.sign_in_ework_student(text, text),
    public.request_ework_code(text, text, jsonb),
    public.sign_in_ework_with_code(text, text, text),
    public.sign_in_ework_admin(uuid, text),
    public.resume_ework(text),
    public.end_ework_session(text)
  to service_role;
end;
$$;
comment on function private.grants_of_ework_sessions is 'What the API roles may do with sessions of eWork: call functions, and nothing else.';

select private.apply_grants();
