-- Demo data for the local stack: fictitious people and enquiries, on reserved example addresses and numbers.
-- It loads only into a database whose session says that it is local, which `npm start` and the tests do; anywhere else,
-- a hosted project included, the first statement refuses and nothing after it runs. It may run again: nothing doubles.

do $$
begin
  if coalesce(current_setting('kestrel.demo_data', true), '') <> 'local' then
    raise exception 'demo data loads only into a local database'
      using hint = 'npm start sets kestrel.demo_data to local for its own embedded database. Do not set it anywhere else.';
  end if;
end
$$;

insert into public.enquiries (
  enquiry_id, reference, form_type, status, quarantine_reasons, first_name, last_name, email, phone_typed, phone_e164,
  programme, labels, choices, marketing_agreed, marketing_wording, answers_hash, received_at
)
select
  demo.enquiry_id::uuid, demo.reference, demo.form_type, demo.status::public.enquiry_status, demo.reasons, demo.first_name,
  demo.last_name, demo.email, demo.phone_typed, demo.phone_e164, demo.programme, demo.labels::jsonb, demo.choices::jsonb,
  demo.wording is not null, demo.wording, encode(sha256(convert_to(demo.enquiry_id, 'UTF8')), 'hex'),
  now() - demo.age::interval
from (
  values
    (
      '3f2a7c1e-5b64-4d0a-9e21-7a8b6c5d4e01', 'KR-7WN7R-7JVCK', 'certification', 'new', '{}'::text[],
      'Siobhán', 'O''Leary', 'siobhan.oleary@example.com', '020 7946 0321', '+442079460321', 'Cybersecurity with AI',
      '{"formType":"certification","firstName":"Siobhán","lastName":"O''Leary","email":"siobhan.oleary@example.com","phone":"020 7946 0321","country":"United Kingdom","currentRole":"Service desk analyst","experience":"2-5 years","interestedProgram":"Cybersecurity with AI","preferredStartDate":"Next Month","hearAboutUs":"Word of mouth","goals":"Move from the service desk to security","timeCommitment":"Part-time","budget":"£2,000-£5,000","urgency":"High","additionalInfo":"No additional information provided"}',
      '{"firstName":"Siobhán","lastName":"O''Leary","email":"siobhan.oleary@example.com","phone":"020 7946 0321","country":"GB","currentRole":"Service desk analyst","experience":"2-5","interestedProgram":"Cybersecurity with AI","preferredStartDate":"1-month","hearAboutUs":"referral","goals":"Move from the service desk to security","timeCommitment":"part-time","budget":"2000-5000","urgency":"high"}',
      'newsletter-2026-11', '3 hours'
    ),
    (
      '8d14e6b9-02fc-4a7b-b6d3-1c9f0e2a5b02', 'KR-HMAED-E82ZJ', 'consultation', 'new', '{}'::text[],
      'Łukasz', 'Nowak-Żółty', 'lukasz+courses@example.org', '07700 900456', '+447700900456', 'AI-Powered Data Analysis',
      '{"formType":"consultation","firstName":"Łukasz","lastName":"Nowak-Żółty","email":"lukasz+courses@example.org","phone":"07700 900456","country":"United Kingdom","currentRole":"Career Changer","experience":"No experience","interestedProgram":"AI-Powered Data Analysis","preferredStartDate":"Immediately","hearAboutUs":"Social Media","goals":"Looking to advance my career in technology","timeCommitment":"Full-time","budget":"Under £1,000","urgency":"Medium","additionalInfo":"No additional information provided"}',
      '{"firstName":"Łukasz","lastName":"Nowak-Żółty","email":"lukasz+courses@example.org","phone":"07700 900456","country":"GB","interestedProgram":"AI-Powered Data Analysis"}',
      null, '1 day'
    ),
    (
      'c57b90d2-9e3a-4f18-8a44-6e0d3b7f1c03', 'KR-RNXS1-MMY7B', 'contact', 'quarantined', '{honeypot}'::text[],
      'Best', 'Rankings', 'offers@example.net', '020 7946 0999', '+442079460999', 'Project Management',
      '{"formType":"contact","firstName":"Best","lastName":"Rankings","email":"offers@example.net","phone":"020 7946 0999","country":"United Kingdom","currentRole":"Career Changer","experience":"No experience","interestedProgram":"Project Management","preferredStartDate":"Immediately","hearAboutUs":"Social Media","goals":"Looking to advance my career in technology","timeCommitment":"Full-time","budget":"Under £1,000","urgency":"Medium","additionalInfo":"First page of every search engine, guaranteed"}',
      '{"firstName":"Best","lastName":"Rankings","email":"offers@example.net","phone":"020 7946 0999","country":"GB","interestedProgram":"Project Management","additionalInfo":"First page of every search engine, guaranteed"}',
      null, '2 days'
    )
) as demo (
  enquiry_id, reference, form_type, status, reasons, first_name, last_name, email, phone_typed, phone_e164, programme,
  labels, choices, wording, age
)
on conflict (enquiry_id) do nothing;
