import { createHash } from 'node:crypto'
import { maskName } from '#rules/winner-name.ts'

/**
 * A winner as other players are told of them: the id leads to no account, and the name is masked.
 */
export interface MaskedWinner {
  id: string
  name: string
}

const NAMES_REMEMBERED = 1000

/** `findFirstName` answers null when there is no such player any more. */
export function openMaskedWinners(
  findFirstName: (playerId: string) => Promise<string | null>,
): (playerId: string) => Promise<MaskedWinner> {
  const names = new Map<string, string>()

  async function maskedNameOf(playerId: string): Promise<string> {
    const known = names.get(playerId)
    if (known !== undefined) return known
    const name = maskName((await findFirstName(playerId)) ?? '')
    if (names.size >= NAMES_REMEMBERED) names.clear()
    names.set(playerId, name)
    return name
  }

  return async (playerId) => ({ id: aliasOf(playerId), name: await maskedNameOf(playerId) })
}

/** Tells winners apart without saying who they are. */
function aliasOf(playerId: string): string {
  return createHash('sha256').update(`winner/${playerId}`).digest('hex').slice(0, 16)
}
