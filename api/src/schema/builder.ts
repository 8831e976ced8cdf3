import SchemaBuilder from '@pothos/core';
import type { Context } from './context';

/** Fields can't be null unless they say so. */
export const builder = new SchemaBuilder<{ Context: Context; DefaultFieldNullability: false }>({
  defaultFieldNullability: false,
});
