-- A portfolio is one more kind of certificate, and a newer version of it one more reason for which the old one is withdrawn.
-- Why: PostgreSQL lets a new word of a type be used once the migration that adds it is over, so the functions are in the next one.
-- Tables: none. Risk: none.

alter type public.certificate_kind add value 'portfolio';
alter type public.withdrawal_reason add value 'new-version';
