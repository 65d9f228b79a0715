import { Amount } from '#ui/Amount.tsx'
import { useLanguage } from '../../lib/language-context.ts'
import { useJackpots } from './use-jackpots.ts'

/**
 * While a game is played: what the jackpot comes to that its bets feed. A dash where the player
 * cannot win it or it is not known.
 */
export function JackpotAmount({ pool }: { pool: string }) {
  const { language } = useLanguage()
  const jackpot = useJackpots(true).jackpots?.find((each) => each.pool === pool)
  return jackpot ? (
    <Amount amount={jackpot.amount} currency={jackpot.currency} language={language} />
  ) : (
    <span>–</span>
  )
}
