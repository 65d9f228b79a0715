import { useTranslation } from 'react-i18next'
import { isKnownCategory, type KnownCategory, knownCategories } from '../components/categories.ts'
import { PlayerRibbons } from '../favourites/PlayerRibbons.tsx'
import { laterSection } from '../lib/later-section.tsx'
import { useQuery } from '../lib/use-query.ts'
import { GameRibbon } from './GameRibbon.tsx'
import { LobbyFilter } from './LobbyFilter.tsx'
import { LobbyNews } from './LobbyNews.tsx'
import { firstLists, laterLists, promotionsOf, providerOrder, topContentIds } from './lobby-content.ts'
import { LobbyQuery, lobbyVariables } from './lobby-queries.ts'
import { Promotions } from './Promotions.tsx'
import { ProviderStrip } from './ProviderStrip.tsx'
import { SportsPromo } from './SportsPromo.tsx'
import { useContent } from './use-content.ts'

export { lobbyQueries } from './lobby-queries.ts'

const LaterRibbon = laterSection(async () => GameRibbon, { height: 640 })
const below = async () => (await import('./sections-below.ts')).sectionsBelow
const CustomLists = laterSection(async () => (await below()).CustomLists, { height: 420 })
const FeaturedGame = laterSection(async () => (await below()).FeaturedGame, { height: 620 })
const TrendingGames = laterSection(async () => (await below()).TrendingGames, { height: 460 })
const TopGames = laterSection(async () => (await below()).TopGames, { height: 620 })
const TopProviders = laterSection(async () => (await below()).TopProviders, { height: 340 })
const Winners = laterSection(async () => (await import('./Winners.tsx')).Winners, { height: 640, className: 'grid' })
const RandomGamePanel = laterSection(async () => (await import('./RandomGamePanel.tsx')).RandomGamePanel, {
  height: 640,
  className: 'grid',
})
const PaymentMethods = laterSection(async () => (await import('./PaymentMethods.tsx')).PaymentMethods, { height: 180 })

const ribbons = knownCategories.filter((id) => id !== 'ALL_GAMES')

/** The home lobby, from the promotions at the top to the ways to pay. What a first look does not reach sleeps until it comes near. */
export function LobbyPage() {
  const { t } = useTranslation('lobby')
  const [{ data, error }] = useQuery({ query: LobbyQuery, variables: lobbyVariables })
  const [top] = useContent(topContentIds)
  const categories = (data?.categories ?? []).filter(({ id }) => isKnownCategory(id))
  const all = categories.find(({ id }) => id === 'ALL_GAMES')
  const [first, ...rest] = ribbons.filter((id) => hasGames(id, categories))
  if (error && !data) throw error

  return (
    <div className="wrap">
      <h1 className="sr-only">{t('lobby')}</h1>
      <Promotions promotions={promotionsOf(top)} />
      <LobbyFilter categories={categories} />
      <SportsPromo />
      <ProviderStrip order={providerOrder(top)} />
      <PlayerRibbons />
      {first ? <GameRibbon id={first} /> : null}
      {rest.map((id) => (
        <LaterRibbon key={id} id={id} />
      ))}
      <CustomLists ids={firstLists} />
      <CustomLists ids={laterLists} />
      <FeaturedGame />
      <TrendingGames />
      <TopGames />
      <TopProviders />
      <div className="grid gap-5 py-7 lg:grid-cols-[minmax(0,1.62fr)_minmax(0,1fr)]">
        <Winners />
        <RandomGamePanel games={all?.games.edges.results ?? []} total={all?.games.total ?? 0} />
      </div>
      <PaymentMethods />
      <LobbyNews />
    </div>
  )
}

function hasGames(id: KnownCategory, categories: readonly { id: string; games: { total: number } }[]): boolean {
  return categories.some((category) => category.id === id && category.games.total > 0)
}
