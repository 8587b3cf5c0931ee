/** "$25,000": whole dollars as the site prints them. */
export function dollars(amount: number): string {
  return `$${Math.round(amount).toLocaleString('en-US')}`;
}
