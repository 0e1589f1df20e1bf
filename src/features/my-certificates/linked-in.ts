interface Facts {
  readonly awardName: string;
  readonly number: string;
  /** Days, as 2026-11-29. */
  readonly awardedOn: string;
  readonly validUntil: string;
}

/** LinkedIn's own page for adding a certificate to a profile, filled in. A plain link: nothing of LinkedIn is loaded here. */
export function linkedInAddress(
  { awardName, number, awardedOn, validUntil }: Facts,
  issuer: string,
  address: string,
): string {
  const [year = '', month = ''] = awardedOn.split('-');
  const [lastYear = '', lastMonth = ''] = validUntil.split('-');
  return `https://www.linkedin.com/profile/add?${new URLSearchParams({
    startTask: 'CERTIFICATION_NAME',
    name: awardName,
    organizationName: issuer,
    issueYear: year,
    issueMonth: String(Number(month)),
    expirationYear: lastYear,
    expirationMonth: String(Number(lastMonth)),
    certId: number,
    certUrl: address,
  })}`;
}
