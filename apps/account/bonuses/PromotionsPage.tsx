import { Gift } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useQuery } from 'urql'
import { buttonLook } from '#ui/button-look.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Toast } from '#ui/Toast.tsx'
import { Panel } from '../components/Panel.tsx'
import { Retry } from '../components/Retry.tsx'
import { useEachNews } from '../lib/use-each-news.ts'
import { useNews } from '../lib/use-news.ts'
import { usePlayer } from '../lib/use-player.ts'
import { SiteLink } from '../shell/SiteLink.tsx'
import { ActiveBonus } from './ActiveBonus.tsx'
import { type Bonus, bonusesQuery, freeBetsQuery } from './bonus-queries.ts'
import { CashbackSection } from './CashbackSection.tsx'
import { EarlierFreeBets, EarlierFreeSpins, EndedBonuses } from './EndedBonuses.tsx'
import { FreeBets } from './FreeBets.tsx'
import type { FreeSpinsAnswer } from './FreeSpinsAnswers.tsx'
import { FreeSpinsSection } from './FreeSpinsSection.tsx'
import { type FreeSpins, freeSpinsQuery } from './free-spins-queries.ts'
import { OfferCard } from './OfferCard.tsx'

type Message =
  | 'bonus_accepted'
  | 'bonus_queued'
  | 'bonus_declined'
  | 'bonus_forfeited'
  | 'bonus_COMPLETED'
  | FreeSpinsAnswer

/** Shows the bonus that counts now, the offers that wait for an answer, and the earlier bonuses. */
export function PromotionsPage() {
  const { t } = useTranslation()
  const { refresh } = usePlayer()
  const { pendingBonuses: news } = useNews()
  const [message, setMessage] = useState<Message | null>(null)
  const [{ data, error }, refetch] = useQuery({
    query: bonusesQuery,
    requestPolicy: 'cache-and-network',
  })
  const [{ data: free }, refetchFree] = useQuery({
    query: freeBetsQuery,
    requestPolicy: 'cache-and-network',
  })

  const [{ data: spins }, refetchSpins] = useQuery({
    query: freeSpinsQuery,
    requestPolicy: 'cache-and-network',
  })

  useEachNews(news, () => {
    refetch({ requestPolicy: 'network-only' })
    refetchFree({ requestPolicy: 'network-only' })
    refetchSpins({ requestPolicy: 'network-only' })
    refresh()
  })

  function afterAnswer(answer: Message) {
    setMessage(answer)
    refetch({ requestPolicy: 'network-only' })
    refetchSpins({ requestPolicy: 'network-only' })
    refresh()
  }

  const bonuses = data?.bonuses
  const active = bonuses?.filter(({ state }) => state === 'ACTIVE') ?? []
  const offers = bonuses?.filter(({ state }) => state === 'PENDING') ?? []
  const queued = bonuses?.filter(({ state }) => state === 'QUEUED') ?? []
  const ended = bonuses?.filter(({ state }) => hasEnded(state)) ?? []
  const mustWait = active.length > 0
  const freeBets = free?.freeBets.filter(({ endedAt }) => endedAt === null) ?? []
  const freeSpins = spins?.freeSpins.filter(({ state }) => isOpen(state)) ?? []
  const earlierFreeSpins = spins?.freeSpins.filter(({ state }) => !isOpen(state)) ?? []
  const earlierFreeBets = free?.freeBets.filter(({ endedAt }) => endedAt !== null) ?? []

  return (
    <Panel title={t('bonuses')} hint={t('bonuses_hint')}>
      {!bonuses && error ? (
        <Retry onRetry={() => refetch({ requestPolicy: 'network-only' })} />
      ) : null}
      {!bonuses && !error ? <BonusesSkeleton /> : null}
      <Offers
        title={t('offers_for_you')}
        bonuses={offers}
        mustWait={mustWait}
        onAnswered={afterAnswer}
      />
      {active.map((bonus) => (
        <ActiveBonus
          key={bonus.id}
          bonus={bonus}
          onEnded={(state) => afterAnswer(messageOf(state))}
        />
      ))}
      <Offers
        title={t('bonuses_in_turn')}
        bonuses={queued}
        mustWait={mustWait}
        onAnswered={afterAnswer}
      />
      {freeSpins.length > 0 ? (
        <FreeSpinsSection freeSpins={freeSpins} onAnswered={afterAnswer} />
      ) : null}
      {freeBets.length > 0 ? <FreeBets freeBets={freeBets} /> : null}
      {bonuses ? <CashbackSection /> : null}
      {bonuses &&
      active.length + offers.length + queued.length + freeBets.length + freeSpins.length === 0 ? (
        <EmptyState title={t('no_bonuses')} icon={<Gift aria-hidden="true" className="size-9" />}>
          <p className="max-w-md text-muted">{t('no_bonuses_hint')}</p>
          <SiteLink href="/promotions" className={buttonLook({})}>
            {t('see_promotions')}
          </SiteLink>
        </EmptyState>
      ) : null}
      {ended.length > 0 ? <EndedBonuses bonuses={ended} /> : null}
      {earlierFreeSpins.length > 0 ? <EarlierFreeSpins freeSpins={earlierFreeSpins} /> : null}
      {earlierFreeBets.length > 0 ? <EarlierFreeBets freeBets={earlierFreeBets} /> : null}
      {message ? <Toast message={t(message)} onGone={() => setMessage(null)} /> : null}
    </Panel>
  )
}

interface OffersProps {
  title: string
  bonuses: readonly Bonus[]
  /** True while another bonus is active. */
  mustWait: boolean
  onAnswered: (answer: Message) => void
}

/** Bonuses that can be declined, and accepted where they have not been; nothing for none. */
function Offers({ title, bonuses, mustWait, onAnswered }: OffersProps) {
  const id = useId()
  if (bonuses.length === 0) return null
  return (
    <section className="grid gap-3" aria-labelledby={id}>
      <h2 id={id} className="text-22">
        {title}
      </h2>
      {bonuses.map((bonus) => (
        <OfferCard key={bonus.id} bonus={bonus} mustWait={mustWait} onAnswered={onAnswered} />
      ))}
    </section>
  )
}

function hasEnded(state: Bonus['state']): boolean {
  return state !== 'ACTIVE' && state !== 'PENDING' && state !== 'QUEUED'
}

function isOpen(state: FreeSpins['state']): boolean {
  return state === 'OFFERED' || state === 'PREPARING' || state === 'ACTIVE'
}

/** Stakes that had not been counted may complete a bonus when it is given up. */
function messageOf(state: Bonus['state']): Message {
  return state === 'COMPLETED' ? 'bonus_COMPLETED' : 'bonus_forfeited'
}

function BonusesSkeleton() {
  const { t } = useTranslation()
  return (
    <div className="grid gap-3" aria-busy="true">
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <Skeleton className="h-60" />
      <Skeleton className="h-60" />
    </div>
  )
}
