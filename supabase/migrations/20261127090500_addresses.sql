-- Addresses and names: what may be stored of either.
-- Why: two spellings of one address must not be two people, in no limit, key or right; and what is shown must be what is there.
-- src/shared/rules/email.ts and plain-text.ts make the one spelling; here it is only demanded, so that no caller can store another.
-- Risk: whatever compares addresses compares private.address_key of both, never lower() of either.

-- Only A to Z are folded. What other letters do differs from program to program: JavaScript, Go and Postgres each lower
-- U+0130 in their own way, and a right must never hang on which of them was asked.
create function private.address_key(p_address text) returns text
language sql
immutable
strict
parallel safe
set search_path = ''
as $$
  select lower(p_address collate "C");
$$;
comment on function private.address_key is 'What addresses are compared by, everywhere in the database.';

-- The domain is lower-case ASCII (UTS 46). The local part has no space, no control, invisible or bidi character, no dot first, last
-- or twice, no Greek or Cyrillic letter beside a Latin one, and is in NFKC.
create function private.is_canonical_address(p_address text) returns boolean
language sql
immutable
parallel safe
set search_path = ''
as $$
  select char_length(p_address) <= 254
    and p_address = normalize(p_address, NFKC)
    and p_address ~ '^[^@"<>()\[\]\\,:;]{1,64}@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$'
    and p_address !~ '[\u0001-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\uffff]'
    and p_address !~ '^\.|\.@|\.\.'
    and not (split_part(p_address, '@', 1) ~ '[A-Za-z\u00c0-\u024f]' and split_part(p_address, '@', 1) ~ '[\u0370-\u052f\u1f00-\u1fff]');
$$;
comment on function private.is_canonical_address is 'Whether an address is in its one spelling.';

-- A name as src/shared/rules/identifiers.ts cleans it: in NFC, no control characters, line breaks, noncharacters or marks that
-- nobody sees, single plain spaces between its words. Joiners are where a script or an emoji is spelled with them.
create function private.is_clean_name(p_text text) returns boolean
language sql
immutable
parallel safe
set search_path = ''
as $$
  select char_length(p_text) <= 100
    and p_text = normalize(p_text, NFC)
    and p_text !~ '[\u0001-\u001f\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200b\u200e\u200f\u2028-\u202f\u205f-\u206f\u3000\u3164\ufdd0-\ufdef\ufe00-\ufe0e\ufeff\uffa0\ufff0-\uffff]'
    and p_text !~ '^ | $|  '
    and p_text !~ '(^|[^\u0600-\u109f\u1780-\u17ff\u00a9\u00ae\u203c\u2049\u2122-\u2bff\u3030\u303d\u3297\u3299\U0001f000-\U0001faff\ufe0f])[\u200c\u200d]|[\u200c\u200d]($|[^\u0600-\u109f\u1780-\u17ff\u00a9\u00ae\u203c\u2049\u2122-\u2bff\u3030\u303d\u3297\u3299\U0001f000-\U0001faff])|(^|[^\u00a9\u00ae\u203c\u2049\u2122-\u2bff\u3030\u303d\u3297\u3299\U0001f000-\U0001faff])\ufe0f';
$$;
comment on function private.is_clean_name is 'Whether a name, or a part of one, shows all that it holds.';

create function private.grants_of_addresses() returns void
language plpgsql
set search_path = ''
as $$
begin
  -- Checks of columns run with the rights of the role that writes the row; a learner writes their own names.
  grant execute on function private.address_key(text), private.is_canonical_address(text) to service_role;
  grant execute on function private.is_clean_name(text) to service_role, authenticated;
end;
$$;
comment on function private.grants_of_addresses is 'What the API roles may do with the rules for addresses and names.';

select private.apply_grants();
