import { useState } from 'react'
import { formatAmount } from '#rules/money.ts'
import type { ShownBet } from '../bets/bet-routes.ts'
import { BetNotTaken, numberOf, placeBet } from './bet-api.ts'
import { missingFor } from './bonus-money.ts'
import { useBook } from './book-context.ts'
import { moneyText } from './money-text.ts'
import { SignIn } from './SignIn.tsx'
import type { Offer } from './slip-offers.ts'
import { useStore } from './store.ts'
import type { WordKey } from './words/words.ts'

/** The least that a slip costs, in minor units. */
const LEAST = 10n

/**
 * Visitors sign in from the slip, which stays; players place their bets, or go to deposit when they
 * are short.
 */
export function PlaceBet({
  offers,
  onPlaced,
}: {
  offers: readonly Offer[]
  onPlaced(bets: readonly ShownBet[]): void
}) {
  const { engine, settings, callback, words, t } = useBook()
  const { status, currency, balance, bonus } = useStore(engine.account)
  const [isPlacing, setPlacing] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [keys, setKeys] = useState<Readonly<Record<string, string>>>({})
  const staked = offers.filter(({ stakeMinor }) => stakeMinor > 0n)
  const total = staked.reduce((sum, { totalMinor }) => sum + totalMinor, 0n)
  const editing = useStore(engine.editing)
  const isFree = offers.some(({ freeBetId }) => freeBetId !== undefined)
  /**
   * The amount to pay, or below zero the amount that comes back: for a changed bet the difference
   * of the stakes, for a free bet nothing.
   */
  const due = isFree ? 0n : total - BigInt(editing?.bet.total ?? 0)
  // A stake that cannot be read was meant, too: the others are not placed without it.
  const isUnreadable = offers.some((offer) => offer.isUnreadable)
  const isSeveral = editing !== null && staked.length > 1
  const money = (minor: bigint) => moneyText(minor, currency, settings.culture)

  const isKnown = (code: string) => code !== 'other' && `refusal.${code}` in words
  const refusalText = (code: string) =>
    t((isKnown(code) ? `refusal.${code}` : 'refusal.other') as WordKey, { least: money(LEAST) })

  if (status === 'visitor')
    return (
      <div className="place">
        <SignIn text={t('signInToBet')} />
      </div>
    )
  if (status === 'away')
    return (
      <div className="place">
        <p className="warning" role="alert">
          {t('accountAway')}
        </p>
        <button type="button" className="button" onClick={() => void engine.account.refresh()}>
          {t('tryAgain')}
        </button>
      </div>
    )

  async function place(): Promise<void> {
    setPlacing(true)
    setRefusal(null)
    const placed: ShownBet[] = []
    try {
      for (const offer of staked) placed.push(await placeOne(offer))
    } catch (error) {
      const code = error instanceof BetNotTaken ? error.code : 'other'
      setRefusal(code)
      // The book knows another price than the slip: a message may be late.
      void engine.readEvents(staked.flatMap(({ legs }) => legs.map(({ eventId }) => eventId)))
      callback('onBetPlacementError')?.(isKnown(code) ? refusalText(code) : null)
    } finally {
      setPlacing(false)
      if (placed.length > 0) {
        onPlaced(placed)
        callback('onBetPlacement')?.(placed.map(({ id }) => numberOf(id)))
      }
      void engine.account.refresh()
    }
  }

  /**
   * A press that got no answer keeps its key: the bet is then taken once, whichever try arrives.
   */
  async function placeOne(offer: Offer): Promise<ShownBet> {
    const key = keys[offer.key] ?? crypto.randomUUID()
    setKeys((before) => ({ ...before, [offer.key]: key }))
    const forget = () => setKeys(({ [offer.key]: _, ...others }) => others)
    try {
      const { api, token, oddsChangeAction } = settings
      const { bet, balance: left } = await placeBet({
        api,
        token,
        key,
        offer,
        oddsChangeAction,
        replaces: editing?.bet.id ?? null,
      })
      forget()
      if (left !== null) engine.account.setBalance(left)
      return bet
    } catch (error) {
      if (!(error instanceof BetNotTaken) || error.code !== 'no_answer') forget()
      throw error
    }
  }

  // The stake of a changed bet goes back to where it came from before the bet is paid again.
  const paidAnew = editing ? [] : staked
  const isShort = status === 'player' && missingFor(due, paidAnew, { balance, bonus }) > 0n
  function label(): string {
    if (isPlacing) return t('placing')
    if (total === 0n) return t('placeNothing')
    if (isFree) return t('placeFree', { amount: money(total) })
    if (!editing) return t('placeBet', { amount: money(total) })
    if (due === 0n) return t('editSame')
    return due > 0n ? t('editPay', { amount: money(due) }) : t('editBack', { amount: money(-due) })
  }
  return (
    <div className="place">
      <p className="sum">
        <span>{t('balance')}</span>
        <b>{status === 'player' ? money(balance) : '…'}</b>
      </p>
      {refusal && (
        <p className="warning" role="alert">
          {refusalText(refusal)}
        </p>
      )}
      {isSeveral && <p className="warning">{t('editOne')}</p>}
      {isShort ? (
        <button
          type="button"
          className="button strong"
          onClick={() =>
            callback('onInsufficientBalance')?.({ totalStake: Number(formatAmount(due, currency)) })
          }
        >
          {t('depositToBet')}
        </button>
      ) : (
        <button
          type="button"
          className="button strong"
          disabled={isPlacing || total === 0n || isSeveral || isUnreadable || status !== 'player'}
          onClick={() => void place()}
        >
          {label()}
        </button>
      )}
    </div>
  )
}
