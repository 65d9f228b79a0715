import { goneGames } from './gone-games.ts'

type Ids = readonly string[]

/** Games that turned out to be gone when a player opened one. */
const pressed = new Set<string>()
let published: { games: Ids; brands: Ids } = { games: [], brands: [] }

export function markGone(id: string, isGone: boolean): void {
  if (pressed.has(id) === isGone) return
  if (isGone) pressed.add(id)
  else pressed.delete(id)
  show()
}

/** Takes the place of the earlier news. */
export function replaceGone(gone: typeof published): void {
  published = gone
  show()
}

function show(): void {
  goneGames.set({
    games: new Set([...published.games, ...pressed]),
    brands: new Set(published.brands),
  })
}
