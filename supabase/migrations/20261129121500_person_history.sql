-- One person, one view: what went back and forth with the writer of an enquiry, over all their enquiries, in order.
-- Why: someone who wrote three times is one person. Nothing is merged in the tables, so that nothing is lost by it: enquiries of the same
-- address or telephone are read together, and stay what they are.
-- Risks: personal data; `security definer` because the tables are closed. For the desk, with a line in the audit.

create function public.read_desk_history(p_enquiry_id uuid) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_staff_id uuid := private.require_staff('desk');
  v_enquiry public.enquiries;
begin
  select * into v_enquiry from public.enquiries e where e.enquiry_id = p_enquiry_id;
  if not found then
    raise exception 'no such enquiry' using errcode = 'PT404';
  end if;
  perform private.note_at_desk(v_staff_id, 'history-shown', p_enquiry_id);
  return (
    with theirs as (
      select e.enquiry_id, e.reference, e.received_at, e.programme, e.email_key from public.enquiries e
      where e.deleted_at is null and (e.email_key = v_enquiry.email_key or e.phone_e164 = v_enquiry.phone_e164)
    ),
    entries as (
      select t.received_at as at, 'enquiry' as kind, t.enquiry_id, t.reference, t.programme as text, null::text as staff, null::text as outcome, null::text as state
      from theirs t
      union all
      select n.created_at, n.kind, t.enquiry_id, t.reference, n.body, private.name_of_staff(n.staff_id), n.outcome, null
      from theirs t join public.enquiry_notes n using (enquiry_id)
      union all
      select m.created_at, 'mail', t.enquiry_id, t.reference, m.subject, null, null, m.state::text
      from theirs t join public.outbox_mails m using (enquiry_id)
      where m.recipient_key = t.email_key
        and not exists (select 1 from public.enquiry_notes n where n.mail_id = m.mail_id)
    )
    select coalesce(jsonb_agg(jsonb_build_object(
      'at', e.at, 'kind', e.kind, 'enquiryId', e.enquiry_id, 'reference', e.reference, 'text', e.text, 'by', e.staff,
      'outcome', e.outcome, 'state', e.state
    ) order by e.at), '[]')
    from (select * from entries order by at desc limit 300) e
  );
end;
$$;
comment on function public.read_desk_history is 'What went back and forth with one person, over all their enquiries. For the desk.';

create function private.grants_of_person_history() returns void
language plpgsql
set search_path = ''
as $$
begin
  grant execute on function public.read_desk_history(uuid) to authenticated;
end;
$$;
comment on function private.grants_of_person_history is 'What the API roles may do with a person''s history.';

select private.apply_grants();
