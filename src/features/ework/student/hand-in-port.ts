import * as contract from '#shared/contracts/hand-ins.ts';
import { callEndpoint, CallError } from '../../../browser/call-endpoint.ts';
import type { HandInPort } from '../../../learning/hand-in/hand-in-keeper.ts';
import { holdsSession } from '../ework-session.ts';

/** What a student's hand-ins are read and sent by; never under the session of someone who has logged in in another tab. */
export function handInPortOf(studentId: string): HandInPort {
  const requireSession = () => {
    if (!holdsSession(studentId)) throw new CallError('Another tab has logged out or in', 401);
  };
  return {
    list: async () => {
      requireSession();
      return (await callEndpoint(contract.listWeekHandIns, {})).works;
    },
    show: async (workId) => {
      requireSession();
      return (await callEndpoint(contract.showWeekHandIns, { workId })).work;
    },
    handIn: async (post) => {
      requireSession();
      return (await callEndpoint(contract.handInWeek, post)).work;
    },
    answer: async (post) => {
      requireSession();
      return (await callEndpoint(contract.answerWeekMentor, post)).work;
    },
  };
}
