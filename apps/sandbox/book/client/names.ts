import type { Situation } from '../feed/event.ts'
import type { Words } from '../feed/sport.ts'
import type { Translate, WordKey } from './words/words.ts'

interface MarketLike {
  kind: string
  period: string
  line: number | null
}

/** `with` between two sides; horses and outrights go by their league. */
export function eventName(competitors: readonly { name: string }[], fallback: string): string {
  const [home, away] = competitors
  return home && away && competitors.length === 2 ? `${home.name} – ${away.name}` : fallback
}

export interface OfEvent {
  competitors: readonly string[]
  race?: number
}

/** The event of a selection: its two sides, or the race or the league that it is part of. */
export function eventOf(
  { competitors, race }: OfEvent,
  championship: string,
  t: Translate,
): string {
  if (competitors.length > 0) return competitors.join(' – ')
  return race === undefined
    ? championship
    : [championship, t('race', { race })].filter(Boolean).join(' · ')
}

/**
 * Returns the name of a market, without its line: that stands with each selection. Goals, sets and
 * games are counted in the name.
 */
export function marketName({ kind, period, line }: MarketLike, t: Translate): string {
  const name = t(`market.${kind}` as WordKey)
  const numbered =
    line !== null && ['next_goal', 'set_winner', 'game_winner'].includes(kind)
      ? `${name} ${line}`
      : name
  return period === 'match' || period === 'season'
    ? numbered
    : `${numbered}, ${partName(period, t)}`
}

/** `first_half`, `set_2`, `quarter_3` in words. */
export function partName(part: string, t: Translate): string {
  const [, kind, number] = part.match(/^(set|quarter)_(\d)$/) ?? []
  return kind && number ? t(`phase.${kind}` as WordKey, { number }) : t(`phase.${part}` as WordKey)
}

export function selectionName(
  { key, values = {} }: Words,
  sides: readonly string[],
  t: Translate,
): string {
  const [home = '', away = ''] = sides
  switch (key) {
    case 'name':
      return String(values.text)
    case 'home':
      return home
    case 'away':
      return away
    case 'home_handicap':
      return `${home} ${signed(Number(values.line), t)}`
    case 'away_handicap':
      return `${away} ${signed(Number(values.line), t)}`
    case 'score':
      return `${values.home}–${values.away}`
    case 'half_full':
      return [values.half, values.full]
        .map((side) => selectionName({ key: String(side) }, sides, t))
        .join(' / ')
    default:
      return t(`pick.${key}` as WordKey, { home, away, ...values })
  }
}

/** Name of a selection in as few letters as a board has room for, or the lead below its side. */
export function shortName(words: Words, sides: readonly string[], t: Translate): string {
  const { key, values } = words
  if (key.endsWith('handicap')) return signed(Number(values?.line), t)
  if (key === 'home') return '1'
  if (key === 'away') return '2'
  return key === 'draw' ? 'X' : selectionName(words, sides, t)
}

/** Football's minute with what is added; null where a sport has no clock to show. */
export function minuteOf({ phase, clockS }: Situation, secondsSince: number): string | null {
  if (clockS === null || (phase !== 'first_half' && phase !== 'second_half')) return null
  const minute = Math.floor((clockS + secondsSince) / 60) + 1
  const end = phase === 'first_half' ? 45 : 90
  return minute > end ? `${end}+${minute - end}′` : `${minute}′`
}

function signed(line: number, t: Translate): string {
  if (line === 0) return '0'
  return `${line > 0 ? '+' : '−'}${t('number', { number: Math.abs(line) })}`
}
