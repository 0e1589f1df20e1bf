import {
  givenRoles,
  setAccountRole,
  setMentorCourses,
  type DeskLearner,
  type GivenRole,
} from '#shared/contracts/desk-learners.ts';
import { useCall } from '../../browser/queries.ts';
import { sayFailure } from '../../browser/say-failure.ts';
import { useCallForm } from '../../browser/use-call-form.ts';
import { Checkbox } from '../../components/ui/Checkbox.tsx';
import { FailureAlert, SubmitButton } from '../../components/ui/Submit.tsx';
import type { CoursePlans } from './course-plans.ts';
import { learnersWords as words, roleWords } from './learners-words.ts';

interface Props {
  data: DeskLearner;
  plans: readonly CoursePlans[];
  onChanged: () => void;
}

/** What the account may do besides learning, given and taken here. */
export function RightsPart({ data, plans, onChanged }: Props) {
  const { person, isMe, mentorCourses } = data;
  const { mutate, isPending, error } = useCall(setAccountRole, { onSuccess: onChanged });
  const set = (role: GivenRole, isGranted: boolean) => {
    if (!isPending) mutate({ learnerId: person.id, role, isGranted });
  };
  const mayChange = !isMe && person.isConfirmed;
  return (
    <section className="inbox-part" aria-labelledby="learner-rights">
      <h3 id="learner-rights">{words.rights}</h3>
      <p className="small soft">
        {isMe ? words.ownRights : person.isConfirmed ? words.rightsHint : words.unprovenRights}
      </p>
      {error ? <FailureAlert message={sayFailure(error)} /> : null}
      {mayChange ? (
        <ul className="learner-roles">
          {givenRoles.map((role) => {
            const has = person.roles.includes(role);
            return (
              <li key={role}>
                <span>
                  <b>{roleWords[role]}</b> <span className="note">{has ? 'yes' : 'no'}</span>
                </span>
                <button className="btn btn-small" type="button" onClick={() => set(role, !has)}>
                  <span key={String(has)}>{has ? words.take : words.give}</span>
                  <span className="vh">: {roleWords[role]}</span>
                </button>
              </li>
            );
          })}
        </ul>
      ) : null}
      {mayChange && person.roles.includes('mentor') ? (
        <MentorCourses
          key={mentorCourses.join()}
          learnerId={person.id}
          chosen={mentorCourses}
          plans={plans}
          onChanged={onChanged}
        />
      ) : null}
    </section>
  );
}

function MentorCourses({
  learnerId,
  chosen,
  plans,
  onChanged,
}: {
  learnerId: string;
  chosen: readonly string[];
  plans: readonly CoursePlans[];
  onChanged: () => void;
}) {
  const slugs = plans.map(({ slug }) => slug);
  const form = useCallForm({
    id: 'mentor-courses',
    contract: setMentorCourses,
    fields: slugs,
    toInput: (values) => ({ learnerId, courses: slugs.filter((slug) => values[slug] !== undefined) }),
    onDone: () => {
      onChanged();
      return undefined;
    },
  });
  return (
    <form {...form.formProps} className="staff-form">
      <fieldset className="learner-mentor">
        <legend className="small">{words.mentorCourses}</legend>
        {plans.map(({ slug, title }) => (
          <Checkbox
            key={slug}
            form={form.id}
            name={slug}
            label={title}
            optional
            defaultChecked={chosen.includes(slug)}
          />
        ))}
      </fieldset>
      {form.failure ? <FailureAlert message={form.failure} /> : null}
      <SubmitButton
        label={form.isBusy ? words.keeping : words.keepCourses}
        isBusy={form.isBusy}
        look="btn btn-small"
      />
    </form>
  );
}
