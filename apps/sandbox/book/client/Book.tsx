import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { BetHistory, MyBets } from './BetHistory.tsx'
import { useBook } from './book-context.ts'
import { sportOf, useSports } from './championships.ts'
import { laterPart } from './later-part.tsx'
import { AllSports, ChampionshipPage, Live, Overview, SportPage, sportOfPage } from './pages.tsx'
import { RouteLink } from './RouteLink.tsx'
import { pagePathOf, type Route } from './route.ts'
import { SlipPanel } from './SlipPanel.tsx'
import { Unavailable } from './states.tsx'
import { useStore } from './store.ts'
import { useMarkedInSight } from './use-marked-in-sight.ts'
import type { WordKey } from './words/words.ts'

const ROWS = 6
const EventPage = laterPart(async () => (await import('./EventPage.tsx')).EventPage, ROWS)
const SearchPage = laterPart(async () => (await import('./found-pages.tsx')).SearchPage, ROWS)
const FavouritesPage = laterPart(
  async () => (await import('./found-pages.tsx')).FavouritesPage,
  ROWS,
)
const CalculatorPage = laterPart(
  async () => (await import('./CalculatorPage.tsx')).CalculatorPage,
  ROWS,
)
const CouponPage = laterPart(async () => (await import('./coupon-pages.tsx')).CouponPage, ROWS)
const PeriodPage = laterPart(async () => (await import('./coupon-pages.tsx')).PeriodPage, ROWS)
const ResultsPage = laterPart(async () => (await import('./ResultsPage.tsx')).ResultsPage, ROWS)
const SettingsPage = laterPart(async () => (await import('./SettingsPage.tsx')).SettingsPage, ROWS)

/** Pages by which a visitor may come in, through a link: their code comes beside the words. */
const LINKED: Partial<Record<Route['page'], { load(): Promise<unknown> }>> = {
  event: EventPage,
  liveEvent: EventPage,
  horseRacingDetails: EventPage,
  betHistory: MyBets,
  calculator: CalculatorPage,
  coupon: CouponPage,
  period: PeriodPage,
}

/** Begins to fetch the code of a page; a failure is shown once the page is drawn. */
export function preparePage({ page }: Route): void {
  LINKED[page]?.load().catch(() => {})
}

/** The whole book: sections, sports, a page, and the slip. */
export function BookView() {
  const { engine, route, t, scroll } = useBook()
  const isConnected = useSyncExternalStore(engine.live.subscribe, engine.live.isConnected)
  const book = useRef<HTMLDivElement>(null)
  const main = useRef<HTMLElement>(null)
  const path = pagePathOf(route)
  const first = useRef(path)
  useLayoutEffect(() => {
    if (first.current === path || !book.current) return
    return scroll.arrive(book.current, path, engine.settings.get().stickyTop)
  }, [path, scroll, engine])
  useEffect(() => {
    if (first.current === path) return
    first.current = ''
    main.current?.focus({ preventScroll: true })
  }, [path])
  return (
    <div className="book" ref={book}>
      <Sections />
      <Sports />
      <section className="page" ref={main} tabIndex={-1}>
        {!isConnected && (
          <p className="warning line" role="status">
            {t('notConnected')}
          </p>
        )}
        <Page key={path} route={route} />
      </section>
      {route.page !== 'betSlip' && <SlipPanel />}
    </div>
  )
}

function Page({ route }: { route: Route }) {
  switch (route.page) {
    case 'overview':
      return <Overview />
    case 'live':
      return <Live />
    case 'event':
    case 'liveEvent':
    case 'horseRacingDetails': {
      const id =
        route.page === 'horseRacingDetails' ? (route.horseRaceId ?? route.eventId) : route.eventId
      return id ? <EventPage id={id} /> : <Overview />
    }
    case 'sport':
    case 'horseRacing':
    case 'virtual':
      return <SportPage route={route} />
    case 'category':
    case 'championship':
      return route.outrightGroupId ? (
        <EventPage id={route.outrightGroupId} />
      ) : (
        <ChampionshipPage route={route} />
      )
    case 'coupon':
      return <CouponPage route={route} />
    case 'period':
      return <PeriodPage route={route} />
    case 'results':
      return <ResultsPage route={route} />
    case 'search':
      return <SearchPage typed={route.text ?? ''} />
    case 'favourites':
      return <FavouritesPage />
    case 'allSports':
      return <AllSports />
    case 'calculator':
      return <CalculatorPage />
    case 'settings':
      return <SettingsPage />
    case 'betSlip':
      return <SlipPanel isAlone />
    case 'betHistory':
      return <BetHistory />
    default:
      return <Unavailable />
  }
}

const SECTIONS: readonly (readonly [WordKey, Route])[] = [
  ['overview', { page: 'overview' }],
  ['live', { page: 'live' }],
  ['today', { page: 'coupon', couponType: 1 }],
  ['calendar', { page: 'period' }],
  ['results', { page: 'results' }],
  ['favourites', { page: 'favourites' }],
  ['search', { page: 'search' }],
  ['myBets', { page: 'betHistory' }],
  ['calculator', { page: 'calculator' }],
  ['settings', { page: 'settings' }],
]

/** Marks a section at the press: its page takes longer to draw than a press may wait. */
function Sections() {
  const { t, chosen } = useBook()
  const route = useStore(chosen)
  const strip = useMarkedInSight<HTMLElement>(pagePathOf(route))
  return (
    <nav className="sections" ref={strip} aria-label={t('sections')}>
      {SECTIONS.map(([key, to]) => (
        <RouteLink key={key} to={to} className="section" data-on={isWithin(to, route) || undefined}>
          {t(key)}
        </RouteLink>
      ))}
    </nav>
  )
}

/** A day, a sport or hours that are chosen on a page leave its section marked. */
function isWithin(section: Route, route: Route): boolean {
  return section.page === route.page && section.couponType === route.couponType
}

function Sports() {
  const { t, engine, chosen } = useBook()
  const route = useStore(chosen)
  const fetched = useSports()
  useStore(engine.settings)
  const shown = sportOfPage(route) ?? sportOf(fetched, route)
  const strip = useMarkedInSight<HTMLElement>(`${pagePathOf(route)} ${fetched.state}`)
  return (
    <nav className="sports" ref={strip} aria-label={t('sportsList')}>
      {fetched.state === 'ready' &&
        fetched.data.sports.map(({ id, name, live }) => (
          <RouteLink
            key={id}
            to={{ page: 'sport', sportId: id }}
            className="sport"
            data-on={id === shown || undefined}
          >
            <span>{t(name.key as WordKey)}</span>
            {live > 0 && <span className="live-count">{t('liveCount', { count: live })}</span>}
          </RouteLink>
        ))}
      <RouteLink to={{ page: 'allSports' }} className="sport">
        <span>{t('allSports')}</span>
      </RouteLink>
    </nav>
  )
}
