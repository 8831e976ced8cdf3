import { hasValues, isSaved, type UnsavedEdit, mergeUnsaved } from './unsaved';

interface Row {
  id: string;
  name?: string | null;
}
const change = (
  kind: UnsavedEdit<Row>['kind'],
  id: string,
  knownIds: string[] = [],
  name = 'A',
): UnsavedEdit<Row> => ({
  ...{
    kind,
    id,
    summary: `${kind} ${id}`,
    knownIds: new Set(knownIds),
    isReflectedIn: hasValues<Row>({ name }),
    base: null,
    onBack: () => undefined,
    send: () => Promise.resolve(null),
  },
});
const names = (edits: UnsavedEdit<Row>[]) => edits.map(({ summary }) => summary);

describe('changes kept in memory', () => {
  it('unsaved changes name the same edit once, and a deletion instead of the edits before it', () => {
    const edited = change('edited', '1');
    expect(names(mergeUnsaved([edited], edited))).toEqual(['edited 1']);
    expect(names(mergeUnsaved([edited, change('edited', '2')], change('deleted', '1')))).toEqual([
      'edited 2',
      'deleted 1',
    ]);
  });

  it.each([
    ['an addition that a new row carries', change('added', '3', ['1']), [{ id: '9', name: 'A' }], true],
    [
      'an addition that only an old row carries',
      change('added', '3', ['1']),
      [{ id: '1', name: 'A' }],
      false,
    ],
    ['an edit the record carries', change('edited', '1', ['1']), [{ id: '1', name: 'A' }], true],
    ['an edit the record does not carry', change('edited', '1', ['1']), [{ id: '1', name: 'B' }], false],
    ['an edit of a record that is gone', change('edited', '1', ['1']), [], false],
    ['an edit of a sample', change('edited', '1'), [{ id: '1', name: 'A' }], false],
    ['a deletion of a record that is gone', change('deleted', '1', ['1']), [], true],
    ['a deletion of a record that is still there', change('deleted', '1', ['1']), [{ id: '1' }], false],
  ])('whether the server saved a change is recognised for %s', (_, edit, live, saved) =>
    expect(isSaved<Row>(edit, live)).toBe(saved),
  );

  it('a record that was added and then deleted on this device counts as saved only if the server had received it', () => {
    const [edit] = mergeUnsaved([change('added', '3', ['1'])], {
      ...change('deleted', '3', ['1']),
      isReflectedIn: () => true,
    });
    if (!edit) throw new Error('The deletion is not in the list.');
    expect(isSaved(edit, [{ id: '1', name: 'A' }])).toBe(true);
    expect(isSaved(edit, [{ id: '9', name: 'A' }])).toBe(false);
  });

  it('an unsaved change treats a missing value and an empty text as equal', () => {
    expect(hasValues<Row>({ name: '' })({ id: '1', name: null })).toBe(true);
    expect(hasValues<Row>({ name: undefined })({ id: '1', name: 'B' })).toBe(true);
    expect(hasValues<Row>({ name: 'A' })({ id: '1' })).toBe(false);
  });
});
