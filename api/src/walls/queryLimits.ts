import {
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type SelectionSetNode,
  type ValidationRule,
} from 'graphql';

/** The console's largest document has 24 fields at depth 3. */
export const QUERY_LIMITS = { tokens: 1000, depth: 10, fields: 300, aliases: 10 };

interface Size {
  depth: number;
  fields: number;
  aliases: number;
}

const INTROSPECTION = ['__schema', '__type'];

/**
 * The size of a document with every fragment counted wherever it is spread. Each fragment is measured once, so that the
 * time does not grow with the number of its uses.
 */
function sizeOf(document: DocumentNode) {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  const measured = new Map<string, Size>();

  function sizeOfFragment(name: string): Size {
    const known = measured.get(name);
    if (known) return known;
    // A fragment within itself counts nothing here; another rule refuses it.
    measured.set(name, { depth: 0, fields: 0, aliases: 0 });
    const size = sizeOfSelections(fragments.get(name)?.selectionSet);
    measured.set(name, size);
    return size;
  }

  function sizeOfSelections(set: SelectionSetNode | undefined): Size {
    const total: Size = { depth: 0, fields: 0, aliases: 0 };
    for (const selection of set?.selections ?? []) {
      const isField = selection.kind === Kind.FIELD;
      const size =
        selection.kind === Kind.FRAGMENT_SPREAD
          ? sizeOfFragment(selection.name.value)
          : sizeOfSelections(selection.selectionSet);
      // Questions about the schema have a limit of depth of their own, in the rules of the library.
      const depth = isField && INTROSPECTION.includes(selection.name.value) ? 0 : size.depth;
      total.depth = Math.max(total.depth, depth + (isField ? 1 : 0));
      total.fields += size.fields + (isField ? 1 : 0);
      total.aliases += size.aliases + (isField && selection.alias ? 1 : 0);
    }
    return total;
  }

  return sizeOfSelections;
}

const NAMES = { depth: 'deep', fields: 'wide', aliases: 'full of aliases' };

/** Refuses documents larger than any of the console's could be. */
export const queryLimits: ValidationRule = (context) => ({
  Document(document) {
    const measure = sizeOf(document);
    const refuse = (message: string) =>
      context.reportError(new GraphQLError(message, { extensions: { code: 'QUERY_TOO_LARGE' } }));
    for (const definition of document.definitions) {
      if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
      const size = measure(definition.selectionSet);
      for (const what of ['depth', 'fields', 'aliases'] as const)
        if (size[what] > QUERY_LIMITS[what])
          refuse(`This query is too ${NAMES[what]}: at most ${QUERY_LIMITS[what]} (${what}).`);
      // A version and an idempotency key are of one change.
      if (definition.operation === 'mutation' && size.fields > 0) {
        const changes = definition.selectionSet.selections;
        const isOne = changes.length === 1 && changes[0]?.kind === Kind.FIELD;
        if (!isOne) refuse('A request makes one change.');
      }
    }
  },
});
