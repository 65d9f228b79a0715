import { useTranslation } from 'react-i18next'
import {
  isKnownCategory,
  type KnownCategory,
  knownCategories,
  rowsOf,
} from '../../components/games/categories.ts'
import { laterSection } from '../../hydration/hydration.ts'
import { PlayerRibbons } from '../favourites/PlayerRibbons.tsx'
import { GameRibbon } from './GameRibbon.tsx'
import { LobbyFilter } from './LobbyFilter.tsx'
import { LobbyNews } from './LobbyNews.tsx'
import { PromotionsWaiting, RibbonWaiting } from './LobbyWaiting.tsx'
import {
  firstLists,
  laterLists,
  promotionsOf,
  providerOrder,
  topContentIds,
} from './lobby-content.ts'
import { Promotions } from './Promotions.tsx'
import { ProviderStrip } from './ProviderStrip.tsx'
import { SportsPromo } from './SportsPromo.tsx'
import { useContent } from './use-content.ts'
import { useLobby } from './use-lobby.ts'

export { lobbyQueries } from './lobby-queries.ts'

const CategoriesProblem = laterSection(
  async () => (await import('../../components/games/CategoriesProblem.tsx')).CategoriesProblem,
  {
    room: '',
  },
)
const PromotionsProblem = laterSection(
  async () => (await import('./PartProblem.tsx')).PartProblem,
  { room: '' },
)
const Jackpots = laterSection(
  async () => (await import('../jackpots/JackpotRibbon.tsx')).JackpotRibbon,
  {
    room: '[--room:468px] md:[--room:318px]',
  },
)
const below = async () => (await import('./sections-below.ts')).sectionsBelow
/** Ribbons that are hydrated later, by their number of rows. */
const laterRibbons = {
  1: laterSection(async () => GameRibbon, { room: '[--room:290px] md:[--room:405px]' }),
  2: laterSection(async () => GameRibbon, { room: '[--room:485px] md:[--room:710px]' }),
}
const FirstLists = laterSection(async () => (await below()).CustomLists, {
  room: '[--room:1020px] md:[--room:1525px]',
})
const LaterLists = laterSection(async () => (await below()).CustomLists, {
  room: '[--room:550px] md:[--room:815px]',
})
const FeaturedGame = laterSection(async () => (await below()).FeaturedGame, {
  room: '[--room:980px] md:[--room:580px]',
})
const TrendingGames = laterSection(async () => (await below()).TrendingGames, {
  room: '[--room:535px] md:[--room:410px]',
})
const TopGames = laterSection(async () => (await below()).TopGames, {
  room: '[--room:1380px] md:[--room:1085px]',
})
const TopProviders = laterSection(async () => (await below()).TopProviders, {
  room: '[--room:300px] md:[--room:330px]',
})
const Winners = laterSection(async () => (await import('./Winners.tsx')).Winners, {
  room: '[--room:715px]',
  className: 'grid grid-cols-1',
})
const RandomGamePanel = laterSection(
  async () => (await import('./RandomGamePanel.tsx')).RandomGamePanel,
  {
    room: '[--room:490px]',
    className: 'grid grid-cols-1',
  },
)
const PaymentMethods = laterSection(
  async () => (await import('./PaymentMethods.tsx')).PaymentMethods,
  {
    room: '[--room:350px] md:[--room:190px]',
  },
)

const ribbons = knownCategories.filter((id) => id !== 'ALL_GAMES')

/**
 * The home lobby, from the promotions at the top to the ways to pay. Sections below the first view
 * sleep until they come near.
 */
export function LobbyPage() {
  const { t } = useTranslation(['lobby', 'shell'])
  const [{ data, error, fetching }, refetch] = useLobby()
  const [content, refetchContent] = useContent(topContentIds)
  const top = content.data?.cmsComponents
  const categories = (data?.categories ?? []).filter(({ id }) => isKnownCategory(id))
  const all = categories.find(({ id }) => id === 'ALL_GAMES')
  const [first, ...rest] = ribbons.filter((id) => hasGames(id, categories))
  const isWaiting = fetching && !data
  const isTopWaiting = content.fetching && !top

  return (
    <div className="wrap">
      <h1 className="sr-only">{t('lobby')}</h1>
      {isWaiting || isTopWaiting ? (
        <p role="status" className="sr-only">
          {t('shell:loading')}
        </p>
      ) : null}
      {top ? (
        <Promotions promotions={promotionsOf(top)} />
      ) : isTopWaiting ? (
        <PromotionsWaiting />
      ) : (
        <PromotionsProblem onRetry={refetchContent} />
      )}
      <LobbyFilter categories={categories} />
      <SportsPromo provider={data?.settings.sportsProvider} />
      <ProviderStrip order={isTopWaiting ? null : providerOrder(top)} />
      <PlayerRibbons />
      {categories.length === 0 && !fetching ? (
        <CategoriesProblem error={error} onRetry={refetch} />
      ) : null}
      {isWaiting ? <RibbonWaiting /> : first ? <GameRibbon id={first} /> : null}
      {hasJackpots(categories) ? <Jackpots /> : null}
      {rest.map((id) => {
        const LaterRibbon = laterRibbons[rowsOf(id)]
        return <LaterRibbon key={id} id={id} />
      })}
      <FirstLists ids={firstLists} isFirst />
      <LaterLists ids={laterLists} />
      <FeaturedGame />
      <TrendingGames />
      <TopGames />
      <TopProviders />
      <div className="grid grid-cols-1 gap-5 py-7 lg:grid-cols-[minmax(0,1.62fr)_minmax(0,1fr)]">
        <Winners />
        <RandomGamePanel games={all?.games.edges.results ?? []} total={all?.games.total ?? 0} />
      </div>
      <PaymentMethods />
      <LobbyNews />
    </div>
  )
}

/** Whether some of the games that are shown feed a jackpot: most casinos have none. */
function hasJackpots(
  categories: readonly { games: { edges: { results: readonly { jackpot: string | null }[] } } }[],
): boolean {
  return categories.some(({ games }) => games.edges.results.some(({ jackpot }) => jackpot !== null))
}

function hasGames(
  id: KnownCategory,
  categories: readonly { id: string; games: { total: number } }[],
): boolean {
  return categories.some((category) => category.id === id && category.games.total > 0)
}
