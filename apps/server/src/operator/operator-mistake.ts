/** Thrown for a command that cannot be carried out; the message gives the reason and what to do. */
export class OperatorMistake extends Error {
  override readonly name = 'OperatorMistake'
}
