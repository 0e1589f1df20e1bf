import { useEffect } from 'react';
import type { Project } from '#shared/contracts/projects.ts';
import { performProjectAction } from './project-actions.ts';
import { takeIntention } from './project-intention.ts';
import { useCurrentUser } from '../browser/queries.ts';

/**
 * Does what was pressed when the session had ended, once the person is back and the page knows its projects.
 * @param projects Those that can be acted on, including the assigned ones; undefined until they have come.
 */
export function useIntention(projects: readonly Project[] | undefined): void {
  const email = useCurrentUser().data?.email;
  const isReady = projects !== undefined && email !== undefined;
  useEffect(() => {
    if (!isReady) return;
    const intention = takeIntention(email);
    const project = projects.find(({ id }) => id === intention?.projectId);
    if (intention && project) void performProjectAction({ kind: intention.kind, project });
    // Once: what comes later on this page is done where it is pressed.
  }, [isReady]);
}
