/**
 * The database is there and must not be used as things are: the message tells the operator why, and
 * what to do, in a sentence.
 */
export class CannotOpen extends Error {
  override readonly name = 'CannotOpen'
}
