import { courses, getCourse } from '#shared/catalogue/courses.ts';
import type { Course, CourseSlug } from '#shared/catalogue/course.ts';
import { institute } from '#shared/catalogue/institute.ts';
import type { ChatReply } from '#shared/contracts/chatbot.ts';

type Source = ChatReply['sources'][number];
type Action = ChatReply['actions'][number];

/** Pages of ours that answers rest on. */
export const pages = {
  pricing: { title: 'Prices and payment plans', href: '/pricing' },
  courses: { title: 'All courses', href: '/courses' },
  certifications: { title: 'Certifications', href: '/certifications' },
  ework: { title: 'eWork Experience', href: '/ework-experience' },
  contact: { title: 'Contact', href: '/contact' },
  refunds: { title: 'Refunds, in our terms', href: '/terms#refunds' },
  terms: { title: 'Terms of service', href: '/terms' },
  privacy: { title: 'Privacy notice', href: '/privacy' },
  gdpr: { title: 'Your rights over your data', href: '/gdpr' },
  cookies: { title: 'Cookies', href: '/cookies' },
  protection: { title: 'Data protection', href: '/data-protection' },
  complaints: { title: 'Complaints', href: '/complaints' },
  blog: { title: 'Articles', href: '/blog' },
  stories: { title: 'Success stories (illustrative)', href: '/success-stories' },
  about: { title: 'About us', href: '/about' },
  signIn: { title: 'Sign in', href: '/sign-in' },
} as const satisfies Record<string, Source>;

export const coursePage = (slug: CourseSlug): Source => ({
  title: getCourse(slug).title,
  href: `/courses/${slug}`,
});

/** The enquiry form with its topic filled in. */
export const askAdviser = (programme?: string): Action => ({
  label: programme ? `Ask an adviser about ${programme}` : 'Ask an adviser',
  formType: 'consultation',
  ...(programme ? { programme } : {}),
});

export const register = (programme?: string): Action => ({
  label: programme ? `Register for ${programme}` : 'Register',
  formType: 'contact',
  ...(programme ? { programme } : {}),
});

export function reply(
  lines: readonly string[] | string,
  sources: readonly Source[],
  actions: readonly Action[] = [],
): ChatReply {
  return {
    response: (typeof lines === 'string' ? [lines] : lines).filter(Boolean).join('\n'),
    sources: [...sources],
    actions: [...actions],
  };
}

/** 'a', 'a and b', 'a, b and c'. */
export function listed(names: readonly string[]): string {
  return names.length <= 1 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
}

export const contactLine = `You can call ${institute.phone} or write to ${institute.email}: ${institute.hours} (${institute.hoursZone}). We reply within ${institute.replyWithinHours} hours.`;

/** Courses with the lowest, or highest, of some measure. */
export function extreme(measure: (course: Course) => number, which: 'least' | 'most'): Course[] {
  const values = courses.map(measure);
  const wanted = which === 'least' ? Math.min(...values) : Math.max(...values);
  return courses.filter((course) => measure(course) === wanted);
}
