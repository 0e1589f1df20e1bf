import { Placeholder, PlaceholderRows } from '../../learning/Placeholder.tsx';
import { Counters } from '../../learning/Counters.tsx';
import { ArrowIcon } from '../../learning/icons.tsx';
import '../../learning/learning.css';
import './dashboard.css';

/** The dashboard before anything is known, in its final size: made at build, shown until the data is there. */
export function DashboardSkeleton() {
  return (
    <div aria-busy="true">
      <header className="app-head">
        <div>
          <h1>
            <span className="vh">Dashboard</span>
            <Placeholder width="min(17rem, 70vw)" height="1.2em" />
          </h1>
          <p className="vh" role="status">
            Loading your dashboard
          </p>
          <p aria-hidden="true">
            <Placeholder width="10rem" />
          </p>
        </div>
        <div className="streak" aria-hidden="true" />
      </header>
      <section className="today card" aria-hidden="true">
        <div className="today-text">
          <Placeholder width="12rem" />
          <Placeholder width="80%" height="2.4em" />
          <Placeholder width="95%" />
          <Placeholder width="60%" />
          <Placeholder width="13rem" height="3rem" />
        </div>
        <div className="today-map" />
      </section>
      <div className="desk">
        <div className="desk-main">
          <section>
            <header className="desk-head">
              <h2>Learning Progress</h2>
            </header>
            <PlaceholderRows count={2} height="5rem" />
          </section>
          <section>
            <header className="desk-head">
              <h2>Active Simulated Projects</h2>
            </header>
            <PlaceholderRows count={2} height="8rem" />
          </section>
          <section>
            <header className="desk-head">
              <h2>Skill Mastery</h2>
            </header>
            <PlaceholderRows count={4} height="2.4rem" />
          </section>
        </div>
        <div className="desk-side">
          <section className="card advisor">
            <h2>AI Career Advisor</h2>
            <Placeholder width="70%" />
            <Placeholder width="100%" />
            <Placeholder width="85%" />
          </section>
          <section>
            <h2>Your Progress</h2>
            <Counters stats={undefined} />
          </section>
          <section>
            <header className="desk-head">
              <h2>Recent Achievements</h2>
              <a className="more" href="/my-certificates">
                My certificates <ArrowIcon />
              </a>
            </header>
            <PlaceholderRows count={3} height="3.4rem" />
          </section>
          <section>
            <h2>Recommended Next Steps</h2>
            <PlaceholderRows count={4} height="2.75rem" />
          </section>
        </div>
      </div>
    </div>
  );
}
