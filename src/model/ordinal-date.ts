const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

function ordinal(day: number): string {
  const isTeen = day >= 11 && day <= 13;
  const ending = isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th');
  return `${day}${ending}`;
}

/** A calendar day as the documentation prints it: `2025-05-18` is "May 18th, 2025". */
export function ordinalDate(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return `${MONTHS[month - 1]} ${ordinal(date)}, ${year}`;
}
