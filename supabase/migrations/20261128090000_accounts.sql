-- Accounts: who is signed in, what a learner is called, what the bell says.
-- Why: signed-in pages need a person. Auth keeps the address and the password; here stands what the product adds.
-- Tables: learners, notifications, email_changes.
-- Risks: a token stays valid in the data API until it expires, after signing out too. So each policy and each function for
-- learners asks private.session_is_live(). What a learner may not choose (whose row, when, what is said) has no column grant.
-- `security definer` is for functions that read or change what is Auth's (auth.users, auth.sessions), which no API role may.

create table public.learners (
  learner_id uuid primary key references auth.users (id) on delete cascade,
  first_name text not null default '' check (private.is_clean_name(first_name)),
  last_name text not null default '' check (private.is_clean_name(last_name)),
  notification_mails boolean not null default true,
  created_at timestamptz not null default now()
);
comment on table public.learners is 'A person with an account. The address is in auth.users alone.';
comment on column public.learners.notification_mails is 'Whether what the bell says is sent by e-mail too.';

create table public.notifications (
  notification_id uuid primary key default gen_random_uuid(),
  notification_number bigint generated always as identity,
  learner_id uuid not null references public.learners on delete cascade,
  kind text not null check (kind ~ '^[a-z][a-z-]{0,39}$'),
  title text not null check (char_length(title) between 1 and 120),
  href text not null check (href ~ '^/[^/\\]' and char_length(href) <= 200),
  created_at timestamptz not null default now(),
  read_at timestamptz,
  mailed_at timestamptz
);
comment on table public.notifications is 'What the bell says to one learner.';
comment on column public.notifications.href is 'A path of this site that leads to what the notification is about.';
comment on column public.notifications.notification_number is 'The order in which they were made; several share one moment.';
create index notifications_learner on public.notifications (learner_id, notification_number desc);
create index notifications_unread on public.notifications (learner_id) where read_at is null;

create table public.email_changes (
  learner_id uuid primary key references public.learners on delete cascade,
  email text not null check (private.is_canonical_address(email)),
  code_hash text not null check (code_hash ~ '^[0-9a-f]{64}$'),
  tries integer not null default 0 check (tries between 0 and 5),
  requested_at timestamptz not null default now()
);
comment on table public.email_changes is 'An address that waits for its code, for ten minutes and five tries. Closed: service role only.';

-- A session ends 90 days after it began, or when nobody has used it for 30. Auth is set to the same (supabase/config.toml), but only
-- looks when a token is exchanged, and not everywhere. Definer, because auth.sessions is not for API roles to read.
create function private.is_live_session(p_session_id uuid) returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select 1 from auth.sessions s
    where s.id = p_session_id
      and (s.not_after is null or s.not_after > now())
      and s.created_at > now() - interval '90 days'
      and greatest(s.created_at, s.updated_at, s.refreshed_at) > now() - interval '30 days'
  );
$$;
comment on function private.is_live_session is 'Whether a session of Auth has neither been ended nor run out.';

-- Whether the token of this request belongs to a session that has not been ended. Definer, because auth.sessions is not
-- for learners to read; it answers about the caller's own token only.
create function private.session_is_live() returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select 1 from auth.sessions s
    where s.id = nullif(auth.jwt() ->> 'session_id', '')::uuid
      and s.user_id = nullif(auth.jwt() ->> 'sub', '')::uuid
      and private.is_live_session(s.id)
  );
$$;
comment on function private.session_is_live is 'Whether the caller''s own token belongs to a session that has not been ended.';

-- Definer for the same reason: the schema of auth.jwt() is not open to learners everywhere.
create function private.current_learner_id() returns uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not private.session_is_live() then
    raise exception 'not signed in' using errcode = 'PT401';
  end if;
  return (auth.jwt() ->> 'sub')::uuid;
end;
$$;
comment on function private.current_learner_id is 'The signed-in learner. Raises PT401 when the session is not live.';

alter table public.learners enable row level security;
create policy "A learner with a live session sees their own row" on public.learners
  for select to authenticated using (learner_id = (select auth.uid()) and (select private.session_is_live()));
create policy "A learner with a live session changes their own row" on public.learners
  for update to authenticated
  using (learner_id = (select auth.uid()) and (select private.session_is_live()))
  with check (learner_id = (select auth.uid()) and (select private.session_is_live()));

alter table public.notifications enable row level security;
create policy "A learner with a live session sees their own notifications" on public.notifications
  for select to authenticated using (learner_id = (select auth.uid()) and (select private.session_is_live()));
create policy "A learner with a live session marks their own notifications as read" on public.notifications
  for update to authenticated
  using (learner_id = (select auth.uid()) and (select private.session_is_live()))
  with check (learner_id = (select auth.uid()) and (select private.session_is_live()));

alter table public.email_changes enable row level security;

-- Something happened that the learner should hear of.
create function private.notify(p_learner_id uuid, p_kind text, p_title text, p_href text) returns void
language sql
set search_path = ''
as $$
  insert into public.notifications (learner_id, kind, title, href) values (p_learner_id, p_kind, p_title, p_href);
$$;
comment on function private.notify is 'Adds one notification. Called by the database functions of other capabilities.';

-- Runs when Auth stores a new user. Definer, because Auth's own role has no rights here. The names are what the person typed
-- at sign-up; the person who proves the address may still change them (set_names).
create function private.create_learner() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.learners (learner_id, first_name, last_name)
  values (
    new.id,
    coalesce(new.raw_user_meta_data ->> 'first_name', ''),
    coalesce(new.raw_user_meta_data ->> 'last_name', '')
  );
  perform private.notify(new.id, 'first-project', 'Choose your first project', '/projects');
  perform private.notify(new.id, 'profile', 'Complete your profile', '/account#profile');
  perform private.notify(new.id, 'welcome', 'Welcome to your dashboard', '/dashboard');
  return new;
end;
$$;
comment on function private.create_learner is 'Makes the learner of a new account, with the three notifications that everybody starts with.';

create trigger create_learner after insert on auth.users
  for each row execute function private.create_learner();

-- Auth can be asked by anyone who has the publishable key, so the one spelling is demanded there too. Definer, because Auth's
-- own role has no rights here.
create function private.require_canonical_address() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- Auth keeps addresses in lower case, so that its own column is the key.
  if not private.is_canonical_address(new.email) or new.email <> private.address_key(new.email) then
    raise exception 'not the canonical spelling of an address' using errcode = 'PT422';
  end if;
  return new;
end;
$$;
comment on function private.require_canonical_address is 'Refuses an account whose address is not in its one spelling.';

create trigger require_canonical_address before insert or update of email on auth.users
  for each row execute function private.require_canonical_address();

-- A code that was mailed opens the account of the address and password that it was asked for: once either has changed, none
-- that is still in a mailbox works. Definer, for the table that only the hosted Auth has. Auth reads an absent token as ''.
create function private.revoke_codes() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.confirmation_token := '';
  new.recovery_token := '';
  new.email_change_token_new := '';
  new.email_change_token_current := '';
  new.reauthentication_token := '';
  if to_regclass('auth.one_time_tokens') is not null then
    execute 'delete from auth.one_time_tokens where user_id = $1' using new.id;
  end if;
  return new;
end;
$$;
comment on function private.revoke_codes is 'Takes back the codes that Auth has mailed, when the address or the password of an account changes.';

create trigger revoke_codes before update on auth.users
  for each row when (old.email is distinct from new.email or old.encrypted_password is distinct from new.encrypted_password)
  execute function private.revoke_codes();

create function public.read_account()
returns table (learner_id uuid, first_name text, last_name text, email text, notification_mails boolean, created_at timestamptz, pending_email text, unread integer)
language sql
stable
security definer
set search_path = ''
as $$
  -- Definer for the address in auth.users and the pending one; both are read for the caller alone.
  select l.learner_id, l.first_name, l.last_name, u.email::text, l.notification_mails, l.created_at,
         (select c.email from public.email_changes c where c.learner_id = l.learner_id and c.requested_at > now() - interval '10 minutes'),
         (select count(*)::integer from public.notifications n where n.learner_id = l.learner_id and n.read_at is null)
  from public.learners l join auth.users u on u.id = l.learner_id
  where l.learner_id = private.current_learner_id();
$$;
comment on function public.read_account is 'The signed-in learner as the header and the account page show them.';

-- A null leaves that value as it is.
create function public.change_profile(p_first_name text, p_last_name text, p_notification_mails boolean) returns void
language plpgsql
set search_path = ''
as $$
begin
  update public.learners l
  set first_name = coalesce(p_first_name, l.first_name),
      last_name = coalesce(p_last_name, l.last_name),
      notification_mails = coalesce(p_notification_mails, l.notification_mails)
  where l.learner_id = private.current_learner_id();
end;
$$;
comment on function public.change_profile is 'Changes names and settings of the signed-in learner.';

create function public.list_notifications()
returns table (notification_id uuid, title text, href text, created_at timestamptz, is_read boolean)
language sql
stable
set search_path = ''
as $$
  select n.notification_id, n.title, n.href, n.created_at, n.read_at is not null
  from public.notifications n
  where n.learner_id = private.current_learner_id()
  order by n.notification_number desc
  limit 50;
$$;
comment on function public.list_notifications is 'The newest fifty notifications of the signed-in learner, newest first.';

-- All of them when p_notification_id is null. Raises PT404 for one that is not the caller's.
create function public.mark_notifications_read(p_notification_id uuid) returns integer
language plpgsql
set search_path = ''
as $$
declare
  v_learner_id uuid := private.current_learner_id();
begin
  if p_notification_id is not null and not exists (
    select 1 from public.notifications n where n.notification_id = p_notification_id and n.learner_id = v_learner_id
  ) then
    raise exception 'no such notification' using errcode = 'PT404';
  end if;
  update public.notifications n set read_at = now()
  where n.learner_id = v_learner_id and n.read_at is null
    and (p_notification_id is null or n.notification_id = p_notification_id);
  return (select count(*) from public.notifications n where n.learner_id = v_learner_id and n.read_at is null);
end;
$$;
comment on function public.mark_notifications_read is 'Marks one or all notifications of the signed-in learner as read; gives how many are left.';

-- What a mail to an address should say: whether it has an account, and whether the address was proven.
create function public.find_account(p_email text)
returns table (learner_id uuid, is_confirmed boolean, first_name text)
language sql
stable
security definer
set search_path = ''
as $$
  -- Definer, because the service role has no rights on auth.users on every platform.
  select u.id, u.email_confirmed_at is not null, l.first_name
  from auth.users u join public.learners l on l.learner_id = u.id
  where u.email = private.address_key(p_email);
$$;
comment on function public.find_account is 'The account of an address, for services that never say so to the caller. Service role only.';

create function public.request_email_change(p_learner_id uuid, p_email text, p_code_hash text) returns void
language sql
set search_path = ''
as $$
  insert into public.email_changes (learner_id, email, code_hash) values (p_learner_id, private.address_key(p_email), p_code_hash)
  on conflict (learner_id) do update set email = excluded.email, code_hash = excluded.code_hash, tries = 0, requested_at = now();
$$;
comment on function public.request_email_change is 'Notes which address waits for which code. Service role only.';

-- Raises nothing for a wrong code, because the counted try must stay: gives null then, else the old address.
create function public.confirm_email_change(p_learner_id uuid, p_code_hash text) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_change public.email_changes;
  v_old text;
begin
  -- Definer for auth.users, where the address stands.
  select * into v_change from public.email_changes c where c.learner_id = p_learner_id for update;
  if not found or v_change.requested_at < now() - interval '10 minutes' or v_change.tries >= 5 then
    return null;
  end if;
  if v_change.code_hash <> p_code_hash then
    update public.email_changes c set tries = c.tries + 1 where c.learner_id = p_learner_id;
    return null;
  end if;
  delete from public.email_changes c where c.learner_id = p_learner_id;
  if exists (select 1 from auth.users u where u.email = v_change.email and u.id <> p_learner_id) then
    return null;
  end if;
  select u.email into v_old from auth.users u where u.id = p_learner_id;
  update auth.users u set email = v_change.email, email_confirmed_at = now(), updated_at = now() where u.id = p_learner_id;
  -- identities.email is generated from identity_data on the hosted platform and a plain column locally.
  update auth.identities i
  set identity_data = i.identity_data || jsonb_build_object('email', v_change.email, 'email_verified', true), updated_at = now()
  where i.user_id = p_learner_id and i.provider = 'email';
  return v_old;
end;
$$;
comment on function public.confirm_email_change is 'Moves an account to the address that waited, if the code is right. Service role only.';

-- Auth keeps a log of its own, with addresses in it. Definer, for that table.
create function private.forget_in_auth_log(p_user_id uuid, p_email text) returns void
language sql
security definer
set search_path = ''
as $$
  delete from auth.audit_log_entries a
  where strpos(a.payload::text, p_user_id::text) > 0
     or strpos(private.address_key(a.payload::text), to_json(p_email)::text) > 0;
$$;
comment on function private.forget_in_auth_log is 'Erases what the log of Auth says about one account and one address.';

create function public.delete_account(p_learner_id uuid) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_email text;
begin
  -- Definer for auth.users. Everything of a learner hangs on that row, sessions and tokens too.
  select u.email into v_email from auth.users u where u.id = p_learner_id;
  if not found then
    return false;
  end if;
  delete from public.outbox_mails m where m.recipient_key = private.address_key(v_email) and m.enquiry_id is null;
  delete from auth.users u where u.id = p_learner_id;
  perform private.forget_in_auth_log(p_learner_id, v_email);
  return true;
end;
$$;
comment on function public.delete_account is 'Deletes an account and everything of it. Service role only.';

-- Notifications that nobody has read after p_before, of learners who want mails and have a proven address. What everybody starts
-- with is not mailed. A page of p_limit learners, the longest waiting first, after the notification number of the page before.
create function public.list_unmailed_notifications(p_before timestamptz, p_after bigint, p_limit integer)
returns table (first_number bigint, learner_id uuid, email text, notification_ids uuid[], titles text[])
language sql
stable
security definer
set search_path = ''
as $$
  -- Definer for the address in auth.users.
  select min(n.notification_number), l.learner_id, u.email::text,
         array_agg(n.notification_id order by n.notification_number), array_agg(n.title order by n.notification_number)
  from public.notifications n
  join public.learners l on l.learner_id = n.learner_id
  join auth.users u on u.id = l.learner_id
  where n.read_at is null and n.mailed_at is null and n.created_at < p_before
    and n.kind not in ('welcome', 'profile', 'first-project')
    and l.notification_mails and u.email_confirmed_at is not null
  group by l.learner_id, u.email
  having min(n.notification_number) > p_after
  order by min(n.notification_number)
  limit p_limit;
$$;
comment on function public.list_unmailed_notifications is 'What the bell says and a mail should say too. Service role only.';

-- Both or neither: the notifications are marked and the mail is queued. False when another worker was quicker.
create function public.queue_notification_mail(p_notification_ids uuid[], p_mail jsonb) returns boolean
language plpgsql
set search_path = ''
as $$
declare
  v_marked integer;
begin
  update public.notifications n set mailed_at = now()
  where n.notification_id = any (p_notification_ids) and n.mailed_at is null;
  get diagnostics v_marked = row_count;
  if v_marked < cardinality(p_notification_ids) then
    update public.notifications n set mailed_at = null
    where n.notification_id = any (p_notification_ids) and n.mailed_at = now();
    return false;
  end if;
  return public.queue_mail(p_mail);
end;
$$;
comment on function public.queue_notification_mail is 'Queues one mail about notifications and marks them as mailed. Service role only.';

create index notifications_unmailed on public.notifications (created_at) where mailed_at is null and read_at is null;

create function private.erase_from_accounts(p_email text) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id uuid;
begin
  -- Definer for auth.users.
  delete from public.email_changes c where c.email = p_email;
  delete from auth.users u where u.email = p_email returning u.id into v_user_id;
  perform private.forget_in_auth_log(v_user_id, p_email);
  return jsonb_build_object('accounts', case when v_user_id is null then 0 else 1 end);
end;
$$;
comment on function private.erase_from_accounts is 'Erases one person''s account and everything of it.';

-- Accounts whose address was never proven are of no use to anybody.
create function public.erase_unconfirmed_accounts(p_before timestamptz) returns integer
language sql
security definer
set search_path = ''
as $$
  -- Definer for auth.users.
  with gone as (delete from auth.users u where u.email_confirmed_at is null and u.created_at < p_before returning 1)
  select count(*)::integer from gone;
$$;
comment on function public.erase_unconfirmed_accounts is 'Retention: erases accounts that were never confirmed. Service role only.';

-- The time runs from the last sign of life: signing in, using a session, or something happening that the bell told of.
create function public.erase_old_learners(p_before timestamptz) returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user record;
  v_count integer := 0;
begin
  -- Definer for auth.users.
  for v_user in
    select u.id, u.email::text as email
    from auth.users u join public.learners l on l.learner_id = u.id
    where greatest(
      u.created_at, u.last_sign_in_at,
      (select max(s.updated_at) from auth.sessions s where s.user_id = u.id),
      (select max(n.created_at) from public.notifications n where n.learner_id = u.id)
    ) < p_before
  loop
    delete from auth.users u where u.id = v_user.id;
    perform private.forget_in_auth_log(v_user.id, v_user.email);
    v_count := v_count + 1;
  end loop;
  return v_count;
end;
$$;
comment on function public.erase_old_learners is 'Retention: erases accounts without a sign of life since a moment, with everything of them. Service role only.';

create function private.export_of_accounts(p_learner_id uuid) returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  -- Definer for the address in auth.users.
  select jsonb_build_object(
    'account', jsonb_build_object(
      'firstName', l.first_name, 'lastName', l.last_name, 'email', u.email, 'notificationMails', l.notification_mails,
      'createdAt', l.created_at, 'lastSignInAt', u.last_sign_in_at
    ),
    'sessions', (
      select coalesce(jsonb_agg(jsonb_build_object('startedAt', s.created_at, 'lastUsedAt', s.updated_at) order by s.created_at), '[]')
      from auth.sessions s where s.user_id = l.learner_id
    ),
    'notifications', (
      select coalesce(jsonb_agg(jsonb_build_object('title', n.title, 'href', n.href, 'createdAt', n.created_at, 'readAt', n.read_at) order by n.notification_number), '[]')
      from public.notifications n where n.learner_id = l.learner_id
    )
  )
  from public.learners l join auth.users u on u.id = l.learner_id
  where l.learner_id = p_learner_id;
$$;
comment on function private.export_of_accounts is 'What accounts keep about one learner, for their download.';

-- Definer, because what a capability keeps may be closed to the learner's own role; it exports the caller and nobody else.
create function public.export_account() returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_learner_id uuid := private.current_learner_id();
  v_exporter text;
  v_part jsonb;
  v_export jsonb := '{}'::jsonb;
begin
  for v_exporter in
    select p.proname from pg_catalog.pg_proc p
    where p.pronamespace = 'private'::regnamespace and p.proname like 'export\_of\_%'
    order by p.proname
  loop
    execute format('select private.%I($1)', v_exporter) into v_part using v_learner_id;
    v_export := v_export || coalesce(v_part, '{}'::jsonb);
  end loop;
  return v_export;
end;
$$;
comment on function public.export_account is 'Everything that is kept about the signed-in learner; calls each private.export_of_<capability>().';

create function private.grants_of_accounts() returns void
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
    public.erase_old_learners(timestamptz),
    public.list_unmailed_notifications(timestamptz, bigint, integer),
    public.queue_notification_mail(uuid[], jsonb)
  to service_role;
end;
$$;
comment on function private.grants_of_accounts is 'What the API roles may do with accounts.';

select private.apply_grants();
