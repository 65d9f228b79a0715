import { type Content, openContent } from '../content/content.module.ts'
import type { Translations } from '../content/words/translations.ts'
import type { Sites } from '../edge/edge.ts'
import { shelfOf } from '../games/catalogue/snapshot.ts'
import type { Games } from '../games/games.module.ts'
import type { Ids } from '../kit/ids.ts'
import type { Viewer } from '../kit/request-context.ts'
import type { Topics } from '../kit/topics.ts'
import { openMarketFacts } from '../markets/facts.ts'
import type { Licences } from '../markets/licences.ts'
import type { Market } from '../markets/market.ts'
import { recordRefusedKey } from '../players/attempts/refused-keys.ts'
import { findPlayer } from '../players/player.ts'
import type { AppDeps } from './app-deps.ts'

/** Opens the texts of editors, with the facts of the country that their reader is at home in. */
export function openContentOf(
  parts: AppDeps & {
    ids: Ids
    topics: Topics
    licences: Licences
    market: Market
    publicUrl: string
    sites: Sites | undefined
  },
  games: Games,
  translations: Translations,
): Promise<Content> {
  const { db, config, licences, market } = parts
  const factsOf = openMarketFacts(licences)
  const homeOf = async (viewer: Viewer | null) =>
    viewer && ((await findPlayer(db, viewer.playerId))?.country ?? null)
  return openContent({
    ...parts,
    recordRefusedKey: (request) => recordRefusedKey(parts, { key: 'content', ...request }),
    demo: config.demo,
    imageOrigins: config.imageOrigins,
    languages: () => translations.lexicon().supported.map(({ code }) => code),
    factsFor: async ({ viewer }) => {
      const country = (await homeOf(viewer)) ?? market.defaultCountry
      return (language) => factsOf(country, language)
    },
    knownFacts: (language) => factsOf(market.defaultCountry, language),
    findGame: (id, mobile) => shelfOf(games.catalogue.current(), mobile).byId.get(id) ?? null,
  })
}
