import { goneGames } from './gone-games.ts'

type Ids = readonly string[]

/** Games that turned out to be gone when a player opened one. */
const pressed = new Set<string>()
let told: { games: Ids; brands: Ids } = { games: [], brands: [] }

export function markGone(id: string, isGone: boolean): void {
  if (pressed.has(id) === isGone) return
  if (isGone) pressed.add(id)
  else pressed.delete(id)
  show()
}

/** Takes the place of the earlier news. */
export function hearGone(gone: typeof told): void {
  told = gone
  show()
}

function show(): void {
  goneGames.set({ games: new Set([...told.games, ...pressed]), brands: new Set(told.brands) })
}
