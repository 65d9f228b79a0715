import { Ticket } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { useQuery } from 'urql'
import { buttonLook } from '#ui/button-look.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Panel } from '../components/Panel.tsx'
import { Retry } from '../components/Retry.tsx'
import { useEachNews } from '../lib/use-each-news.ts'
import { useNews } from '../lib/use-news.ts'
import { usePlayer } from '../lib/use-player.ts'
import { PlaceLink } from '../shell/PlaceLink.tsx'
import { BetCard } from './BetCard.tsx'
import { BetsSkeleton } from './BetsPage.tsx'
import { betQuery } from './bet-queries.ts'

/** One bet, as a row of the statement leads to it. */
export function BetPage() {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  const { openBets } = useNews()
  const { refresh } = usePlayer()
  const [{ data, error }, refetch] = useQuery({
    query: betQuery,
    variables: { id },
    requestPolicy: 'cache-and-network',
  })
  const again = () => refetch({ requestPolicy: 'network-only' })
  useEachNews(openBets, () => {
    again()
    refresh()
  })

  return (
    <Panel title={t('my_bets')}>
      {!data && error ? <Retry onRetry={again} /> : null}
      {!data && !error ? <BetsSkeleton /> : null}
      {data?.sportsBet ? <BetCard bet={data.sportsBet} /> : null}
      {data && !data.sportsBet ? (
        <EmptyState
          title={t('bet_unknown')}
          icon={<Ticket aria-hidden="true" className="size-9" />}
        />
      ) : null}
      <p>
        <PlaceLink to="history/my_bets" className={buttonLook({})}>
          {t('all_my_bets')}
        </PlaceLink>
      </p>
    </Panel>
  )
}
