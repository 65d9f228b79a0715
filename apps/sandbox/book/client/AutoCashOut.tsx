import { useId, useState } from 'react'
import type { ListedBet } from '../bets/bet-routes.ts'
import { AmountWarning } from './AmountWarning.tsx'
import { BetNotTaken, setCashOutAt } from './bet-api.ts'
import { useBook } from './book-context.ts'
import { moneyText } from './money-text.ts'
import { notationOf, readTyped } from './slip-offers.ts'

interface AutoCashOutProps {
  bet: ListedBet
  onRefused(code: string | null): void
  again(): void
}

/**
 * The player names an amount; the bet is cashed out automatically as soon as that amount is
 * offered.
 */
export function AutoCashOut({ bet, onRefused, again }: AutoCashOutProps) {
  const { settings, t } = useBook()
  const [text, setText] = useState('')
  const [isBusy, setBusy] = useState(false)
  const id = useId()
  if (!bet.isOpen) return null
  const { minor: wish, isUnreadable } = readTyped(text, notationOf(settings.culture), bet.currency)

  async function save(at: number | null): Promise<void> {
    onRefused(null)
    setBusy(true)
    try {
      await setCashOutAt({ api: settings.api, token: settings.token, betId: bet.id, at })
      setText('')
    } catch (error) {
      onRefused(error instanceof BetNotTaken ? error.code : 'other')
    } finally {
      setBusy(false)
      again()
    }
  }

  if (bet.cashOutAt !== null)
    return (
      <p className="sum">
        <span>
          {t('cashesOutAt', {
            amount: moneyText(BigInt(bet.cashOutAt), bet.currency, settings.culture),
          })}
        </span>
        <button type="button" className="quiet" disabled={isBusy} onClick={() => void save(null)}>
          {t('cashOutAtOff')}
        </button>
      </p>
    )
  return (
    <form
      className="auto-cash-out"
      onSubmit={(event) => {
        event.preventDefault()
        if (wish > 0n) void save(Number(wish))
      }}
    >
      <label htmlFor={id}>{t('cashOutAt')}</label>
      <input
        id={id}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        aria-invalid={isUnreadable}
        aria-describedby={`${id}-warning`}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className="button small" disabled={isBusy || wish === 0n}>
        {t('cashOutAtSet')}
      </button>
      <AmountWarning id={`${id}-warning`} isShown={isUnreadable} />
    </form>
  )
}
