import type { ElementNode } from 'ultrahtml';
import { openingOf } from '#shared/rules/enquiry-opening.ts';
import { attributeOf, closest, setAttribute, type BuiltPage, openedPage } from '../platform/built-page.ts';
import { chooseOption } from '../platform/form-page.ts';
import { enquiryPageOf } from './enquiry-form.ts';

const controlNamed = (built: BuiltPage, id: string): ElementNode | undefined =>
  built.find(({ attributes }) => attributes['id'] === id)[0];

/** The enquiry form of the address: /enquire?type=certification&programme=…&time=… */
export const openedEnquiry = openedPage(
  '/enquire',
  ['type', 'programme', 'time'],
  ({ search }) => enquiryPageOf(openingOf(search).formType),
  (built, { search }) => {
    const { programme, time } = openingOf(search);
    const timeSelect = controlNamed(built, 'enquiry-timeCommitment');
    if (timeSelect && time) chooseOption(built, timeSelect, time);
    const select = controlNamed(built, 'enquiry-interestedProgram');
    if (!select || programme === '') return;
    chooseOption(built, select, programme);
    // React starts from what the page was made with, and makes anew what it does not expect.
    const island = closest(select, ({ name }) => name === 'astro-island');
    if (!island) return;
    const props = JSON.parse(attributeOf(island, 'props') ?? '{}') as Record<string, unknown>;
    setAttribute(island, 'props', JSON.stringify({ ...props, programme: [0, programme] }));
  },
);

/** The data request of the address: /data-request?kind=erasure */
export const openedDataRequest = openedPage(
  '/data-request',
  ['kind'],
  () => 'data-request',
  (built, { searchParams }) => {
    const kind = searchParams.get('kind');
    const select = controlNamed(built, 'data-request-kind');
    if (select && kind) chooseOption(built, select, kind);
  },
);
