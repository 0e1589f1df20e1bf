/** Longest telephone number once it is cleaned, signs and spaces included. Apart from `phone.ts`, whose metadata is large. */
export const phoneMaxLength = 20;
