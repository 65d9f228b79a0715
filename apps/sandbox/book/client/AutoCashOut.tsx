import { useId, useState } from 'react'
import { readAmountText } from '#rules/amount-text.ts'
import { currencyExponent, parseAmount } from '#rules/money.ts'
import type { ListedBet } from '../bets/bet-routes.ts'
import { BetNotTaken, setCashOutAt } from './bet-api.ts'
import { useBook } from './book-context.ts'
import { moneyText } from './money-text.ts'
import { notationOf } from './slip-offers.ts'

interface AutoCashOutProps {
  bet: ListedBet
  onRefused(code: string | null): void
  again(): void
}

/**
 * The player names what the bet shall bring; it is cashed out by itself as soon as that is offered.
 */
export function AutoCashOut({ bet, onRefused, again }: AutoCashOutProps) {
  const { settings, t } = useBook()
  const [text, setText] = useState('')
  const [isBusy, setBusy] = useState(false)
  const id = useId()
  if (!bet.isOpen) return null
  const read =
    readAmountText(text, notationOf(settings.culture), currencyExponent(bet.currency))?.text ?? ''
  const wish = parseAmount(read.replace(/\.$/, ''), bet.currency) ?? 0n

  async function tell(at: number | null): Promise<void> {
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
        <button type="button" className="quiet" disabled={isBusy} onClick={() => void tell(null)}>
          {t('cashOutAtOff')}
        </button>
      </p>
    )
  return (
    <form
      className="auto-cash-out"
      onSubmit={(event) => {
        event.preventDefault()
        if (wish > 0n) void tell(Number(wish))
      }}
    >
      <label htmlFor={id}>{t('cashOutAt')}</label>
      <input
        id={id}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className="button small" disabled={isBusy || wish === 0n}>
        {t('cashOutAtSet')}
      </button>
    </form>
  )
}
