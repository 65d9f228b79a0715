import { useState } from 'react'
import type { ListedBet } from '../bets/bet-routes.ts'
import { BetNotTaken, cashOutBet } from './bet-api.ts'
import { useBook } from './book-context.ts'
import { moneyText } from './money-text.ts'
import type { WordKey } from './words/words.ts'

/** Ends an open bet for what is offered. The first press asks, because it cannot be undone. */
export function CashOut({ bet, again }: { bet: ListedBet; again(): void }) {
  const { engine, settings, words, t } = useBook()
  const [asked, setAsked] = useState<number | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  if (bet.cashOut === null) return null
  const amount = moneyText(BigInt(bet.cashOut), bet.currency, settings.culture)

  async function press(): Promise<void> {
    setRefusal(null)
    if (asked === null) return setAsked(bet.cashOut)
    setBusy(true)
    try {
      const { balance } = await cashOutBet({ api: settings.api, token: settings.token, betId: bet.id, least: asked })
      if (balance !== null) engine.account.hear(balance)
      engine.callbacks.onCashOut?.()
    } catch (error) {
      setRefusal(error instanceof BetNotTaken ? error.code : 'other')
    } finally {
      setBusy(false)
      setAsked(null)
      again()
    }
  }

  return (
    <div className="place">
      {refusal && (
        <p className="warning" role="alert">
          {t((`refusal.${refusal}` in words ? `refusal.${refusal}` : 'refusal.other') as WordKey)}
        </p>
      )}
      <button type="button" className={asked === null ? 'button' : 'button strong'} disabled={isBusy} onClick={() => void press()}>
        {asked === null ? t('cashOut', { amount }) : t('cashOutSure', { amount: moneyText(BigInt(asked), bet.currency, settings.culture) })}
      </button>
    </div>
  )
}
