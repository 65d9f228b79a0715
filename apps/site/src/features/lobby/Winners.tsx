import { Trophy } from 'lucide-react'
import { memo, type RefObject, use, useDeferredValue, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useClient } from 'urql'
import { Amount } from '#ui/Amount.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Tabs, tabPanel } from '#ui/Tabs.tsx'
import { useLive } from '#web/use-live.ts'
import { ListProblem } from '../../components/games/ListProblem.tsx'
import { useWhen } from '../../hydration/hydration.ts'
import { useLanguage } from '../../lib/language-context.ts'
import { MobileContext } from '../../lib/mobile-context.ts'
import { useQuery } from '../../lib/use-query.ts'
import {
  type SportsWinnerRow,
  SportsWinnersQuery,
  SportsWinnersSubscription,
  sportsWinnersVariables,
  WINNERS_SHOWN,
  type WinnerRow,
  WinnersQuery,
  type WinnersSet,
  WinnersSubscription,
  winnersVariables,
} from './lobby-queries.ts'
import { type WinRow, winRows } from './win-rows.ts'
import { winnerKeys } from './winner-keys.ts'

/** The biggest wins, or the newest ones, which come by themselves. */
export function Winners() {
  const { t } = useTranslation('lobby')
  const mobile = use(MobileContext)
  const [set, setSet] = useState<WinnersSet>('TOP')
  // The tab that is pressed is seen at once, and its rows when they are ready.
  const listed = useDeferredValue(set)
  const live = useLive({
    query: WinnersSubscription,
    variables: winnersVariables('LIVE', mobile),
    pause: listed !== 'LIVE',
  })
  // A finger comes before a win.
  const news = useDeferredValue(live.data)?.winners
  const liveSports = useLive({
    query: SportsWinnersSubscription,
    variables: sportsWinnersVariables,
    pause: listed !== 'LIVE',
  })
  const sportsNews = useDeferredValue(liveSports.data)?.sportsWinners
  const section = useRef<HTMLElement>(null)
  useNewestBeforehand(section)

  const tabs = [
    { id: 'TOP' as const, label: t('top') },
    {
      id: 'LIVE' as const,
      label: (
        <>
          <i aria-hidden="true" className="live-dot" />
          <span>{t('live')}</span>
        </>
      ),
    },
  ]

  return (
    <section
      ref={section}
      id="winners"
      aria-label={t('winners')}
      className="panel min-w-0 p-4 min-[24rem]:p-5 md:p-7"
    >
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="text-title">{t('winners')}</h2>
        <Tabs tabs={tabs} selected={set} onSelect={setSet} label={t('winners')} name="winners" />
      </div>
      <div {...tabPanel('winners', set)}>
        <WinnersOf
          key={listed}
          set={listed}
          news={listed === 'LIVE' ? news : undefined}
          sportsNews={listed === 'LIVE' ? sportsNews : undefined}
        />
      </div>
    </section>
  )
}

interface WinnersOfProps {
  set: WinnersSet
  news: readonly WinnerRow[] | undefined
  sportsNews: readonly SportsWinnerRow[] | undefined
}

/** Drawn again for each set: the wins of the one are never shown for the other. */
function WinnersOf({ set, news, sportsNews }: WinnersOfProps) {
  const { t } = useTranslation(['lobby', 'common'])
  const mobile = use(MobileContext)
  const [{ data, error, fetching }, again] = useQuery({
    query: WinnersQuery,
    variables: winnersVariables(set, mobile),
  })
  const [sports] = useQuery({
    query: SportsWinnersQuery,
    variables: sportsWinnersVariables,
    pause: set !== 'LIVE',
  })
  const winners = news ?? data?.winners
  const bets = sportsNews ?? sports.data?.sportsWinners ?? []
  if (!winners)
    return error && !fetching ? (
      <ListProblem text={t('common:game_list_error')} onRetry={again} />
    ) : (
      <WinnerSkeletons />
    )
  const rows = winRows(winners, set === 'LIVE' ? bets : [], t)
  if (rows.length === 0)
    return <p className="py-16 text-center text-muted">{t('no_winners_yet')}</p>
  return <WinnersTable rows={rows} />
}

/** Pressing «live» shows rows at once, before the next press can happen. */
function useNewestBeforehand(section: RefObject<HTMLElement | null>): void {
  const client = useClient()
  const mobile = use(MobileContext)
  const near = useWhen('near', section, false)
  const idle = useWhen('idle')
  useEffect(() => {
    if (!near || !idle) return
    void client.query(WinnersQuery, winnersVariables('LIVE', mobile)).toPromise()
    void client.query(SportsWinnersQuery, sportsWinnersVariables).toPromise()
  }, [client, mobile, near, idle])
}

function WinnersTable({ rows }: { rows: readonly WinRow[] }) {
  const { t } = useTranslation('lobby')
  const { language } = useLanguage()
  const keys = winnerKeys(rows)
  return (
    <table className="winners">
      <thead>
        <tr>
          <th scope="col">{t('game')}</th>
          <th scope="col">{t('player')}</th>
          <th scope="col" className="text-end">
            {t('win')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ href, name, logo, player, amount, currency }, row) => (
          <Winner
            key={keys[row]}
            href={href}
            game={name}
            logo={logo}
            player={player.name}
            amount={amount}
            currency={currency}
            language={language}
          />
        ))}
      </tbody>
    </table>
  )
}

interface WinnerProps {
  href: string
  game: string
  /** Null for a win in the sportsbook. */
  logo: string | null
  player: string
  /** Exact decimal. */
  amount: string
  currency: string
  language: string
}

/** Takes plain values, which are equal in the next list of ten, so that only new rows are drawn. */
const Winner = memo(function Winner({
  href,
  game,
  logo,
  player,
  amount,
  currency,
  language,
}: WinnerProps) {
  return (
    <tr>
      <td>
        <a
          href={href}
          className="flex min-h-11 items-center gap-2 font-semibold text-ivory min-[24rem]:gap-3"
        >
          {logo === null ? (
            <span className="grid h-10 w-8 shrink-0 place-content-center rounded-[6px] bg-felt-800 text-brass-400">
              <Trophy aria-hidden="true" className="size-5" />
            </span>
          ) : (
            <img
              src={logo}
              alt=""
              width={32}
              height={40}
              loading="lazy"
              decoding="async"
              className="h-10 w-8 shrink-0 rounded-[6px] object-cover"
            />
          )}
          <bdi>{game}</bdi>
        </a>
      </td>
      <td>
        <bdi>{player}</bdi>
      </td>
      <td className="text-end font-bold whitespace-nowrap text-brass-400 min-[24rem]:text-16">
        <Amount amount={amount} currency={currency} language={language} />
      </td>
    </tr>
  )
})

function WinnerSkeletons() {
  return (
    <div className="skeletons grid gap-3 py-2">
      {Array.from({ length: WINNERS_SHOWN }, (_, index) => index).map((index) => (
        <Skeleton key={index} className="h-11" />
      ))}
    </div>
  )
}
