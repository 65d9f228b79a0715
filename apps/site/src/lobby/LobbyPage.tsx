import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { isKnownCategory } from '../components/categories.ts'
import { PlayerRibbons } from '../favourites/PlayerRibbons.tsx'
import { laterSection } from '../lib/later-section.tsx'
import { useQuery } from '../lib/use-query.ts'
import { GameRibbon } from './GameRibbon.tsx'
import { Hero } from './Hero.tsx'
import { LobbyFilter } from './LobbyFilter.tsx'
import { LobbyQuery } from './lobby-queries.ts'
import { ProviderStrip } from './ProviderStrip.tsx'

export { lobbyQueries } from './lobby-queries.ts'

const LaterRibbon = laterSection(async () => GameRibbon, { height: 640 })
const TopGames = laterSection(async () => (await import('./TopGames.tsx')).TopGames, { height: 420 })
const Winners = laterSection(async () => (await import('./Winners.tsx')).Winners, { height: 640, className: 'grid' })
const RandomGamePanel = laterSection(async () => (await import('./RandomGamePanel.tsx')).RandomGamePanel, {
  height: 640,
  className: 'grid',
})
const PaymentMethods = laterSection(async () => (await import('./PaymentMethods.tsx')).PaymentMethods, { height: 180 })

/** The home lobby, from the promotions at the top to the ways to pay. What a first look does not reach sleeps until it comes near. */
export function LobbyPage() {
  const { t } = useTranslation('lobby')
  const { pathname } = useLocation()
  const [{ data, error }] = useQuery({ query: LobbyQuery })
  const categories = (data?.categories ?? []).filter(({ id }) => isKnownCategory(id))
  const all = categories.find(({ id }) => id === 'ALL_GAMES')
  const [first, ...rest] = categories.filter(({ id, games }) => id !== 'ALL_GAMES' && games.edges.results.length > 0)
  if (error && !data) throw error

  return (
    <div className="wrap">
      <Hero />
      <ProviderStrip />
      <LobbyFilter categories={categories} />
      <PlayerRibbons />
      {first ? <GameRibbon category={first} t={t} from={pathname} /> : null}
      {all ? <TopGames games={all.games.edges.results} t={t} from={pathname} /> : null}
      {rest.map((category) => (
        <LaterRibbon key={category.id} category={category} t={t} from={pathname} />
      ))}
      <div className="grid gap-5 py-7 lg:grid-cols-[minmax(0,1.62fr)_minmax(0,1fr)]">
        <Winners />
        <RandomGamePanel games={all?.games.edges.results ?? []} total={all?.games.total ?? 0} />
      </div>
      <PaymentMethods />
    </div>
  )
}
