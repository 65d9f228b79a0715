import { Board } from './Board.tsx'
import { useBook } from './book-context.ts'
import { Chips } from './Chips.tsx'
import { Days, dayTitle } from './Days.tsx'
import { filtersOf, PERIOD_HOURS, queryOf } from './filters.ts'
import { laterPart } from './later-part.tsx'
import { today } from './own-clock.ts'
import type { Route } from './route.ts'
import { useStore } from './store.ts'

const COUPONS = [
  'upcoming',
  'today',
  'tomorrow',
  'upcoming',
  'myLeagues',
  'shortPrices',
  'topLeagues',
] as const
const CHOICES = [1, 2, 3, 4, 5, 6]
const MY_LEAGUES = 4
const SHORT_PRICES = 5

const SHORTEST = 1.5

const LeagueChooser = laterPart(async () => (await import('./LeagueChooser.tsx')).LeagueChooser, 4)

export function CouponPage({ route }: { route: Route }) {
  const { t, go } = useBook()
  const type = route.couponType ?? 0
  const name = COUPONS[type] ?? 'upcoming'
  return (
    <>
      <h1>{t(name)}</h1>
      <Chips
        label={t('calendar')}
        chips={CHOICES.map((value) => ({ value, text: t(COUPONS[value] ?? 'upcoming') }))}
        chosen={type}
        onChoose={(couponType) => go({ page: 'coupon', couponType })}
      />
      {type === MY_LEAGUES && !route.championshipIds ? (
        <MyLeagues route={route} />
      ) : (
        <Board title={t(name)} query={couponQuery(route)} isTitleAbove />
      )}
    </>
  )
}

/** The leagues that the visitor follows on this device; an address may name others. */
function MyLeagues({ route }: { route: Route }) {
  const { t, engine } = useBook()
  const championshipIds = useStore(engine.leagues)
  return (
    <>
      <LeagueChooser />
      {championshipIds.length > 0 ? (
        <Board
          title={t('myLeagues')}
          query={couponQuery({ ...route, championshipIds })}
          isTitleAbove
        />
      ) : (
        <p className="nothing">{t('leaguesEmpty')}</p>
      )}
    </>
  )
}

function couponQuery(route: Route): string {
  const type = route.couponType ?? 0
  const coupon = type === SHORT_PRICES ? 3 : type || 3
  const filters = type === SHORT_PRICES ? { maxOdd: SHORTEST, ...route } : route
  return [queryOf({ coupon }), filtersOf(filters)].filter(Boolean).join('&')
}

/** The calendar: a day at a time, on the player's own clock, or the next hours. */
export function PeriodPage({ route }: { route: Route }) {
  const { t, go, settings } = useBook()
  const hours = PERIOD_HOURS[(route.periodType ?? 0) - 1]
  const day = route.date ?? today()
  const title = hours ? t('nextHours', { count: hours }) : dayTitle(day, settings)
  const { periodType: _, date: __, ...place } = route
  return (
    <>
      <h1>{t('calendar')}</h1>
      <Days day={day} first={today()} onDay={(date) => go({ ...place, date })} />
      <Chips
        label={t('calendar')}
        chips={PERIOD_HOURS.map((count, at) => ({
          value: at + 1,
          text: t('nextHours', { count }),
        }))}
        chosen={hours && route.periodType}
        onChoose={(periodType) =>
          go(periodType === route.periodType ? place : { ...place, periodType })
        }
      />
      <Board title={title} query={filtersOf({ ...route, date: day })} />
    </>
  )
}
