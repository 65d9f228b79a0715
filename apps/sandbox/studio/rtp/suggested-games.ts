import type { StudioGame } from '../game-shelf.ts'

type Named = Pick<StudioGame, 'id' | 'title'>

const MOST = 8

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
  const furthest = Math.max(1, Math.floor(wanted.length / 3))
  return games
    .map((game) => ({
      game,
      mistakes: Math.min(...namesOf(game).map((name) => mistakesBetween(wanted, name))),
    }))
    .filter(({ mistakes }) => mistakes <= furthest)
    .toSorted((a, b) => a.mistakes - b.mistakes)
    .slice(0, MOST)
    .map(({ game }) => game)
}

/** Small letters without accents, and digits. Ids are titles with `and` for `&`. */
function plain(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll('&', 'and')
    .replaceAll(/[^a-z0-9]/g, '')
}

/** How many letters have to be typed, left out or replaced to make one text of the other. */
function mistakesBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [line, letter] of [...one].entries()) {
    const next = [line + 1]
    for (const [column, wanted] of [...other].entries())
      next.push(
        Math.min(
          (row[column] ?? 0) + (letter === wanted ? 0 : 1),
          (row[column + 1] ?? 0) + 1,
          (next[column] ?? 0) + 1,
        ),
      )
    row = next
  }
  return row[other.length] ?? 0
}
