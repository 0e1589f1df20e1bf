import { agreeEnrolment, type DeskEnrolment } from '#shared/contracts/desk-learners.ts';
import { toLondonDay } from '#shared/rules/london-day.ts';
import { useCallForm } from '../../browser/use-call-form.ts';
import { ErrorSummary } from '../../components/ui/ErrorSummary.tsx';
import { Select } from '../../components/ui/Select.tsx';
import { FailureAlert, SubmitButton } from '../../components/ui/Submit.tsx';
import { TextArea, TextInput } from '../../components/ui/TextInput.tsx';
import type { CoursePlans } from './course-plans.ts';
import { learnersWords as words } from './learners-words.ts';

interface Props {
  id: string;
  learnerId: string;
  /** What can be chosen; one course where a place is there already. */
  plans: readonly CoursePlans[];
  known: DeskEnrolment | null;
  onDone: () => void;
}

const paces = ['6', '12'] as const;

/** A place in a course with what was agreed. The price of the catalogue is filled in until someone types another. */
export function EnrolForm({ id, learnerId, plans, known, onDone }: Props) {
  const terms = known?.terms ?? null;
  const priceOf = (slug: string | undefined, months: string | undefined) => {
    const plan = plans.find((one) => one.slug === slug);
    return plan && months ? String(plan.prices[months === '12' ? 12 : 6]) : '';
  };
  const [only] = plans;
  const courseOf = (values: Readonly<Record<string, string>>) =>
    known ? known.course.slug : values['course'];
  const form = useCallForm({
    id,
    contract: agreeEnrolment,
    fields: ['course', 'months', 'price', 'startsOn', 'agreed'],
    toInput: (values) => ({
      learnerId,
      course: courseOf(values),
      version: known?.version ?? 0,
      months: Number(values['months']),
      price: /^\d+$/.test(values['price'] ?? '') ? Number(values['price']) : NaN,
      startsOn: values['startsOn'],
      agreed: values['agreed'],
    }),
    onDone: () => {
      onDone();
      return undefined;
    },
  });
  const fillPrice = () => {
    const values = form.read();
    form.set('price', priceOf(courseOf(values), values['months']));
  };
  return (
    <form {...form.formProps} className="staff-form">
      <ErrorSummary id={`${id}-summary`} level="h3" errors={form.summary} />
      {known ? null : (
        <Select
          form={id}
          name="course"
          label={words.course}
          empty={words.chooseCourse}
          options={plans.map(({ slug, title }) => ({ value: slug, label: title }))}
          error={form.errorOf('course')}
          onChange={fillPrice}
        />
      )}
      <div className="pair">
        <Select
          form={id}
          name="months"
          label={words.months}
          options={paces.map((months) => ({ value: months, label: words.plan(Number(months)) }))}
          error={form.errorOf('months')}
          defaultValue={String(terms?.months ?? 6)}
          onChange={fillPrice}
        />
        <TextInput
          form={id}
          name="price"
          label={words.price}
          hint={words.priceHint(only?.symbol ?? '')}
          inputMode="numeric"
          autoComplete="off"
          error={form.errorOf('price')}
          defaultValue={terms ? String(terms.price) : priceOf(known?.course.slug, '6')}
        />
      </div>
      <TextInput
        form={id}
        name="startsOn"
        type="date"
        label={words.startsOn}
        error={form.errorOf('startsOn')}
        defaultValue={terms?.startsOn ?? toLondonDay(new Date())}
      />
      <TextArea
        form={id}
        name="agreed"
        label={words.terms}
        hint={words.termsHint}
        error={form.errorOf('agreed')}
        rows={3}
        optional
        defaultValue={terms?.agreed ?? ''}
      />
      {form.failure ? <FailureAlert message={form.failure} /> : null}
      <SubmitButton
        label={form.isBusy ? words.keeping : known ? words.keepTerms : words.enrolNow}
        isBusy={form.isBusy}
        look="btn"
      />
    </form>
  );
}
