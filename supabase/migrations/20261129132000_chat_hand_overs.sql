-- Conversations with the assistant that are handed to a person.
-- Why: someone whom the assistant cannot help should not have to say everything once more. It is an enquiry by another form.
-- Tables: none; one more form of enquiries.
-- Risks: as with enquiries. What was said is part of the answers, goes with the enquiry, and is not searched.

alter table public.enquiries drop constraint enquiries_form_type_check;
alter table public.enquiries add constraint enquiries_form_type_check check (
  form_type in ('contact', 'journey', 'transformation', 'consultation', 'certification', 'Contact Form', 'chat', 'data-request', 'complaint')
);
