import { toStatusListCredential } from '#shared/rules/credential.ts';
import { setPlaces, statusFreshSeconds, statusValidHours } from '#shared/rules/status-list.ts';
import type { Deps } from '../deps.ts';
import { encodeList } from './encode-list.ts';

/** The status list of that number, signed now. A list without a certificate is one without a bit. */
export async function signStatusList(
  list: number,
  deps: Pick<Deps, 'database' | 'signingKey' | 'settings' | 'now'>,
): Promise<string> {
  const places = await deps.database('list_withdrawn_places', { p_list: list });
  const key = await deps.signingKey();
  return key.sign(
    toStatusListCredential({
      siteUrl: deps.settings.siteUrl,
      list,
      encodedList: encodeList(setPlaces(places)),
      now: deps.now(),
      freshSeconds: statusFreshSeconds,
      validHours: statusValidHours,
    }),
    'vc+jwt',
  );
}
