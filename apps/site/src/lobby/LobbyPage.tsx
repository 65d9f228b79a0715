import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { isKnownCategory } from '../components/categories.ts'
import { useQuery } from '../lib/use-query.ts'
import { GameRibbon } from './GameRibbon.tsx'
import { Hero } from './Hero.tsx'
import { LobbyFilter } from './LobbyFilter.tsx'
import { LobbyQuery } from './lobby-queries.ts'
import { PaymentMethods } from './PaymentMethods.tsx'
import { ProviderStrip } from './ProviderStrip.tsx'
import { RandomGamePanel } from './RandomGamePanel.tsx'
import { TopGames } from './TopGames.tsx'
import { Winners } from './Winners.tsx'

export { lobbyQueries } from './lobby-queries.ts'

/**
 * The home lobby, from the promotions at the top to the ways to pay. The boundaries wait for nothing: React wakes up each of them
 * in a slice of its own, so that the page answers to a tap meanwhile. What asks queries itself stands outside of them: woken up at
 * idle priority, urql's state and a change of client chase each other for ever.
 */
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
      <Suspense>{first ? <GameRibbon category={first} t={t} from={pathname} /> : null}</Suspense>
      <Suspense>{all ? <TopGames games={all.games.edges.results} t={t} from={pathname} /> : null}</Suspense>
      {rest.map((category) => (
        <Suspense key={category.id}>
          <GameRibbon category={category} t={t} from={pathname} />
        </Suspense>
      ))}
      <div className="grid gap-5 py-7 lg:grid-cols-[minmax(0,1.62fr)_minmax(0,1fr)]">
        <Winners />
        <Suspense>
          <RandomGamePanel games={all?.games.edges.results ?? []} total={all?.games.total ?? 0} />
        </Suspense>
      </div>
      <PaymentMethods />
    </div>
  )
}
