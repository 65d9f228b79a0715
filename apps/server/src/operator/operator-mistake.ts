/** What an operator asked for cannot be done; the message says why, and what to do. */
export class OperatorMistake extends Error {
  override readonly name = 'OperatorMistake'
}
