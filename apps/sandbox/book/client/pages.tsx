import type { EventView } from '../feed/event-view.ts'
import { Board } from './Board.tsx'
import { useBook } from './book-context.ts'
import { countryName, usePlaceName, useSports } from './championships.ts'
import { EventRow } from './EventRow.tsx'
import { useFetched } from './feed-api.ts'
import { filtersOf } from './filters.ts'
import { selectionName } from './names.ts'
import { RouteLink } from './RouteLink.tsx'
import type { Route } from './route.ts'
import { Failed, Skeleton } from './states.tsx'
import type { WordKey } from './words/words.ts'

/** The value of `eventType` that lists matches; the vendor does not publish its own meaning. */
const OF_MATCHES = 0
const OF_SEASONS = 1

export function Overview() {
  const { t } = useBook()
  return (
    <>
      <Board title={t('liveNow')} query="live=true" most={8} all={{ page: 'live' }} empty={null} />
      <Board
        title={t('highlights')}
        query="coupon=6&sportId=1&live=false"
        most={10}
        all={{ page: 'coupon', couponType: 6 }}
      />
      <Board
        title={t('sport.tennis')}
        query="sportId=3&live=false"
        most={4}
        all={{ page: 'sport', sportId: 3 }}
        empty={null}
      />
      <Board
        title={t('sport.racing')}
        query="sportId=2&live=false"
        most={4}
        all={{ page: 'horseRacing' }}
        empty={null}
      />
    </>
  )
}

/** Everything that is on, by sport. */
export function Live() {
  const { t } = useBook()
  const fetched = useSports()
  if (fetched.state === 'loading') return <Skeleton rows={6} />
  if (fetched.state === 'failed') return <Failed again={fetched.again} />
  const sports = fetched.data.sports.filter(({ live }) => live > 0)
  return (
    <>
      <h1>{t('live')}</h1>
      {sports.map(({ id, name }) => (
        <Board
          key={id}
          title={t(name.key as WordKey)}
          query={`live=true&sportId=${id}`}
          empty={null}
        />
      ))}
      {sports.length === 0 && <Board title={t('nextUp')} query="coupon=3" most={10} />}
    </>
  )
}

export function SportPage({ route }: { route: Route }) {
  const { t } = useBook()
  const id = sportOfPage(route) ?? 1
  const fetched = useSports()
  const filters = filtersOf({ ...route, sportId: id })
  const sport =
    fetched.state === 'ready' ? fetched.data.sports.find((each) => each.id === id) : undefined
  return (
    <>
      <h1>{sport ? t(sport.name.key as WordKey) : ' '}</h1>
      {sport && <Leagues sport={sport} />}
      <Board title={t('liveNow')} query={`${filters}&live=true`} empty={null} />
      <Board title={t('upcoming')} query={`${filters}&coupon=3`} />
    </>
  )
}

/** The sport of a page that lists one; of the other pages undefined. */
export function sportOfPage({ page, sportId, virtualSportId }: Route): number | undefined {
  if (page === 'horseRacing') return 2
  if (page === 'virtual') return virtualSportId ?? 5
  return page === 'sport' ? (sportId ?? 1) : undefined
}

type ListedSport = Extract<
  ReturnType<typeof useSports>,
  { state: 'ready' }
>['data']['sports'][number]

function Leagues({ sport }: { sport: ListedSport }) {
  const { t, language } = useBook()
  return (
    <ul className="leagues">
      {sport.categories.flatMap(({ country, championships }) =>
        championships.map(({ id, name, events }) => (
          <li key={id}>
            <RouteLink to={{ page: 'championship', championshipIds: [id] }} className="league">
              <span>{selectionName(name, [], t)}</span>
              <span className="subtle">{`${countryName(country, language, t('country.world'))} · ${t('count', { count: events }).replaceAll(' ', '\u00a0')}`}</span>
            </RouteLink>
          </li>
        )),
      )}
    </ul>
  )
}

export function AllSports() {
  const { t } = useBook()
  const fetched = useSports()
  if (fetched.state === 'loading') return <Skeleton rows={6} />
  if (fetched.state === 'failed') return <Failed again={fetched.again} />
  return (
    <>
      <h1>{t('allSports')}</h1>
      {fetched.data.sports.map((sport) => (
        <section className="board" key={sport.id}>
          <header className="board-head">
            <h2>{t(sport.name.key as WordKey)}</h2>
            <RouteLink
              to={{ page: 'sport', sportId: sport.id }}
              className="quiet"
              aria-label={`${t(sport.name.key as WordKey)}: ${t('seeAll')}`}
            >
              {t('seeAll')}
            </RouteLink>
          </header>
          <Leagues sport={sport} />
        </section>
      ))}
    </>
  )
}

export function ChampionshipPage({ route }: { route: Route }) {
  const { t, settings } = useBook()
  const ids = route.championshipIds ?? []
  const name = usePlaceName(route)
  const isOfSeason = ids.length === 1 && route.eventType === OF_SEASONS
  const list = filtersOf(route)
  return (
    <>
      <h1>{name}</h1>
      {!isOfSeason && (
        <>
          <Board title={t('liveNow')} query={`${list}&live=true`} empty={null} />
          <Board title={t('upcoming')} query={`${list}&coupon=3`} />
        </>
      )}
      {ids.length === 1 && route.eventType !== OF_MATCHES && (
        <Outrights url={`${settings.api}/championships/${ids[0]}/outrights`} />
      )}
    </>
  )
}

function Outrights({ url }: { url: string }) {
  const { t, engine } = useBook()
  const fetched = useFetched<{ outrights: EventView[] }>(url, {
    onData: ({ outrights }) => engine.live.keep(outrights),
  })
  if (fetched.state !== 'ready') return null
  return (
    <section className="board">
      <header className="board-head">
        <h2>{t('outrights')}</h2>
      </header>
      <ul className="rows">
        {fetched.data.outrights.map(({ id }) => (
          <EventRow key={id} id={id} />
        ))}
      </ul>
    </section>
  )
}
