/** RFC 5321: an address has at most 254 characters. */
export const emailMaxLength = 254;

/**
 * An address that a mail server could accept: one @, no spaces or quoting, and a domain with a dot. Plus addresses,
 * apostrophes and letters of any script are addresses too; whether somebody reads it only a mail can tell.
 */
export const emailPattern =
  /^[^\s@"<>()[\]\\,:;]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]*[\p{L}\p{N}\p{M}])?\.)+[\p{L}](?:[\p{L}\p{N}\p{M}-]*[\p{L}\p{N}\p{M}])$/u;
