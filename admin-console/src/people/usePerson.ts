import type { Person } from '@venue/shared/graphql';
import { useSyncExternalStore } from 'react';
import { useVenueData } from '../data/VenueData';

/** Who is signed in to the live server; null for nobody, and where the server does not say. */
export function usePerson(): Person | null {
  const { person, onPerson } = useVenueData();
  return useSyncExternalStore(onPerson, person, person);
}

/** Whether whoever is signed in may make a change of the specification: all of them, unless the server says otherwise. */
export function useMay() {
  const person = usePerson();
  return (operation: string) => person === null || person.may.includes(operation);
}
