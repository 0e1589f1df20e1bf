-- Limits: how often something may be tried.
-- Why: a guesser and a program are stopped, and nobody else. Who is counted, and how often, is in netlify/services/tries.ts and
-- in the contracts; here it is counted, for all callers at once.
-- Tables: rate_limits.
-- Risk: a limit on a name that strangers may say can shut out its owner. So a request is counted against all its limits or none.

create table public.rate_limits (
  key text not null check (char_length(key) <= 120),
  window_start timestamptz not null,
  count integer not null check (count >= 0),
  expires_at timestamptz not null,
  primary key (key, window_start)
);
comment on table public.rate_limits is 'Counters of recent requests. Keys are keyed hashes: no address of a person or machine is stored. Closed: service role only.';

create index rate_limits_expires_at on public.rate_limits (expires_at);

alter table public.rate_limits enable row level security;

create function private.limit_window(p_seconds integer) returns timestamptz
language sql
stable
set search_path = ''
as $$
  select to_timestamp(floor(extract(epoch from now()) / p_seconds) * p_seconds);
$$;
comment on function private.limit_window is 'When the present window of so many seconds began.';

create function private.add_to_limits(p_keys text[], p_seconds integer[], p_count integer) returns void
language sql
set search_path = ''
as $$
  update public.rate_limits r set count = greatest(r.count + p_count, 0)
  from unnest(p_keys, p_seconds) as l (key, seconds)
  where r.key = l.key and r.window_start = private.limit_window(l.seconds);
$$;
comment on function private.add_to_limits is 'Adds to the counters of the present windows; never below 0.';

-- Counts one request against every key, or against none where one of them is full: what is refused fills no counter, so that
-- a stranger who has used up the narrow limit of their own network cannot go on to use up the wide one of an address.
-- Says how many seconds to wait: 0 when it was counted. The rows are locked in the order of their keys.
create function public.take_from_limits(p_keys text[], p_max integer[], p_seconds integer[]) returns integer
language plpgsql
set search_path = ''
as $$
declare
  v_limit record;
  v_count integer;
  v_wait integer := 0;
begin
  for v_limit in
    select l.key, l.max, w.starts_at, w.starts_at + make_interval(secs => l.seconds) as ends_at
    from unnest(p_keys, p_max, p_seconds) as l (key, max, seconds),
      lateral (select private.limit_window(l.seconds) as starts_at) as w
    order by l.key, w.starts_at
  loop
    insert into public.rate_limits as r (key, window_start, count, expires_at)
    values (v_limit.key, v_limit.starts_at, 0, v_limit.ends_at)
    on conflict (key, window_start) do update set count = r.count
    returning r.count into v_count;
    if v_count >= v_limit.max then
      v_wait := greatest(v_wait, ceil(extract(epoch from v_limit.ends_at - now()))::integer, 1);
    end if;
  end loop;
  if v_wait = 0 then
    perform private.add_to_limits(p_keys, p_seconds, 1);
  end if;
  return v_wait;
end;
$$;
comment on function public.take_from_limits is 'Counts one request against all keys or none. Fixed windows. Service role only.';

-- A guess is counted before it is tried, so that many at once are not one. The right one is taken back.
create function public.give_back_to_limits(p_keys text[], p_seconds integer[]) returns void
language sql
set search_path = ''
as $$
  select private.add_to_limits(p_keys, p_seconds, -1);
$$;
comment on function public.give_back_to_limits is 'Takes back what take_from_limits has counted. Service role only.';

create function public.forget_old_limits() returns integer
language sql
set search_path = ''
as $$
  with gone as (delete from public.rate_limits where expires_at < now() returning 1)
  select count(*)::integer from gone;
$$;
comment on function public.forget_old_limits is 'Deletes counters whose window has passed. Service role only.';

create function private.grants_of_limits() returns void
language plpgsql
set search_path = ''
as $$
begin
  grant select, insert, update, delete on public.rate_limits to service_role;
  grant execute on function
    private.limit_window(integer),
    private.add_to_limits(text[], integer[], integer),
    public.take_from_limits(text[], integer[], integer[]),
    public.give_back_to_limits(text[], integer[]),
    public.forget_old_limits()
  to service_role;
end;
$$;
comment on function private.grants_of_limits is 'What the API roles may do with limits.';

select private.apply_grants();
