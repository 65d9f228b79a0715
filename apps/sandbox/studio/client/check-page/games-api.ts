import type { GameDescription } from '../check-round.ts'

/** A game as the page needs it to draw its rounds again. */
export interface CheckedGame {
  game: GameDescription
  /** Addresses of its symbols' pictures. */
  symbols: Readonly<Record<string, string>>
}

const PATIENCE_MS = 10_000

export async function checkedGames(): Promise<{ id: string; title: string }[]> {
  return (await read<{ id: string; title: string }[]>('games')) ?? []
}

/** Null for a game that there is not, or whose rounds are not provable. */
export function findCheckedGame(id: string): Promise<CheckedGame | null> {
  return read<CheckedGame>(`games/${encodeURIComponent(id)}`)
}

async function read<T>(path: string): Promise<T | null> {
  const signal = AbortSignal.timeout(PATIENCE_MS)
  const response = await fetch(`${location.pathname}/${path}`, { signal }).catch(() => null)
  return response?.ok ? ((await response.json()) as T) : null
}
