import * as contract from '#shared/contracts/hand-ins.ts';
import { callEndpoint, CallError } from '../../browser/call-endpoint.ts';
import type { HandInPort } from '../../learning/hand-in/hand-in-keeper.ts';

/** What a learner's hand-ins are read and sent by; never under the session of someone who has signed in in another tab. */
export function handInPortOf(learnerId: string): HandInPort {
  const requireSession = async () => {
    const answer = await callEndpoint(contract.listProjectHandIns, {});
    if (answer.learnerId !== learnerId) throw new CallError('Another tab has signed in', 401);
  };
  return {
    list: async () => (await callEndpoint(contract.listProjectHandIns, {})).works,
    show: async (workId) => (await callEndpoint(contract.showProjectHandIns, { workId })).work,
    handIn: async (post) => {
      await requireSession();
      return (await callEndpoint(contract.handInProject, post)).work;
    },
    answer: async (post) => {
      await requireSession();
      return (await callEndpoint(contract.answerProjectMentor, post)).work;
    },
  };
}
