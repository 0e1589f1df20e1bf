-- Staff: who works at the desk, how they come in, and a line for everything they look at or change there.
-- Why: someone who reads the letters of strangers has proven more than a cookie. A member of staff signs in like any learner, and then
-- enters the desk with the password again and a code by mail. That entry belongs to the one session, lasts twelve hours, and ends with it.
-- Tables: staff_roles, desk_codes, desk_entries, audit_lines.
-- Risks: policies and functions of the desk ask private.is_at_desk() or private.require_staff(); what shows a person's data writes an
-- audit line in the same transaction. Codes and entries are made by the service role alone, or anyone with a token could choose
-- their own code. `security definer` is for functions that callers with a token use: no API role reads these tables.
-- Refusals: PT401 not signed in, PT403 no such role, PT428 the desk must be entered first.

create table public.staff_roles (
  user_id uuid not null references auth.users (id) on delete cascade,
  role text not null check (role in ('desk', 'mentor', 'examiner')),
  granted_at timestamptz not null default now(),
  primary key (user_id, role)
);
comment on table public.staff_roles is 'Who is staff, and as what. Closed: only the service role writes it (npm run staff:grant).';

create table public.desk_codes (
  session_id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  code_hash text not null check (code_hash ~ '^[0-9a-f]{64}$'),
  tries integer not null default 0 check (tries between 0 and 5),
  requested_at timestamptz not null default now()
);
comment on table public.desk_codes is 'Sessions that wait for the code which opens the desk, for ten minutes and five tries. Closed: service role only.';
create index desk_codes_user on public.desk_codes (user_id);

create table public.desk_entries (
  session_id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  entered_at timestamptz not null default now(),
  expires_at timestamptz not null
);
comment on table public.desk_entries is 'Sessions that have entered the desk. One counts only while its session lives. Closed: service role only.';
create index desk_entries_user on public.desk_entries (user_id);
create index desk_entries_expires_at on public.desk_entries (expires_at);

create table public.audit_lines (
  line_number bigint generated always as identity primary key,
  happened_at timestamptz not null default now(),
  staff_id uuid references auth.users (id) on delete set null,
  action text not null check (action ~ '^[a-z][a-z-]{0,39}$'),
  enquiry_id uuid references public.enquiries on delete set null,
  learner_id uuid references public.learners on delete set null,
  detail text check (char_length(detail) between 1 and 200)
);
comment on table public.audit_lines is 'One line for every look at a person''s data and every change at the desk. Closed: read through list_audit_lines.';
comment on column public.audit_lines.staff_id is 'Who did it; null for a command, and once that account is gone.';
comment on column public.audit_lines.learner_id is 'Whose account it was about. Emptied, like enquiry_id, when that person is erased: the line then says only that it happened.';
comment on column public.audit_lines.detail is 'States, counts and names of fields. Never a word of, or about, a person.';
create index audit_lines_staff on public.audit_lines (staff_id) where staff_id is not null;
create index audit_lines_enquiry on public.audit_lines (enquiry_id, line_number desc) where enquiry_id is not null;
create index audit_lines_learner on public.audit_lines (learner_id, line_number desc) where learner_id is not null;

alter table public.staff_roles enable row level security;
alter table public.desk_codes enable row level security;
alter table public.desk_entries enable row level security;
alter table public.audit_lines enable row level security;

create function private.is_at_desk(p_role text) returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select private.session_is_live() and exists (
    select 1
    from public.staff_roles r join public.desk_entries e on e.user_id = r.user_id
    where r.role = p_role
      and r.user_id = nullif(auth.jwt() ->> 'sub', '')::uuid
      and e.session_id = nullif(auth.jwt() ->> 'session_id', '')::uuid
      and e.expires_at > now()
  );
$$;
comment on function private.is_at_desk is 'Whether the caller holds this role and has entered the desk with the session of their own token.';

create function private.require_staff(p_role text) returns uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_user_id uuid := private.current_learner_id();
begin
  if not exists (select 1 from public.staff_roles r where r.user_id = v_user_id and r.role = p_role) then
    raise exception 'not in this role' using errcode = 'PT403';
  elsif not private.is_at_desk(p_role) then
    raise exception 'the desk must be entered first' using errcode = 'PT428';
  end if;
  return v_user_id;
end;
$$;
comment on function private.require_staff is 'The member of staff who is calling. Raises PT401, PT403 or PT428.';

create function public.check_staff(p_role text) returns uuid
language sql
stable
set search_path = ''
as $$
  select private.require_staff(p_role);
$$;
comment on function public.check_staff is 'What every endpoint for staff asks before anything else. Raises PT401, PT403 or PT428.';

-- p_detail never has a word of, or about, a person: it outlives them.
create function private.note_at_desk(
  p_staff_id uuid, p_action text, p_enquiry_id uuid default null, p_learner_id uuid default null, p_detail text default null
) returns void
language sql
set search_path = ''
as $$
  insert into public.audit_lines (staff_id, action, enquiry_id, learner_id, detail)
  values (p_staff_id, p_action, p_enquiry_id, p_learner_id, p_detail);
$$;
comment on function private.note_at_desk is 'Writes one audit line, in the transaction of what it is about.';

-- Whether, and until when, the caller is at the desk; no roles for anyone who is not staff.
create function public.read_desk()
returns table (user_id uuid, session_id uuid, first_name text, last_name text, email text, roles text[], entered_until timestamptz)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  -- Definer for the address in auth.users; everything is the caller's own.
  v_user_id uuid := private.current_learner_id();
  v_session_id uuid := (auth.jwt() ->> 'session_id')::uuid;
begin
  return query
  select v_user_id, v_session_id, l.first_name, l.last_name, u.email::text,
         array(select r.role from public.staff_roles r where r.user_id = v_user_id order by r.role),
         (select e.expires_at from public.desk_entries e
          where e.session_id = v_session_id and e.user_id = v_user_id and e.expires_at > now())
  from public.learners l join auth.users u on u.id = l.learner_id
  where l.learner_id = v_user_id;
end;
$$;
comment on function public.read_desk is 'The caller''s own roles and entry.';

-- False for someone who is not staff.
create function public.request_desk_entry(p_user_id uuid, p_session_id uuid, p_code_hash text) returns boolean
language plpgsql
set search_path = ''
as $$
begin
  if not exists (select 1 from public.staff_roles r where r.user_id = p_user_id) then
    return false;
  end if;
  insert into public.desk_codes (session_id, user_id, code_hash) values (p_session_id, p_user_id, p_code_hash)
  on conflict (session_id) do update
    set user_id = excluded.user_id, code_hash = excluded.code_hash, tries = 0, requested_at = now();
  return true;
end;
$$;
comment on function public.request_desk_entry is 'Notes which session waits for which code, once the password was right. Service role only.';

-- Raises nothing for a wrong code, because the counted try must stay: gives null then.
create function public.confirm_desk_entry(p_user_id uuid, p_session_id uuid, p_code_hash text) returns timestamptz
language plpgsql
security definer
set search_path = ''
as $$
declare
  -- Definer, because is_live_session reads auth.sessions.
  v_code public.desk_codes;
  v_until timestamptz := now() + interval '12 hours';
begin
  select * into v_code from public.desk_codes c where c.session_id = p_session_id and c.user_id = p_user_id for update;
  if not found or v_code.requested_at < now() - interval '10 minutes' or v_code.tries >= 5 then
    return null;
  end if;
  if v_code.code_hash <> p_code_hash then
    update public.desk_codes c set tries = c.tries + 1 where c.session_id = p_session_id;
    return null;
  end if;
  delete from public.desk_codes c where c.session_id = p_session_id;
  if not private.is_live_session(p_session_id)
    or not exists (select 1 from public.staff_roles r where r.user_id = p_user_id) then
    return null;
  end if;
  insert into public.desk_entries (session_id, user_id, expires_at) values (p_session_id, p_user_id, v_until)
  on conflict (session_id) do update set user_id = excluded.user_id, entered_at = now(), expires_at = excluded.expires_at;
  perform private.note_at_desk(p_user_id, 'entered');
  return v_until;
end;
$$;
comment on function public.confirm_desk_entry is 'Enters the desk with the right code, for twelve hours; gives until when, or null. Service role only.';

create function public.leave_desk() returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  -- Definer, because no API role writes entries; it ends the caller's own.
  v_user_id uuid := private.current_learner_id();
begin
  delete from public.desk_entries e where e.session_id = (auth.jwt() ->> 'session_id')::uuid and e.user_id = v_user_id;
  if found then
    perform private.note_at_desk(v_user_id, 'left');
  end if;
end;
$$;
comment on function public.leave_desk is 'Ends the caller''s entry. Their session goes on.';

-- p_before is the line number that the page before ended with.
create function public.list_audit_lines(p_before bigint, p_limit integer)
returns table (line_number bigint, happened_at timestamptz, staff_name text, action text, enquiry_id uuid, reference text, learner_id uuid, detail text)
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- Definer: the lines are closed to every API role but through here.
  perform private.require_staff('desk');
  return query
  select a.line_number, a.happened_at, nullif(trim(s.first_name || ' ' || s.last_name), ''), a.action, a.enquiry_id, e.reference,
         a.learner_id, a.detail
  from public.audit_lines a
  left join public.learners s on s.learner_id = a.staff_id
  left join public.enquiries e on e.enquiry_id = a.enquiry_id
  where p_before is null or a.line_number < p_before
  order by a.line_number desc
  limit least(p_limit, 100);
end;
$$;
comment on function public.list_audit_lines is 'What was looked at and changed at the desk, the latest first. For the desk.';

create function public.set_staff_role(p_email text, p_role text, p_is_granted boolean) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  -- Definer for auth.users.
  v_user_id uuid;
  v_is_confirmed boolean;
begin
  select u.id, u.email_confirmed_at is not null into v_user_id, v_is_confirmed
  from auth.users u where u.email = private.address_key(p_email);
  if not found then
    return 'unknown';
  elsif p_is_granted and not v_is_confirmed then
    return 'unconfirmed';
  elsif p_is_granted then
    insert into public.staff_roles (user_id, role) values (v_user_id, p_role) on conflict (user_id, role) do nothing;
  else
    delete from public.staff_roles r where r.user_id = v_user_id and r.role = p_role;
    if not exists (select 1 from public.staff_roles r where r.user_id = v_user_id) then
      delete from public.desk_entries e where e.user_id = v_user_id;
      delete from public.desk_codes c where c.user_id = v_user_id;
    end if;
  end if;
  perform private.note_at_desk(null, case when p_is_granted then 'role-granted' else 'role-revoked' end, null, v_user_id, p_role);
  return case when p_is_granted then 'granted' else 'revoked' end;
end;
$$;
comment on function public.set_staff_role is 'Gives the account of an address a role, or takes it away. Service role only; npm run staff:grant.';

create function public.erase_audit_lines_before(p_before timestamptz) returns integer
language sql
set search_path = ''
as $$
  with gone as (delete from public.audit_lines a where a.happened_at < p_before returning 1)
  select count(*)::integer from gone;
$$;
comment on function public.erase_audit_lines_before is 'Retention: erases old audit lines. Service role only.';

create function public.forget_desk_entries() returns integer
language sql
set search_path = ''
as $$
  with codes as (delete from public.desk_codes c where c.requested_at < now() - interval '10 minutes'),
  gone as (delete from public.desk_entries e where e.expires_at < now() returning 1)
  select count(*)::integer from gone;
$$;
comment on function public.forget_desk_entries is 'Deletes entries and codes that have run out. Service role only.';

create function private.export_of_staff(p_learner_id uuid) returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object('staffRoles', jsonb_agg(jsonb_build_object('role', r.role, 'grantedAt', r.granted_at) order by r.role))
  from public.staff_roles r where r.user_id = p_learner_id
  having count(*) > 0;
$$;
comment on function private.export_of_staff is 'The roles of one person, for their download; nothing for anyone who has none.';

create function private.grants_of_staff() returns void
language plpgsql
set search_path = ''
as $$
begin
  grant execute on function private.is_at_desk(text), private.require_staff(text) to authenticated;
  grant execute on function
    public.check_staff(text), public.read_desk(), public.leave_desk(), public.list_audit_lines(bigint, integer)
  to authenticated;

  grant select, insert, update, delete on public.staff_roles, public.desk_codes, public.desk_entries to service_role;
  grant select, insert, delete on public.audit_lines to service_role;
  grant execute on function private.note_at_desk(uuid, text, uuid, uuid, text) to service_role;
  grant execute on function
    public.request_desk_entry(uuid, uuid, text),
    public.confirm_desk_entry(uuid, uuid, text),
    public.set_staff_role(text, text, boolean),
    public.erase_audit_lines_before(timestamptz),
    public.forget_desk_entries()
  to service_role;
end;
$$;
comment on function private.grants_of_staff is 'What the API roles may do with staff.';

select private.apply_grants();
