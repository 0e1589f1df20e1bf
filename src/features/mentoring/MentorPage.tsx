import './mentoring.css';
import { useEffect, useState } from 'react';
import { queueShows, readMentorDesk, type MentorDesk, type QueueShow } from '#shared/contracts/mentor.ts';
import { useEndpoint } from '../../browser/queries.ts';
import { LoadFailure } from '../../learning/LoadFailure.tsx';
import { AtDesk } from '../../staff/AtDesk.tsx';
import { MentorSkeleton } from './MentorSkeleton.tsx';
import { QueueList } from './QueueList.tsx';
import { Reading } from './Reading.tsx';
import { useQueue } from './use-queue.ts';
import { mentorWords as words } from './words.ts';

/** What students of a mentor's courses have handed in: the queue, and beside it the one that is read. */
export function MentorPage() {
  return (
    <AtDesk role="mentor" fallback={<MentorSkeleton />}>
      {() => <Loaded />}
    </AtDesk>
  );
}

function Loaded() {
  const { data: desk, error, isFetching, refetch } = useEndpoint(readMentorDesk);
  if (error)
    return (
      <LoadFailure
        what="your courses"
        reason={error.failure.message}
        isBusy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  return desk ? <Desk desk={desk} /> : <MentorSkeleton />;
}

const chosenInAddress = () => location.hash.slice(1);

function Desk({ desk }: { desk: MentorDesk }) {
  const [show, setShow] = useState<QueueShow>('open');
  const [course, setCourse] = useState('');
  /** Another mentor, whose work is looked at. */
  const [mentor, setMentor] = useState('');
  const [chosen, setChosen] = useState(chosenInAddress);
  const queue = useQueue(show, course, mentor);

  useEffect(() => {
    const follow = () => setChosen(chosenInAddress());
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);

  const place = queue.handIns?.findIndex(({ id }) => id === chosen) ?? -1;
  const neighbour = (step: 1 | -1) => (place < 0 && step < 0 ? undefined : queue.handIns?.[place + step]?.id);
  const go = (id: string | undefined) => {
    if (id !== undefined) location.hash = id;
  };

  return (
    <div className="staff mentoring" data-reading={chosen ? true : undefined}>
      <h1>{words.title}</h1>
      <div className="mentoring-queue">
        <p className="soft small">{desk.courses.length === 0 ? words.noCourses : words.intro}</p>
        <div className="mentoring-filter">
          <label>
            <span>{words.show}</span>
            <select
              className="input"
              value={show}
              onChange={(event) => setShow(event.target.value as QueueShow)}
            >
              {mentor
                ? Object.entries(words.theirs).map(([one, label]) => (
                    <option key={one} value={one}>
                      {label}
                    </option>
                  ))
                : queueShows.map((one) => (
                    <option key={one} value={one}>
                      {words.shows[one]}
                    </option>
                  ))}
            </select>
          </label>
          <label>
            <span>{words.course}</span>
            <select className="input" value={course} onChange={(event) => setCourse(event.target.value)}>
              <option value="">{words.allCourses}</option>
              {desk.courses.map(({ slug, title }) => (
                <option key={slug} value={slug}>
                  {title}
                </option>
              ))}
            </select>
          </label>
          {desk.colleagues.length > 0 ? (
            <label>
              <span>{words.mentor}</span>
              <select
                className="input"
                value={mentor}
                onChange={(event) => {
                  setMentor(event.target.value);
                  // What I have taken is not theirs.
                  if (show === 'mine') setShow('open');
                }}
              >
                <option value="">{words.anyMentor}</option>
                {desk.colleagues.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
          ) : null}
          <button className="btn btn-small" type="button" onClick={() => void queue.reload()}>
            {words.refresh}
          </button>
        </div>
        <QueueList queue={queue} none={mentor ? words.noneOfTheirs : words.none[show]} chosen={chosen} />
      </div>
      <div className="mentoring-reading">
        {chosen ? (
          <Reading
            key={chosen}
            handInId={chosen}
            desk={desk}
            onChanged={queue.replace}
            onNext={() => go(neighbour(1))}
            onPrevious={() => go(neighbour(-1))}
          />
        ) : (
          <p className="empty">{words.choose}</p>
        )}
      </div>
    </div>
  );
}
