/** The header's title of a game. */
export interface GameTitle {
  name: string
  brand: string
  logo: string | null
  /** The pool of the jackpot that its bets feed. */
  jackpot: string | null
}

interface CatalogueGame {
  id: string
  name: string
  logo: string
  jackpot: string | null
  brand: { name: string }
}

/** Most characters of a name that is shown and looked for. */
const MOST_LETTERS = 100

/**
 * The name that finds a game in the catalogue. An address without one has the id, which is made of
 * the name.
 */
export function nameToFind(gameId: string, address: URLSearchParams): string {
  return cut(address.get('name') || gameId.replaceAll('-', ' '))
}

/**
 * Returns the title by the catalogue; while the game is not among `found`, by `name` and `provider`
 * of the address.
 */
export function titleOf(
  gameId: string,
  address: URLSearchParams,
  found: readonly CatalogueGame[],
): GameTitle {
  const game = found.find(({ id }) => id === gameId)
  if (game)
    return { name: game.name, brand: game.brand.name, logo: game.logo, jackpot: game.jackpot }
  const textOf = (key: string) => cut(address.get(key) ?? '')
  return { name: textOf('name'), brand: textOf('provider'), logo: null, jackpot: null }
}

/** The server refuses a text that ends in half of a character. */
const cut = (text: string) => text.slice(0, MOST_LETTERS).toWellFormed()
