import type { GameKind } from '#contracts/studio-api.ts'

/** What the build says of its files, by their sources below the studio. */
export type BuiltFiles = Readonly<
  Record<string, { file: string; css?: string[]; assets?: string[]; imports?: string[] }>
>

/** The view of each kind of game; client/kinds.ts imports the same files. */
const VIEWS: Readonly<Record<GameKind, string>> = {
  slot: 'slot/slot-view',
  cascades: 'tumble/tumble-view',
  clusters: 'tumble/tumble-view',
  'hold-and-win': 'hold-and-win/hold-view',
  'changing-reels': 'changing-reels/changing-view',
  'pick-bonus': 'pick-bonus/pick-view',
  roulette: 'roulette/roulette-view',
  crash: 'crash/crash-view',
  mines: 'mines/mines-view',
  dice: 'dice/dice-view',
  plinko: 'plinko/plinko-view',
  keno: 'keno/keno-view',
  blackjack: 'blackjack/blackjack-view',
  baccarat: 'baccarat/baccarat-view',
  'video-poker': 'video-poker/video-poker-view',
  'hi-lo': 'hi-lo/hi-lo-view',
  'live-roulette': 'live/live-roulette-view',
  'live-baccarat': 'live/live-baccarat-view',
  'live-blackjack': 'live/live-blackjack-view',
  'money-wheel': 'live/money-wheel-view',
  'live-spins': 'live/live-spins-view',
  'scratch-card': 'scratch-card/scratch-card-view',
}

export const MAIN = 'client/main.ts'
/** Stands in the page itself, and imports nothing. */
export const EARLY_OPEN = 'client/early-open.ts'
export const viewOf = (kind: GameKind) => `client/${VIEWS[kind]}.ts`
export const CHECK_PAGE = 'client/check-page/check-page.ts'
/** English is part of the page's own script. */
export const wordsOf = (language: string) => `client/words/${language.slice(0, 2)}.ts`

/**
 * Returns the file with main.ts and all that games share. The build's own file of main.ts does
 * nothing but import it.
 */
export function sharedFile(built: BuiltFiles): BuiltFiles[string] | undefined {
  const main = built[MAIN]
  return built[main?.imports?.[0] ?? ''] ?? main
}

/**
 * Returns the built files of the page's script and of these sources, with all that they import.
 * Named in the page, they are fetched at once; by themselves each would be fetched after the one
 * that imports it.
 */
export function modulesOf(built: BuiltFiles, sources: readonly string[]): string[] {
  const files = new Set<string>()
  function add(source: string): void {
    const each = built[source]
    if (!each || files.has(each.file)) return
    files.add(each.file)
    for (const imported of each.imports ?? []) add(imported)
  }
  const shared = sharedFile(built)
  if (shared) files.add(shared.file)
  for (const source of sources) add(source)
  return [...files]
}
