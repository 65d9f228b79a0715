import { useId } from 'react'
import { useBook } from './book-context.ts'
import { dayText } from './day-text.ts'
import { moneyText } from './money-text.ts'
import { formatOdds } from './odds-format.ts'
import type { FreeBetChoice } from './use-free-bet.ts'

/** The player's free bets on the slip: those that fit can be pressed, the others show why not. */
export function FreeBets({
  choice: { freeBets, isOne, offer, choose },
}: {
  choice: FreeBetChoice
}) {
  const { settings, t } = useBook()
  const { culture, oddsFormat } = settings
  const heading = useId()
  if (freeBets.length === 0) return null
  return (
    <section className="free-bets" aria-labelledby={heading}>
      <h3 id={heading}>{t('freeBets')}</h3>
      {!isOne && <p className="subtle">{t('freeBetOne')}</p>}
      {isOne && (
        <ul>
          {freeBets.map(({ freeBet, misfit }) => {
            const { id, title, amount, currency, minOdds, expiresAt } = freeBet
            const isChosen = offer?.freeBetId === id
            const time = dayText(Date.parse(expiresAt), settings, {
              dateStyle: 'medium',
              timeStyle: 'short',
            })
            return (
              <li key={id}>
                <button
                  type="button"
                  className="free-bet"
                  aria-pressed={isChosen}
                  aria-disabled={misfit !== null}
                  aria-describedby={`${heading}-${id}`}
                  onClick={() => misfit === null && choose(isChosen ? null : id)}
                >
                  {t('freeBetUse', { amount: moneyText(BigInt(amount), currency, culture) })}
                </button>
                <p id={`${heading}-${id}`} className="subtle">
                  <span>{t('freeBetUntil', { title, time })}</span>
                  {misfit && (
                    <b>
                      {t(`freeBet.${misfit}`, { odds: formatOdds(minOdds, oddsFormat, culture) })}
                    </b>
                  )}
                </p>
              </li>
            )
          })}
        </ul>
      )}
      <p role="status" className="subtle">
        {offer ? t('freeBetRule') : ''}
      </p>
    </section>
  )
}
