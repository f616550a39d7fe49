/** What was imported cannot be read: a file of it is missing, cut short or from another version. */
export class CardsDamaged extends Error {
  override readonly name = 'CardsDamaged';
}
