import { dayAfter } from '../feed/local-day.ts'
import { useBook } from './book-context.ts'
import { type DayNotation, dayText } from './day-text.ts'

interface DaysProps {
  /** A day of the player's calendar, `2026-11-26`. */
  day: string
  /** The earliest and the latest day that can be chosen. */
  first?: string
  last?: string
  onDay(day: string): void
}

/** Buttons to the days of the week, and to the day before and the day after. */
export function Days({ day, first = '', last = '9', onDay }: DaysProps) {
  const { settings, t } = useBook()
  return (
    <div className="days">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be drawn as a box. */}
      <div className="chips" role="group" aria-label={t('calendar')}>
        {weekOf(day, settings.startDayWeek).map((each) => (
          <button
            key={each}
            type="button"
            className="chip"
            aria-pressed={each === day}
            aria-label={dayTitle(each, settings)}
            disabled={each < first || each > last}
            onClick={() => onDay(each)}
          >
            {dayText(`${each}T12:00:00`, settings, { weekday: 'short' })}
          </button>
        ))}
      </div>
      <button
        type="button"
        className="button"
        disabled={day <= first}
        onClick={() => onDay(dayAfter(day, -1))}
      >
        {t('previousDay')}
      </button>
      <button
        type="button"
        className="button"
        disabled={day >= last}
        onClick={() => onDay(dayAfter(day, 1))}
      >
        {t('nextDay')}
      </button>
    </div>
  )
}

/** Returns a day as the heading of its list: the weekday, the day and the month. */
export function dayTitle(day: string, notation: DayNotation): string {
  return dayText(`${day}T12:00:00`, notation, { weekday: 'long', day: 'numeric', month: 'long' })
}

/** Returns the seven days of the week of a day; `startDay` 0 is a Sunday. */
export function weekOf(day: string, startDay: number): string[] {
  const since = (new Date(`${day}T12:00:00`).getDay() - startDay + 7) % 7
  return Array.from({ length: 7 }, (_, at) => dayAfter(day, at - since))
}
