-- The place of a certificate in the status list stays when its holder is erased: a copy that was passed on still finds whether it was withdrawn.
-- Why: staff see before an erasure what stays, and the person is told. Tables: none. Risk: none; a place names no one.

create function private.stays_of_certificates(p_email text) returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object('what', 'certificatePlaces', 'count', count(*))
  from public.certificates c
  where c.learner_id = private.learner_of_address(p_email)
  having count(*) > 0;
$$;
comment on function private.stays_of_certificates is 'The place of each certificate in the status list stays, and names no one.';

select private.apply_grants();
