/** What the compiler must refuse. Each `@ts-expect-error` fails the type check as soon as its mistake is accepted. */
import { describe, expect, expectTypeOf, test } from 'vitest';
import type { Course, CourseSlug } from './courses.ts';
import { getCourse } from './courses.ts';
import type { Product } from './exact-product.ts';
import type { PlanId, PlanTable } from './plans.ts';
import { getPlan, sixMonths, twelveMonths } from './plans.ts';
import { getClaim } from './claims.ts';

const words = { projects: 3, interviewRounds: 3, description: '', highlights: [] };

describe('a mistake in the catalogue fails the build', () => {
  test('a monthly price that is not the price over six months', () => {
    sixMonths({ ...words, originalPrice: 2499, discountPrice: 2400, monthlyPrice: 400 });
    // @ts-expect-error 6 x 401 is 2406
    sixMonths({ ...words, originalPrice: 2499, discountPrice: 2400, monthlyPrice: 401 });
    // @ts-expect-error 6 x 400 is 2400
    sixMonths({ ...words, originalPrice: 2499, discountPrice: 2401, monthlyPrice: 400 });
  });

  test('a monthly price that is not the price over twelve months', () => {
    twelveMonths({ ...words, originalPrice: 4299, discountPrice: 3840, monthlyPrice: 320 });
    // @ts-expect-error 12 x 400 is 4800
    twelveMonths({ ...words, originalPrice: 4299, discountPrice: 2400, monthlyPrice: 400 });
    // @ts-expect-error 12 x 319 is 3828
    twelveMonths({ ...words, originalPrice: 4299, discountPrice: 3840, monthlyPrice: 319 });
  });

  test('a price that is not a known number', () => {
    const monthlyPrice = Number('400');
    // @ts-expect-error a price has to be written out to be checked
    sixMonths({ ...words, originalPrice: 2499, discountPrice: 2400, monthlyPrice });
  });

  test('multiplication by 6 and 12 carries as on paper', () => {
    expectTypeOf<Product<0, 6>>().toEqualTypeOf<0>();
    expectTypeOf<Product<7, 6>>().toEqualTypeOf<42>();
    expectTypeOf<Product<89, 12>>().toEqualTypeOf<1068>();
    expectTypeOf<Product<500, 6>>().toEqualTypeOf<3000>();
    expectTypeOf<Product<420, 12>>().toEqualTypeOf<5040>();
    expectTypeOf<Product<999, 12>>().toEqualTypeOf<11988>();
    expectTypeOf<Product<83_333, 12>>().toEqualTypeOf<999996>();
    expectTypeOf<Product<166.5, 6>>().toEqualTypeOf<never>();
    expectTypeOf<Product<number, 6>>().toEqualTypeOf<never>();
  });

  test('a wrong slug', () => {
    const slug: CourseSlug = 'prompt-engineering';
    // @ts-expect-error there is no such course
    const wrong: CourseSlug = 'prompt-enginering';
    // @ts-expect-error nor such a course to get
    expect(getCourse('prompting')).toBeUndefined();
    // @ts-expect-error nor such a plan
    const plan: PlanId = 'prompt-engineering-9month';
    // @ts-expect-error and an unknown one is not found
    expect(() => getPlan('prompting-6month')).toThrow(RangeError);
    // @ts-expect-error nor such a claim
    expect(() => getClaim('placement-99')).toThrow(RangeError);
    expect([slug, wrong, plan]).toHaveLength(3);
  });

  test('a course without a plan, or with one pace only', () => {
    type Six = PlanTable['cloud-devops'][6];
    expectTypeOf<Record<CourseSlug, { 6: Six }>>().not.toExtend<PlanTable>();
    expectTypeOf<Omit<PlanTable, 'cloud-devops'>>().not.toExtend<PlanTable>();
    expectTypeOf<PlanTable['cloud-devops'][12]>().not.toExtend<Six>();
  });

  test('a course with a misspelt field', () => {
    const course = getCourse('prompt-engineering');
    // @ts-expect-error 'salary' is 'salaryUsd'
    const wrong = { ...course, salary: [1, 2] } satisfies Course;
    expect(wrong.id).toBe(1);
  });
});
