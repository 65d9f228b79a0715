import { ChevronLeft, ChevronRight, Ticket } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useQuery } from 'urql'
import { Button } from '#ui/Button.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Tabs, tabPanel } from '#ui/Tabs.tsx'
import { Panel } from '../components/Panel.tsx'
import { Retry } from '../components/Retry.tsx'
import { useEachNews } from '../lib/use-each-news.ts'
import { useNews } from '../lib/use-news.ts'
import { usePlayer } from '../lib/use-player.ts'
import { SiteLink } from '../shell/SiteLink.tsx'
import { BetCard } from './BetCard.tsx'
import { betsQuery } from './bet-queries.ts'

const RECORDS = 10
const TABS = 'my-bets'

/**
 * The player's sports bets: those that wait for their result, and those that have ended; each
 * changes as the book reports it.
 */
export function BetsPage() {
  const { t } = useTranslation()
  const [tab, setTab] = useState<'open' | 'settled'>('open')
  const tabs = [
    { id: 'open', label: t('bets_open') },
    { id: 'settled', label: t('bets_settled') },
  ] as const
  return (
    <Panel title={t('my_bets')} hint={t('my_bets_hint')}>
      <div>
        <Tabs name={TABS} label={t('my_bets')} tabs={tabs} selected={tab} onSelect={setTab} />
      </div>
      <div {...tabPanel(TABS, tab)} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <BetList key={tab} isOpen={tab === 'open'} />
      </div>
    </Panel>
  )
}

function BetList({ isOpen }: { isOpen: boolean }) {
  const { t } = useTranslation()
  const { openBets } = useNews()
  const { refresh } = usePlayer()
  // The last bet of each page before this one: what is placed meanwhile moves no page.
  const [before, setBefore] = useState<readonly string[]>([])
  const [{ data, error, fetching }, refetch] = useQuery({
    query: betsQuery,
    variables: { input: { open: isOpen, records: RECORDS, after: before.at(-1) ?? null } },
    requestPolicy: 'cache-and-network',
  })
  const again = () => refetch({ requestPolicy: 'network-only' })
  useEachNews(openBets, () => {
    again()
    refresh()
  })

  const bets = data?.sportsBets.results
  const last = bets?.at(-1)
  // All bets of a later page may have ended meanwhile.
  if (before.length > 0 && bets?.length === 0 && !fetching) setBefore(before.slice(0, -1))

  if (!bets) return error ? <Retry onRetry={again} /> : <BetsSkeleton />
  if (bets.length === 0) return <NoBets isOpen={isOpen} />
  return (
    <>
      {error ? <p className="text-14 text-danger">{t('problem_loading')}</p> : null}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {bets.map((bet) => (
          <li key={bet.id}>
            <BetCard bet={bet} />
          </li>
        ))}
      </ul>
      {before.length > 0 || data?.sportsBets.hasMore ? (
        <nav aria-label={t('pages')} className="flex items-center justify-between gap-3">
          <Button disabled={before.length === 0} onClick={() => setBefore(before.slice(0, -1))}>
            <ChevronLeft aria-hidden="true" className="mirrored size-5" />
            <span>{t('newer')}</span>
          </Button>
          <Button
            disabled={!data?.sportsBets.hasMore}
            onClick={() => last && setBefore([...before, last.id])}
          >
            <span>{t('older')}</span>
            <ChevronRight aria-hidden="true" className="mirrored size-5" />
          </Button>
        </nav>
      ) : null}
    </>
  )
}

function NoBets({ isOpen }: { isOpen: boolean }) {
  const { t } = useTranslation()
  return (
    <EmptyState
      title={t(isOpen ? 'no_open_bets' : 'no_settled_bets')}
      icon={<Ticket aria-hidden="true" className="size-9" />}
    >
      <p className="max-w-md text-muted">
        {t(isOpen ? 'no_open_bets_hint' : 'no_settled_bets_hint')}
      </p>
      <SiteLink href="/sports" className={buttonLook({})}>
        {t('see_sports')}
      </SiteLink>
    </EmptyState>
  )
}

export function BetsSkeleton() {
  const { t } = useTranslation()
  return (
    <div className="grid gap-3" aria-busy="true">
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <Skeleton className="h-64" />
      <Skeleton className="h-64" />
    </div>
  )
}
