import { isWithinSlips } from '#rules/slips.ts'
import type { StudioGame } from '../game-shelf.ts'

type Named = Pick<StudioGame, 'id' | 'title'>

const MOST = 8
/** The time of a comparison grows with them. */
const MOST_SLIPS = 3

/**
 * Lists the games that may be meant by a name that is no id, the likeliest first: the one with this
 * title, or else those whose titles or ids contain it, or else those that are spelt most like it.
 */
export function suggestGames<Game extends Named>(games: readonly Game[], typed: string): Game[] {
  const wanted = plain(typed)
  if (wanted === '') return []
  const namesOf = ({ id, title }: Named) => [plain(id), plain(title)]
  const same = games.filter((game) => namesOf(game).includes(wanted))
  if (same.length > 0) return same.slice(0, MOST)
  const around = games.filter((game) => namesOf(game).some((name) => name.includes(wanted)))
  if (around.length > 0) return around.slice(0, MOST)
  const most = Math.min(MOST_SLIPS, Math.max(1, Math.floor(wanted.length / 3)))
  const isNear = (game: Named, slips: number) =>
    namesOf(game).some((name) => isWithinSlips(wanted, name, slips))
  const near = Array.from({ length: most }, (_, at) => games.filter((game) => isNear(game, at + 1)))
  // Each list has those of the lists before it: a set keeps the first place of each game.
  return [...new Set(near.flat())].slice(0, MOST)
}

/** Small letters without accents, and digits. Ids are titles with `and` for `&`. */
function plain(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll('&', 'and')
    .replaceAll(/[^a-z0-9]/g, '')
}
