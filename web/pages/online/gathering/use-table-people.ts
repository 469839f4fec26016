import type { TableSummary } from '@orrery/protocol';
import type { TablePeopleResponse } from '@orrery/protocol/api';
import { useEffect, useState } from 'react';
import { api } from '../parts/api.ts';

type TablePerson = TablePeopleResponse['people'][number];

/** Ratings and reliability of the people at a table, read again when other people sit there. */
export function useTablePeople({ id, chairs }: TableSummary): ReadonlyMap<string, TablePerson> {
  const [people, setPeople] = useState<ReadonlyMap<string, TablePerson>>(new Map());
  const seated = chairs.map(({ sitter }) => (sitter?.kind === 'person' ? sitter.person : '')).join(' ');
  useEffect(() => {
    let isWanted = seated.trim() !== '';
    if (!isWanted) return;
    void api.tablePeople(id).then((answer) => {
      if (isWanted && answer.ok) setPeople(new Map(answer.value.people.map((each) => [each.person, each])));
    });
    return () => {
      isWanted = false;
    };
  }, [id, seated]);
  return people;
}
