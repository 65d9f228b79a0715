import { CloudOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { Amount } from '#ui/Amount.tsx'
import { classNames } from '#ui/class-names.ts'
import type { Elements } from '#ui/elements.ts'
import { useCurrentInSight } from '#ui/use-current-in-sight.ts'
import { useOnline } from '#web/use-online.ts'
import { type News, NewsContext, useLiveNews, useNews } from '../lib/use-news.ts'
import { usePlayer } from '../lib/use-player.ts'
import { PlaceLink } from './PlaceLink.tsx'
import { PLACES, type Place } from './places.ts'

/**
 * Frames a page of the account area with the player's name and balance and the links to the other
 * pages.
 */
export function Shell({ children }: { children: Elements }) {
  const { t } = useTranslation()
  const online = useOnline()
  const news = useLiveNews()
  return (
    <NewsContext value={news}>
      <div className="wrap grid max-w-[1180px] min-[120rem]:max-w-[1480px] grid-cols-[minmax(0,1fr)] content-start gap-5 py-5 lg:grid-cols-[264px_minmax(0,1fr)] lg:gap-8 lg:py-8">
        <aside className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4">
          <Purse />
          <Places />
        </aside>
        <main className="grid min-w-0 content-start gap-4">
          {online ? null : (
            <p
              role="status"
              className="rounded-control bg-brass-700/30 px-4 py-3 text-14 text-brass-200"
            >
              {t('offline_banner')}
            </p>
          )}
          {children}
        </main>
      </div>
    </NewsContext>
  )
}

function Purse() {
  const { t, i18n } = useTranslation()
  const { player, hidden, stale } = usePlayer()
  const [real, ...bonuses] = player.balances
  const show = (amount: string, look: string) => (
    <Amount
      amount={amount}
      currency={player.currency}
      language={i18n.language}
      hidden={hidden}
      className={look}
    />
  )
  return (
    <section
      className="panel flex flex-wrap items-center justify-between gap-4 p-4 lg:grid lg:gap-3 lg:p-5"
      aria-label={t('balance')}
    >
      <p className="hidden truncate text-14 text-muted lg:block print:block">
        <bdi>{`${player.firstName} ${player.lastName}`}</bdi>
      </p>
      <p className="grid gap-0.5">
        <span className="text-13 text-muted">{t('real_money')}</span>
        {show(real?.amount ?? '0', 'font-display text-22 lg:text-28')}
      </p>
      {bonuses.map((bonus) => (
        <p key={bonus.id} className="grid gap-0.5 text-end lg:text-start">
          <span className="text-13 text-muted">{t('bonus_money')}</span>
          {show(bonus.amount, 'text-16 text-brass-200')}
        </p>
      ))}
      <p
        role="status"
        className={classNames(
          'flex basis-full items-start gap-2 text-13 text-brass-200',
          !stale && 'sr-only',
        )}
      >
        {stale ? (
          <>
            <CloudOff aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            <span>{t('balance_may_be_old')}</span>
          </>
        ) : null}
      </p>
    </section>
  )
}

function Places() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const news = useNews()
  const here = PLACES.find(({ path }) => pathname.includes(path))?.path ?? PLACES[0]?.path
  // On a phone the entries are a strip, and the first marks, which come later, push the current
  // entry aside.
  const known = [news.inbox, news.pendingBonuses, news.openBets].filter(
    (each) => each !== null,
  ).length
  const strip = useCurrentInSight<HTMLUListElement>(`${here} ${known}`)

  return (
    <nav aria-label={t('account')}>
      <ul
        ref={strip}
        className="rail relative -mx-(--gutter) gap-1 px-(--gutter) lg:mx-0 lg:grid lg:grid-flow-row lg:px-0"
      >
        {PLACES.map(({ path, name, counts, Icon }) => (
          <li key={path}>
            <PlaceLink
              to={path}
              aria-current={path === here ? 'page' : undefined}
              className={classNames(
                'flex min-h-11 items-center gap-3 rounded-control border-s-3 px-4 text-14 font-[550] whitespace-nowrap transition-colors duration-(--state-ms)',
                path === here
                  ? 'border-action bg-felt-700 text-ivory'
                  : 'border-transparent text-muted hover:bg-veil hover:text-ivory',
              )}
            >
              <Icon aria-hidden="true" className="size-5 shrink-0" />
              <span>{t(name)}</span>
              <CountMark count={countOf(news, counts)} name={counts} />
            </PlaceLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function CountMark({ count, name }: { count: number; name: Place['counts'] }) {
  const { t } = useTranslation()
  if (count === 0 || !name) return null
  return (
    <span className="ms-auto grid h-6 min-w-6 place-items-center rounded-full bg-brass-400 px-1.5 text-13 font-semibold text-ink">
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="sr-only">{t(COUNTED[name], { count })}</span>
    </span>
  )
}

const COUNTED = {
  unread: 'unread_messages',
  pendingBonuses: 'pending_offers',
  openBets: 'open_bets',
} as const

function countOf({ inbox, pendingBonuses, openBets }: News, counts: Place['counts']): number {
  if (counts === 'unread') return inbox?.unread ?? 0
  if (counts === 'openBets') return openBets?.total ?? 0
  return counts === 'pendingBonuses' ? (pendingBonuses?.total ?? 0) : 0
}
