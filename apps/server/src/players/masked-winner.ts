import { createHmac } from 'node:crypto'
import { secretFor } from '#contracts/signature.ts'
import { maskName } from '#rules/winner-name.ts'

/**
 * A winner as other players see them: the id leads to no account, and the name is masked.
 */
export interface MaskedWinner {
  id: string
  name: string
}

/** Parts by which all players see wins. */
export interface MaskingDeps {
  secrets: { session: readonly string[] }
  /** Answers null when there is no such player any more. */
  findFirstName(playerId: string): Promise<string | null>
}

const NAMES_REMEMBERED = 1000
const DAY_MS = 24 * 3_600_000

/**
 * Masks the winner of a win at `atMs`. The wins of a player have one id within a day (UTC) and
 * another one on each other day, so that no visitor collects what a player wins.
 */
export function openMaskedWinners({
  secrets,
  findFirstName,
}: MaskingDeps): (playerId: string, atMs: number) => Promise<MaskedWinner> {
  const names = new Map<string, string>()
  const aliasOf = openAliases(secrets)

  async function maskedNameOf(playerId: string): Promise<string> {
    const known = names.get(playerId)
    if (known !== undefined) return known
    const name = maskName((await findFirstName(playerId)) ?? '')
    if (names.size >= NAMES_REMEMBERED) names.clear()
    names.set(playerId, name)
    return name
  }

  return async (playerId, atMs) => ({
    id: aliasOf(`winner/${Math.floor(atMs / DAY_MS)}/${playerId}`),
    name: await maskedNameOf(playerId),
  })
}

/**
 * Names things for others by ids that only the casino can make: a studio knows the ids of its
 * players, and finds no winner by them. No alias is read back, so that the newest secret alone is
 * used.
 */
export function openAliases({ session: [secret = ''] }: MaskingDeps['secrets']) {
  const key = secretFor('winners', secret)
  return (what: string) => createHmac('sha256', key).update(what).digest('hex').slice(0, 16)
}
