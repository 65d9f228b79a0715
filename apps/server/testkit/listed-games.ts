import type { Catalogue, CatalogueGame } from '#contracts/studio-api.ts'

const logos = { light: 'http://s.test/l.svg', dark: 'http://s.test/d.svg' }

/**
 * A slot as its studio lists it: called by its id, with a demo, and offered on phones. No two of
 * them look alike.
 */
export function listedGame(id: string, given: Partial<CatalogueGame> = {}): CatalogueGame {
  return {
    id,
    name: id,
    brandId: 'ALPHA',
    kind: 'slot',
    category: 'SLOT_GAMES',
    logo: `http://s.test/${id}.svg`,
    mark: 'http://s.test/m.svg',
    demo: true,
    mobile: true,
    rtpBasisPoints: 9600,
    volatility: 'low',
    topWin: 1000,
    releasedOn: '2026-01-01',
    look: { motif: id, palette: id, lockup: id, face: id, ground: id },
    ...given,
  }
}

/** A catalogue of these games, and of these studios, each called after its id. */
export function listing(
  games: CatalogueGame[],
  brandIds: readonly string[] = ['ALPHA'],
): Catalogue {
  return { brands: brandIds.map((id) => ({ id, name: `${id} Studio`, logos })), games }
}
