import { Suspense } from 'react'
import { lazyPart } from '../../hydration/hydration.ts'

const JackpotAmount = lazyPart(
  async () => (await import('../jackpots/JackpotAmount.tsx')).JackpotAmount,
  { patient: true },
)

/** What the pool that bets in the game feed comes to, as soon as its code is here. */
export function PlayJackpot({ pool }: { pool: string }) {
  return (
    <Suspense fallback="–">
      <JackpotAmount pool={pool} />
    </Suspense>
  )
}
