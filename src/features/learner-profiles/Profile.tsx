import type { LearnerProfileEntry } from '#shared/contracts/learner-profiles.ts';
import { toSuccessColour } from '#shared/rules/success-colour.ts';
import { EnquiryAnchor } from '../../learning/EnquiryAnchor.tsx';
import { AlertIcon, DoneIcon } from '../../components/ui/icons.tsx';
import { CircleDotIcon } from '../../learning/icons.tsx';

/** The colours of docs/contract/learning.md, each with a sign and a word of its own. */
const success = {
  green: { className: 'state state-done', word: 'high', Icon: DoneIcon },
  yellow: { className: 'state state-warn', word: 'good', Icon: CircleDotIcon },
  red: { className: 'state state-bad', word: 'lower', Icon: AlertIcon },
} as const;

export function Profile({ profile }: { profile: LearnerProfileEntry }) {
  const { name, successRate } = profile;
  const colour = successRate === null ? undefined : toSuccessColour(successRate);
  const shown = colour && success[colour];
  const of = <span className="vh">: {name}</span>;
  return (
    <li className="profile" data-success={colour}>
      <div className="profile-who">
        <h3>{name}</h3>
        <p className="small soft">{profile.targetAudience}</p>
        <p>{profile.description}</p>
        <div className="profile-road">
          <h4 className="vh">Career path</h4>
          <ol>
            {profile.careerPath.map((role) => (
              <li key={role}>{role}</li>
            ))}
          </ol>
        </div>
      </div>
      <div className="profile-facts">
        <dl>
          {shown && (
            <div>
              <dt>Success rate, {shown.word}</dt>
              <dd className={shown.className}>
                <shown.Icon />
                <span className="num">{successRate}</span>
              </dd>
            </div>
          )}
          {profile.avgTimeToEmployment !== null && (
            <div>
              <dt>To employment</dt>
              <dd className="num">{profile.avgTimeToEmployment.toFixed(1)} months</dd>
            </div>
          )}
          {profile.salaryRange !== null && (
            <div>
              <dt>Salaries in the field</dt>
              <dd className="num">{profile.salaryRange}</dd>
            </div>
          )}
        </dl>
        <div>
          <h4>AI-enabled roles</h4>
          <ul className="techs">
            {profile.aiEnabledRoles.map((role) => (
              <li className="tag" key={role}>
                {role}
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h4>Recommended courses</h4>
          <ul className="profile-courses">
            {profile.recommendedCourses.map((title, index) => (
              <li key={title}>
                <a href={`/courses/${profile.recommendedCourseSlugs[index] ?? ''}`}>{title}</a>
              </li>
            ))}
          </ul>
        </div>
        <div className="cluster">
          <EnquiryAnchor type="consultation" programme={name} className="btn btn-small">
            Start Assessment{of}
          </EnquiryAnchor>
          <EnquiryAnchor type="consultation" programme={name} className="btn btn-small btn-plain">
            Book Consultation{of}
          </EnquiryAnchor>
        </div>
      </div>
    </li>
  );
}
