/** Why a round did not start or go on, in the words of the game page's table. */
export class PlayRefusal extends Error {
  readonly code: string

  constructor(code: string) {
    super(`Refused: ${code}`)
    this.code = code
  }
}
