import { useTranslation } from 'react-i18next'
import { Route, Routes } from 'react-router'
import { useQuery } from 'urql'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { useCurrent } from '#web/use-current.ts'
import { PromotionsPage } from '../bonuses/PromotionsPage.tsx'
import { DepositPage } from '../deposit/DepositPage.tsx'
import { InboxPage } from '../inbox/InboxPage.tsx'
import { useLiveInterrupted } from '../lib/live.ts'
import { useHidden } from '../lib/use-hidden.ts'
import { PlayerContext, playerQuery, playerSubscription } from '../lib/use-player.ts'
import { ProfilePage } from '../profile/ProfilePage.tsx'
import { BreakPage } from '../safer-play/BreakPage.tsx'
import { NotNow } from '../safer-play/NotNow.tsx'
import { BetPage } from '../sports-bets/BetPage.tsx'
import { BetsPage } from '../sports-bets/BetsPage.tsx'
import { StatementPage } from '../statement/StatementPage.tsx'
import { PendingPage } from '../withdraw/PendingPage.tsx'
import { WithdrawPage } from '../withdraw/WithdrawPage.tsx'
import { PageBoundary } from './PageBoundary.tsx'
import { Shell } from './Shell.tsx'

/** The whole area, once it is known whose it is. */
export function App() {
  const { t } = useTranslation()
  const [queried] = useQuery({ query: playerQuery, requestPolicy: 'cache-and-network' })
  const { fetching, error } = queried
  const interrupted = useLiveInterrupted()
  const { data, stale, refetch } = useCurrent({
    query: playerQuery,
    subscription: playerSubscription,
    queried,
    interrupted,
  })
  const player = data?.user
  const hidden = useHidden()

  if (!player && fetching) return <AppSkeleton />
  if (!player) {
    return (
      <div className="wrap py-16">
        <EmptyState title={error ? t('problem_loading') : t('authentication_required')}>
          <p className="max-w-md text-muted">
            {error ? t('offline_read') : t('authentication_required_hint')}
          </p>
          <Button tone="action" onClick={() => (error ? refetch() : location.reload())}>
            {t('try_again')}
          </Button>
        </EmptyState>
      </div>
    )
  }
  const mayPlay = player.status === 'ACTIVE'
  return (
    <PlayerContext
      value={{
        player,
        hidden,
        stale,
        refresh: refetch,
      }}
    >
      <Shell>
        <PageBoundary>
          <Routes>
            <Route
              path="financials/deposit"
              element={mayPlay ? <DepositPage /> : <NotNow title={t('deposit')} />}
            />
            <Route path="financials/withdraw" element={<WithdrawPage />} />
            <Route path="financials/pending_withdraws" element={<PendingPage />} />
            <Route path="history/account_statement" element={<StatementPage />} />
            <Route path="history/my_bets" element={<BetsPage />} />
            <Route path="history/my_bets/:id" element={<BetPage />} />
            <Route path="profile/inbox" element={<InboxPage />} />
            <Route
              path="promotions/active"
              element={mayPlay ? <PromotionsPage /> : <NotNow title={t('bonuses')} />}
            />
            <Route path="profile/take_a_break" element={<BreakPage />} />
            <Route path="*" element={<ProfilePage />} />
          </Routes>
        </PageBoundary>
      </Shell>
    </PlayerContext>
  )
}

function AppSkeleton() {
  const { t } = useTranslation()
  return (
    <div className="wrap grid max-w-[1180px] gap-6 py-6 lg:grid-cols-[260px_1fr]" aria-busy="true">
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <Skeleton className="h-12 lg:h-[430px]" />
      <Skeleton className="h-[430px]" />
    </div>
  )
}
