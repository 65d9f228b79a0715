import { useState } from 'react'
import type { ListedBet } from '../bets/bet-routes.ts'
import { AutoCashOut } from './AutoCashOut.tsx'
import { BetNotTaken, cashOutBet } from './bet-api.ts'
import { useBook } from './book-context.ts'
import { moneyText } from './money-text.ts'
import type { WordKey } from './words/words.ts'

const SHARES = [25, 50, 75, 100] as const

interface ChosenCashOut {
  /** Id of the press: a repeat of it pays nothing more. */
  key: string
  /** Null for all of it. */
  stake: number | null
  amount: number
}

/**
 * Ends an open bet, or a part of it, for what is offered. The first press shows a question, because
 * it cannot be undone.
 */
export function CashOut({ bet, again }: { bet: ListedBet; again(): void }) {
  const { engine, settings, callback, words, t } = useBook()
  const [share, setShare] = useState<(typeof SHARES)[number]>(100)
  const [chosen, setChosen] = useState<ChosenCashOut | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const money = (minor: number) => moneyText(BigInt(minor), bet.currency, settings.culture)
  const offered = bet.cashOut === null ? null : partOf(bet, bet.cashOut, share)

  async function press(): Promise<void> {
    setRefusal(null)
    if (!chosen) return setChosen(offered && { ...offered, key: crypto.randomUUID() })
    setBusy(true)
    try {
      const { balance } = await cashOutBet({
        api: settings.api,
        token: settings.token,
        betId: bet.id,
        ...chosen,
      })
      if (balance !== null) engine.account.setBalance(balance)
      callback('onCashOut')?.()
    } catch (error) {
      setRefusal(error instanceof BetNotTaken ? error.code : 'other')
    } finally {
      setBusy(false)
      setChosen(null)
      setShare(100)
      again()
    }
  }

  const sure =
    chosen &&
    t(chosen.stake === null ? 'cashOutSure' : 'cashOutPartSure', {
      amount: money(chosen.amount),
      stake: money(chosen.stake ?? 0),
    })
  return (
    <div className="place">
      {refusal && (
        <p className="warning" role="alert">
          {t((`refusal.${refusal}` in words ? `refusal.${refusal}` : 'refusal.other') as WordKey)}
        </p>
      )}
      {offered && (
        <>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be drawn as a box. */}
          <div className="quick" role="group" aria-label={t('cashOutShare')}>
            {SHARES.map((each) => (
              <button
                key={each}
                type="button"
                className="chip small"
                aria-pressed={each === share}
                onClick={() => {
                  setShare(each)
                  setChosen(null)
                }}
              >
                {(each / 100).toLocaleString(settings.culture, {
                  style: 'percent',
                  numberingSystem: 'latn',
                })}
              </button>
            ))}
          </div>
          <button
            type="button"
            className={chosen ? 'button strong' : 'button'}
            disabled={isBusy}
            onClick={() => void press()}
          >
            {sure ?? t('cashOut', { amount: money(offered.amount) })}
          </button>
        </>
      )}
      <AutoCashOut bet={bet} onRefused={setRefusal} again={again} />
    </div>
  )
}

/**
 * The amount that the book pays for a share of the stake that is left: the price of the whole,
 * rounded down.
 */
function partOf(
  { left }: ListedBet,
  offer: number,
  share: number,
): Omit<ChosenCashOut, 'key'> | null {
  if (share === 100) return { stake: null, amount: offer }
  const stake = Math.floor((left * share) / 100)
  const amount = stake > 0 ? Number((BigInt(offer) * BigInt(stake)) / BigInt(left)) : 0
  return { stake, amount }
}
