import { Crown } from 'lucide-react'
import { useStore } from '../../lib/store.ts'
import { tileAmounts } from './tile-amounts.ts'

const none = tileAmounts.get()

/** Shows on a tile the amount of the jackpot that bets in this game feed. */
export function TileJackpot({ pool }: { pool: string }) {
  const shown = useStore(tileAmounts, none).get(pool)
  if (!shown) return null
  return (
    <p className="tile-jackpot">
      <Crown aria-hidden="true" className="size-3" />
      <span className="sr-only">{shown.name}</span>
      <bdi>{shown.amount}</bdi>
    </p>
  )
}
