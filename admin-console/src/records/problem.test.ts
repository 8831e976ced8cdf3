import type { Refused } from '@venue/shared/graphql';
import { problemOf, refusalOf } from './problem';

const TEXT = 'Failed to update event. Please try again.';
const refused = (code: string, message: string): Refused => ({ kind: 'refused', code, message });

describe('what a person is told when a change was refused', () => {
  it.each([
    [refused('UNAUTHENTICATED', 'Sign in.'), 'Sign in.', 'sign-in'],
    [refused('FORBIDDEN', 'Readers may not.'), 'Readers may not.', null],
    [refused('BAD_USER_INPUT', 'A title is missing.'), 'A title is missing.', null],
    [refused('NOT_FOUND', 'It is gone.'), 'It is gone.', 'reload'],
    [refused('NOT_LIVE', 'The live list has come back.'), 'The live list has come back.', null],
    [refused('CONFLICT', 'Changed meanwhile.'), 'Changed meanwhile.', 'reload'],
    [
      { ...refused('CONFLICT', 'Changed meanwhile.'), savedBy: 'Achieng' },
      'Achieng saved a change first.',
      'reload',
    ],
    [
      {
        ...refused('CONFLICT', 'Changed meanwhile.'),
        savedBy: 'Achieng',
        savedAt: '2030-05-03T09:00:00.000Z',
      },
      'Achieng saved a change first (Fri, 3 May 2030, 12:00 PM).',
      'reload',
    ],
    [
      { ...refused('CONFLICT', 'Changed meanwhile.'), savedBy: 'Achieng', savedAt: 'just now' },
      'Achieng saved a change first.',
      'reload',
    ],
  ] as const)('a refused change says why and offers what helps: %p', (failure, reason, remedy) => {
    expect(problemOf(TEXT, failure)).toEqual({ text: TEXT, reason, remedy });
  });

  it('an unanswered change says that the server does not answer', () => {
    const failure = { kind: 'unreachable', reason: 'time-out', message: 'x' } as const;
    expect(problemOf(TEXT, failure)).toMatchObject({ reason: 'The server does not answer.', remedy: null });
  });
});

it('a refused change replaces the table with an error, but not live rows that have just come back', () => {
  expect(refusalOf(TEXT, refused('FORBIDDEN', 'Readers may not.'))).toBe(TEXT);
  expect(refusalOf(TEXT, refused('NOT_LIVE', 'The live list has come back.'))).toBeNull();
});
