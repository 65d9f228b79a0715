import type { ReactNode } from 'react'
import type { ShownBet } from '../bets/bet-routes.ts'
import { useBook } from './book-context.ts'
import { useEventOf } from './championships.ts'
import { dayText } from './day-text.ts'
import { moneyText } from './money-text.ts'
import { marketName, selectionName } from './names.ts'
import { formatOdds } from './odds-format.ts'
import type { WordKey } from './words/words.ts'

/**
 * One bet of the player: what was bet on, how each leg stands and why, what was staked and what it
 * returns.
 */
export function BetCard({ bet, children }: { bet: ShownBet; children?: ReactNode }) {
  const { settings, t } = useBook()
  const { culture, oddsFormat } = settings
  const money = (minor: number) => moneyText(BigInt(minor), bet.currency, culture)
  const time = dayText(bet.placedAt, settings, { dateStyle: 'medium', timeStyle: 'short' })
  const result = bet.settlement?.result ?? 'open'
  return (
    <li className="bet" data-result={result}>
      <header className="board-head">
        <h3>{`${nameOf(bet, t)}${bet.eachWay ? ` · ${t('eachWay')}` : ''}`}</h3>
        <span className="mark" data-result={result}>
          {t(`result.${result}`)}
        </span>
      </header>
      <ul className="legs">
        {bet.legs.map((leg) => (
          <LegLine key={leg.id} leg={leg} isOfBuilder={bet.type === 'builder'} />
        ))}
      </ul>
      <div className="sums">
        {bet.legs.length > 1 && bet.lines === 1 && (
          <p className="sum">
            <span>{t('odds')}</span>
            <b>{formatOdds(bet.odds, oddsFormat, culture)}</b>
          </p>
        )}
        <p className="sum">
          <span>{t('totalStake')}</span>
          <b>{money(bet.total)}</b>
        </p>
        {bet.parts.map(({ stake, amount }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts are only ever added at the end.
          <p className="sum" key={at}>
            <span>{t('cashedPart', { stake: money(stake) })}</span>
            <b className="brass">{money(amount)}</b>
          </p>
        ))}
        <p className="sum">
          <span>{bet.settlement ? t('returned') : t('possibleReturn')}</span>
          <b className="brass">{money(returnedOf(bet))}</b>
        </p>
      </div>
      {bet.isFree && (
        <p className="free-bet-note">
          <b>{t('freeBet')}</b>
          <span>{t(result === 'void' ? 'freeBetBack' : 'freeBetRule')}</span>
        </p>
      )}
      {children}
      <p className="subtle">{`${t('placedAt', { time })} · ${t('receipt', { number: bet.id.slice(0, 8).toUpperCase() })}`}</p>
    </li>
  )
}

function LegLine({ leg, isOfBuilder }: { leg: ShownBet['legs'][number]; isOfBuilder: boolean }) {
  const { settings, t } = useBook()
  const event = useEventOf(leg)
  const why = leg.why ? t(leg.why.key as WordKey, leg.why.values) : ''
  return (
    <li className="leg">
      <div className="leg-head">
        <strong>
          <bdi>{selectionName(leg.name, leg.competitors, t)}</bdi>
        </strong>
        {!isOfBuilder && (
          <span className="leg-odds">
            {formatOdds(leg.odds, settings.oddsFormat, settings.culture)}
          </span>
        )}
      </div>
      <p className="subtle">{[marketName(leg, t), event].filter(Boolean).join(' · ')}</p>
      <p className="subtle">{[t(`result.${leg.result}`), why].filter(Boolean).join(' · ')}</p>
    </li>
  )
}

/** A free bet that is void comes back as it was, and not as money. */
function returnedOf({ settlement, isFree, atMost, left, total }: ShownBet): number {
  if (isFree && settlement?.result === 'void') return 0
  return settlement?.amount ?? Math.floor((atMost * left) / total)
}

function nameOf({ type, legs, lines }: ShownBet, t: ReturnType<typeof useBook>['t']): string {
  if (legs.length === 1) return t('single')
  if (type === 'builder') return `${t('builder')} · ${legs.length}`
  if (type === 'accumulator') return `${t('multiple')} · ${legs.length}`
  const [size] = type.split('/').map(Number)
  const name = type.includes('/')
    ? size === 2
      ? t('double')
      : size === 3
        ? t('treble')
        : t('fold', { size: size ?? 0 })
    : t(type as WordKey)
  return `${name} · ${t('lines', { count: lines })}`
}
