import type { Insight, PastGame } from '../feed/insight.ts'
import { useBook } from './book-context.ts'
import { dayText } from './day-text.ts'
import { useFetched } from './feed-api.ts'
import type { EventRecord } from './live-events.ts'
import { Failed, Skeleton } from './states.tsx'

/** Form of both sides and their meetings, or of all runners; requested when it is opened. */
export function InsightPart({ event }: { event: EventRecord }) {
  const { settings, t } = useBook()
  const fetched = useFetched<{ insight: Insight }>(`${settings.api}/events/${event.id}/insight`)
  return (
    <section className="insight">
      <h2>{t('form')}</h2>
      {fetched.state === 'loading' && <Skeleton rows={2} />}
      {fetched.state === 'failed' && <Failed again={fetched.again} />}
      {fetched.state === 'ready' && <Found insight={fetched.data.insight} event={event} />}
    </section>
  )
}

function Found({ insight, event }: { insight: Insight; event: EventRecord }) {
  const { settings, t } = useBook()
  const sides = insight.form.filter(({ games }) => games.length > 0)
  if (sides.length === 0 && insight.meetings.length === 0)
    return <p className="subtle">{t('noForm')}</p>
  const nameOf = (id: number) => event.competitors.find((each) => each.id === id)?.name ?? ''
  if (event.facts.race !== undefined)
    return (
      <ul className="insight-parts games">
        {sides.map(({ competitorId, games }) => (
          <li key={competitorId}>
            <bdi>{nameOf(competitorId)}</bdi>
            <strong dir="ltr">{placesText(games)}</strong>
          </li>
        ))}
      </ul>
    )
  return (
    <div className="insight-parts">
      {sides.map(({ competitorId, games }) => (
        <div key={competitorId}>
          <h3>{t('lastGames', { name: nameOf(competitorId) })}</h3>
          <ul className="games">
            {games.map((game) => (
              <Game key={game.eventId} game={game} />
            ))}
          </ul>
        </div>
      ))}
      {insight.meetings.length > 0 && (
        <div>
          <h3>{t('meetings')}</h3>
          <ul className="games">
            {insight.meetings.map(({ date, competitors, score }) => (
              <li key={`${date}${competitors.join()}`}>
                <time>
                  {dayText(date, settings, {
                    day: 'numeric',
                    month: 'short',
                    year: 'numeric',
                  })}
                </time>
                <bdi>{competitors.join(' – ')}</bdi>
                <strong>{score.join('–')}</strong>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

function Game({ game }: { game: PastGame }) {
  const { t } = useBook()
  const words = {
    won: ['letterWon', 'won'],
    drawn: ['letterDrawn', 'drawn'],
    lost: ['letterLost', 'lost'],
  } as const
  const [letter, word] = words[game.result]
  return (
    <li>
      <abbr data-result={game.result} title={t(word)}>
        {t(letter)}
      </abbr>
      <bdi>{game.competitors.join(' – ')}</bdi>
      <strong>{game.score?.join('–')}</strong>
    </li>
  )
}

/** Places at the last finishes as racecards write them: the newest at the end. */
function placesText(games: readonly PastGame[]): string {
  return games
    .map(({ place }) => place || '–')
    .toReversed()
    .join('-')
}
