/** Telephone rules with their metadata are a third of a form's own script, so they come when a number is wanted. */
export const loadPhoneRules = () => import('#shared/rules/phone.ts');
