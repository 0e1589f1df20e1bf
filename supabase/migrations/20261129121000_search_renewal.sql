-- Search renewal: numbers for enquiries that were stored before the desk could search, or by an earlier rule.
-- Why: src/shared/rules/search-keys.ts makes the numbers, so that Postgres cannot make them by itself; a command of staff goes through
-- what is kept, a page at a time.
-- Risks: reads every enquiry. Service role only; npm run search:renew.

create function public.list_enquiries_to_index(p_after uuid, p_is_all boolean, p_limit integer) returns jsonb
language sql
stable
set search_path = ''
as $$
  select coalesce(jsonb_agg(private.describe_enquiry(e) order by e.enquiry_id), '[]')
  from (
    select * from public.enquiries e
    where (p_after is null or e.enquiry_id > p_after) and (p_is_all or e.search_keys = '{}')
    order by e.enquiry_id limit p_limit
  ) e;
$$;
comment on function public.list_enquiries_to_index is 'A page of enquiries without numbers to be found by, or of all. Service role only.';

-- Nothing where the enquiry was changed meanwhile: what changed it made its numbers.
create function public.index_enquiry(p_enquiry_id uuid, p_version integer, p_search_keys integer[]) returns boolean
language sql
set search_path = ''
as $$
  with done as (
    update public.enquiries e set search_keys = p_search_keys
    where e.enquiry_id = p_enquiry_id and e.desk_version = p_version
    returning 1
  )
  select exists (select 1 from done);
$$;
comment on function public.index_enquiry is 'Gives one enquiry the numbers that it is found by. Service role only.';

create function private.grants_of_search_renewal() returns void
language plpgsql
set search_path = ''
as $$
begin
  grant execute on function public.list_enquiries_to_index(uuid, boolean, integer), public.index_enquiry(uuid, integer, integer[]) to service_role;
end;
$$;
comment on function private.grants_of_search_renewal is 'What the API roles may do to renew the search.';

select private.apply_grants();
