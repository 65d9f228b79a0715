import { useEffect, useState } from 'react'
import { useBook } from './book-context.ts'
import { dayText } from './day-text.ts'
import type { EventRecord } from './live-events.ts'
import { minuteOf, partName } from './names.ts'
import type { WordKey } from './words/words.ts'

const TICK_MS = 5_000
const DAY_MS = 86_400_000

/** The minute or the part that is played. */
export function LiveMark({ event }: { event: EventRecord }) {
  const { t } = useBook()
  const { situation, seenAt } = event
  const now = useNow(situation.state === 'live')
  if (situation.state !== 'live')
    return <span className="ended">{t(`state.${situation.state}` as WordKey)}</span>
  const minute = minuteOf(situation, Math.max(0, (now - seenAt) / 1000))
  return (
    <span className="live-mark">
      <i className="dot" />
      <span>{minute ?? (situation.phase ? partName(situation.phase, t) : t('live'))}</span>
    </span>
  )
}

function useNow(isRunning: boolean): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [isRunning])
  return now
}

/** Returns the scores beside the names: sets, the current points, or the goals. */
export function scoresOf({
  situation,
  sportId,
}: EventRecord): (readonly [number | string, number | string])[] {
  const { score, parts, facts } = situation
  if (score === null) return []
  if (sportId !== 3) return [score]
  const points =
    facts.points_home === undefined ? [] : [[facts.points_home, facts.points_away ?? 0] as const]
  return [...parts, ...points]
}

/** When it begins, by the player's own clock: an hour today, with the day otherwise. */
export function useStart(startsAt: number): string {
  const { settings, t } = useBook()
  const start = new Date(startsAt)
  const hour = dayText(start, settings, { hour: 'numeric', minute: '2-digit' })
  const days = Math.round((startOfDay(start) - startOfDay(new Date())) / DAY_MS)
  if (days === 0) return hour
  const day =
    days === 1
      ? t('tomorrow')
      : dayText(start, settings, { weekday: 'short', day: 'numeric', month: 'short' })
  return `${day} ${hour}`
}

function startOfDay(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime()
}
