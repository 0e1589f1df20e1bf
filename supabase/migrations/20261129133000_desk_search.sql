-- The desk finds rare words as fast as common ones.
-- Why: among a hundred thousand enquiries a word that few have took seconds: Postgres walked through all of them in order.
-- Tables: none; list_desk_enquiries as it was, with another way to what a search finds.
-- Risks: as the desk has them. The function is `security definer` for the closed tables, and asks private.require_staff('desk') first.

-- One page of a view. `open` comes in two streams, each in the order in which it is due: ordinary enquiries by when they came (that is
-- the order of what was promised), those with a day of the law by that day; the caller merges the two. Every other view has the
-- latest first. p_keys_*: an enquiry has to have a number of each list (src/shared/rules/search-keys.ts).
-- The statement is put together, so that Postgres plans each question with its own numbers.
create or replace function public.list_desk_enquiries(
  p_view text, p_form_types text[], p_is_mine boolean,
  p_keys_1 integer[], p_keys_2 integer[], p_keys_3 integer[], p_keys_4 integer[], p_keys_5 integer[],
  p_after_at timestamptz, p_after_id uuid, p_after_day date, p_after_day_id uuid, p_limit integer
) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_staff_id uuid := private.require_staff('desk');
  v_where text := 'e.deleted_at is null';
  v_found text;
  v_some integer;
  v_from text := 'public.enquiries';
  v_with text := '';
  v_page text;
  v_rows jsonb;
begin
  delete from public.enquiries e where e.deleted_at < now() - interval '1 minute';
  if p_form_types is not null then v_where := v_where || ' and e.form_type = any ($1)'; end if;
  if p_is_mine then v_where := v_where || ' and e.taken_by = $2'; end if;
  v_found := concat_ws(
    ' and ',
    case when p_keys_1 is not null then 'e.search_keys && $3' end, case when p_keys_2 is not null then 'e.search_keys && $4' end,
    case when p_keys_3 is not null then 'e.search_keys && $5' end, case when p_keys_4 is not null then 'e.search_keys && $6' end,
    case when p_keys_5 is not null then 'e.search_keys && $7' end
  );
  if v_found <> '' then
    -- Few have these words: they are taken from the index of words and put in order. Many have them: walking in order meets fifty soon.
    -- Postgres guesses how many, and wrongly where the words are rare.
    perform set_config('enable_seqscan', 'off', true);
    execute format('select count(*) from (select 1 from public.enquiries e where %s limit 2001) hits', v_found)
    into v_some using p_form_types, v_staff_id, p_keys_1, p_keys_2, p_keys_3, p_keys_4, p_keys_5;
    if v_some = 0 then
      perform set_config('enable_seqscan', 'on', true);
      perform private.note_at_desk(v_staff_id, 'enquiries-listed', null, null, p_view || ', 0');
      return '[]';
    elsif v_some <= 2000 then
      v_with := format('with found as materialized (select * from public.enquiries e where %s)', v_found);
      v_from := 'found';
    else
      perform set_config('enable_seqscan', 'on', true);
      v_where := v_where || ' and ' || v_found;
    end if;
  end if;

  if p_view = 'open' then
    v_where := v_where || ' and e.status = ''new'' and e.desk_state in (''new'', ''taken'')';
    v_page := format(
      '(select e.* from %2$s e where %1$s and e.answer_by is null
          and ($8::timestamptz is null or (e.received_at, e.enquiry_id) > ($8, $9)) order by e.received_at, e.enquiry_id limit $12)
       union all
       (select e.* from %2$s e where %1$s and e.answer_by is not null
          and ($10::date is null or (e.answer_by, e.enquiry_id) > ($10, $11)) order by e.answer_by, e.enquiry_id limit $12)',
      v_where, v_from
    );
  else
    v_where := v_where || case p_view
      when 'quarantine' then ' and e.status = ''quarantined'''
      when 'all' then ' and e.status = ''new'''
      else format(' and e.status = ''new'' and e.desk_state = %L', p_view)
    end;
    if p_after_at is not null then v_where := v_where || ' and (e.received_at, e.enquiry_id) < ($8, $9)'; end if;
    v_page := format(
      'select e.* from %2$s e where %1$s
       order by e.received_at desc, e.enquiry_id desc limit $12', v_where, v_from
    );
  end if;

  execute format('%s select coalesce(jsonb_agg(private.describe_enquiry(page)), ''[]'') from (%s) page', v_with, v_page)
  into v_rows
  using p_form_types, v_staff_id, p_keys_1, p_keys_2, p_keys_3, p_keys_4, p_keys_5, p_after_at, p_after_id, p_after_day,
    p_after_day_id, p_limit;
  perform set_config('enable_seqscan', 'on', true);
  perform private.note_at_desk(v_staff_id, 'enquiries-listed', null, null, p_view || ', ' || jsonb_array_length(v_rows));
  return v_rows;
end;
$$;
