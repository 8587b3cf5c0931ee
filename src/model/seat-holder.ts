import { type Seat, type TeamMember, team } from './facts/team.ts';

/**
 * Finds the person who holds a founder's seat.
 * @throws when nobody does; the message says where to name somebody
 */
export function seatHolder(seat: Seat, people: readonly TeamMember[] = team): TeamMember {
  const holder = people.find((person) => person.seat === seat);
  if (!holder) {
    throw new Error(
      `content/data/team.yaml: nobody holds the seat "${seat}", which pages name. Give it to one founder.`,
    );
  }
  return holder;
}
