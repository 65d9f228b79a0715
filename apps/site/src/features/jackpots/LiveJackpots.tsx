import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { formatAmount } from '#ui/amount-format.ts'
import { useLookedAtAgain } from '#web/use-looked-at-again.ts'
import { tileJackpot } from '../../components/games/tile-jackpot.ts'
import { useLanguage } from '../../lib/language-context.ts'
import { useRetry } from '../../lib/use-retry.ts'
import { useSessionState } from '../../session/session-context.ts'
import { TileJackpot } from './TileJackpot.tsx'
import { tileAmounts } from './tile-amounts.ts'
import { useJackpots } from './use-jackpots.ts'

/**
 * A visitor's tiles are no older than this; a player's follow by the socket that is open anyway.
 */
const REQUEST_EVERY_MS = 30_000

/** Keeps the amounts on the tiles as they are. */
export function LiveJackpots() {
  const { t } = useTranslation('jackpots')
  const { language } = useLanguage()
  const isPlayer = useSessionState().status === 'player'
  const { jackpots, failure, again } = useJackpots(isPlayer)
  const mayRequest = !isPlayer && jackpots !== undefined && jackpots.length > 0
  useLookedAtAgain(again, mayRequest)
  useRetry(again, failure)

  useEffect(() => {
    if (!mayRequest) return
    const timer = setInterval(
      () => document.visibilityState === 'visible' && again(),
      REQUEST_EVERY_MS,
    )
    return () => clearInterval(timer)
  }, [mayRequest, again])

  useEffect(() => {
    const name = t('jackpot')
    const shown = (jackpots ?? []).map(({ pool, amount, currency }) => {
      return [pool, { name, amount: formatAmount(amount, currency, language) }] as const
    })
    tileAmounts.set(new Map(shown))
  }, [jackpots, language, t])

  useEffect(() => {
    tileJackpot.set(TileJackpot)
    return () => tileJackpot.set(null)
  }, [])

  return null
}
