import { createRoot } from 'react-dom/client';
import { MyCourses, type CourseChoice } from './MyCourses.tsx';

/** Fetched by the courses page for signed-in people only: visitors load no React (budget of the public pages). */
export function mountMyCourses(place: HTMLElement): void {
  const choices = JSON.parse(place.dataset['choices'] ?? '[]') as CourseChoice[];
  createRoot(place).render(<MyCourses choices={choices} />);
}
