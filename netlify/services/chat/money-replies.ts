import { courses, getCourse } from '#shared/catalogue/courses.ts';
import type { CourseSlug } from '#shared/catalogue/course.ts';
import { displayCurrency } from '#shared/catalogue/currencies.ts';
import { paces, planFor, plans, type PlanMonths } from '#shared/catalogue/plans.ts';
import { terms } from '#shared/catalogue/terms.ts';
import type { ChatReply } from '#shared/contracts/chatbot.ts';
import { formatPrice } from '#shared/rules/money.ts';
import { certificatesAccount, projectsAccount } from '#shared/rules/route.ts';
import { monthlyRange, priceOf, priceRange, schedule } from '#shared/rules/pricing.ts';
import { askAdviser, coursePage, listed, pages, register, reply } from './reply.ts';
import type { Understanding } from './understand.ts';

const bothPaces: readonly PlanMonths[] = [6, 12];
const upfront = `Paid in full at the start it is ${terms.upfrontDiscountPercent}% less; that is the only discount.`;
const noInterest = 'A fixed sum each month, with no interest and no charges.';

function priceLine(slug: CourseSlug, months: readonly PlanMonths[]): string {
  const parts = months.map((pace) => {
    const price = priceOf(planFor(slug, pace));
    return `over ${pace} months ${formatPrice(price.total)} in total: ${schedule(price).replace(/, £[\d,]+ in total$/, '')}`;
  });
  return `${getCourse(slug).title}, ${parts.join('; ')}.`;
}

function upfrontLine(slug: CourseSlug, months: readonly PlanMonths[]): string {
  const amounts = months.map(
    (pace) => `${formatPrice(priceOf(planFor(slug, pace)).upfront)} (${pace} months)`,
  );
  return `Paid in full at the start, ${terms.upfrontDiscountPercent}% less: ${amounts.join(' or ')}.`;
}

export function priceReply({ courses: slugs, months, topics }: Understanding): ChatReply {
  const chosen = months ? [months] : bothPaces;
  if (slugs.length === 0) return priceListReply(months);
  const only = slugs.length === 1 ? slugs[0] : undefined;
  const title = only ? getCourse(only).title : undefined;
  return reply(
    [
      ...slugs.map((slug) => priceLine(slug, chosen)),
      ...(only && topics.has('discount') ? [upfrontLine(only, chosen)] : [upfront]),
      noInterest,
    ],
    [pages.pricing, ...slugs.map(coursePage)],
    [askAdviser(title)],
  );
}

/** Courses that share a price, cheapest first. */
function groupsAt(months: PlanMonths): { titles: string[]; line: string }[] {
  const groups = new Map<number, CourseSlug[]>();
  for (const course of courses) {
    const { total } = priceOf(planFor(course.slug, months));
    groups.set(total, [...(groups.get(total) ?? []), course.slug]);
  }
  return [...groups]
    .sort(([a], [b]) => a - b)
    .map(([total, slugs]) => {
      const titles = slugs.map((slug) => getCourse(slug).title);
      return { titles, line: `${formatPrice(total)}: ${listed(titles)}.` };
    });
}

export function priceListReply(months: PlanMonths | null): ChatReply {
  const lines = (months ? [months] : bothPaces).flatMap((pace) => [
    `Over ${pace} months (${paces[pace].hoursText}):`,
    ...groupsAt(pace).map((group) => group.line),
  ]);
  return reply(
    [
      `Plans cost from ${priceRange(months ?? undefined).text}, the total to pay, from ${formatPrice(monthlyRange(months ?? 12).low)} a month.`,
      ...lines,
      upfront,
    ],
    [pages.pricing],
    [askAdviser()],
  );
}

export function underBudgetReply(budget: number): ChatReply {
  const within = plans.filter((plan) => priceOf(plan).total <= budget);
  if (within.length === 0)
    return reply(
      `No plan costs ${formatPrice(budget)} or less in total. Plans begin at ${formatPrice(priceRange().low)}, which can be paid monthly, from ${formatPrice(monthlyRange(12).low)}.`,
      [pages.pricing],
      [askAdviser()],
    );
  return reply(
    [
      `For ${formatPrice(budget)} or less in total:`,
      ...within.map((plan) => priceLine(plan.courseSlug, [plan.months])),
    ],
    [pages.pricing],
    [askAdviser()],
  );
}

export function cheapestReply(which: 'cheapest' | 'dearest', byMonth: boolean): ChatReply {
  const measure = (plan: (typeof plans)[number]) => (byMonth ? priceOf(plan).monthly : priceOf(plan).total);
  const values = plans.map(measure);
  const wanted = which === 'cheapest' ? Math.min(...values) : Math.max(...values);
  const found = plans.filter((plan) => measure(plan) === wanted);
  const titles = found.map((plan) => getCourse(plan.courseSlug).title);
  const { months } = found[0] ?? { months: 6 };
  const amount = byMonth ? `${formatPrice(wanted)} a month` : `${formatPrice(wanted)} in total`;
  const sentence = `${which === 'cheapest' ? 'The lowest' : 'The highest'} ${byMonth ? 'monthly payment' : 'price'} is ${amount}, over ${months} months: ${listed(titles)}.`;
  const first = found[0];
  return reply(
    [sentence, first ? `That is ${schedule(priceOf(first))}.` : '', upfront],
    [pages.pricing],
    [askAdviser()],
  );
}

export function instalmentsReply(understanding: Understanding): ChatReply {
  if (understanding.courses.length > 0) return priceReply(understanding);
  return reply(
    [
      `Yes. You can pay over 6 or 12 months: from ${formatPrice(monthlyRange(6).low)} a month over 6 months, from ${formatPrice(monthlyRange(12).low)} a month over 12.`,
      'A fixed sum in at most 12 payments, with no interest and no charges. The payments add up to the price.',
      upfront,
    ],
    [pages.pricing, pages.terms],
    [askAdviser()],
  );
}

export function discountReply(understanding: Understanding): ChatReply {
  if (understanding.courses.length > 0) return priceReply(understanding);
  return reply(
    [
      `There is one discount: ${terms.upfrontDiscountPercent}% when you pay in full at the start. There are no codes and no other reductions, for anyone.`,
      `Paying monthly costs nothing extra: from ${formatPrice(monthlyRange(12).low)} a month, no interest.`,
    ],
    [pages.pricing, pages.terms],
    [askAdviser()],
  );
}

export const currencyReply = (): ChatReply =>
  reply(`Prices are shown in ${displayCurrency.code} (${displayCurrency.symbol}).`, [pages.pricing]);

export const feesReply = (): ChatReply =>
  reply(
    [
      'The price on the pricing page is the total to pay, with all charges that cannot be avoided. Nothing is added later.',
      'Each plan includes the course, eWork projects, certification, interview preparation and career coaching; its card says how many of each.',
    ],
    [pages.pricing, pages.terms],
    [askAdviser()],
  );

export function pacesReply(): ChatReply {
  return reply(
    [
      `6 months: ${paces[6].hoursText}, ${paces[6].certificationText}, ${paces[6].projectsText}, 6 months of coaching.`,
      `12 months: ${paces[12].hoursText}, ${paces[12].certificationText}, ${paces[12].projectsText}, leadership modules, 12 months of coaching.`,
      projectsAccount,
      certificatesAccount,
      `Over 6 months plans cost ${priceRange(6).text}; over 12 months ${priceRange(12).text}.`,
    ],
    [pages.pricing],
    [askAdviser()],
  );
}

export const notFreeReply = (): ChatReply =>
  reply(
    [
      `No: plans cost from ${priceRange().text} in total, or from ${formatPrice(monthlyRange(12).low)} a month. A consultation costs nothing.`,
    ],
    [pages.pricing],
    [askAdviser(), register()],
  );
