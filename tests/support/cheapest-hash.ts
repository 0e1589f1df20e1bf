/** The least that bcrypt allows, for LITE_AUTH_BCRYPT_COST: tests make more passwords in an hour than a person in a lifetime. */
export const cheapestHash = '4';
