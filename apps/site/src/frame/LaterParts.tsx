import { Suspense } from 'react'
import { LiveJackpots } from '../features/jackpots/LiveJackpots.tsx'
import { LiveTables } from '../features/live-tables/LiveTables.tsx'
import { OfferedGames } from '../features/offered-games/OfferedGames.tsx'
import { LanguageProblem } from './LanguageProblem.tsx'
import { useNumberTables } from './use-number-tables.ts'
import { useOfflineShell } from './use-offline-shell.ts'
import { usePageTitle } from './use-page-title.ts'

/** Parts that no page needs at first. */
export function LaterParts() {
  usePageTitle()
  useNumberTables()
  useOfflineShell()
  return (
    <>
      <LanguageProblem />
      <OfferedGames />
      <Suspense>
        <LiveJackpots />
      </Suspense>
      <Suspense>
        <LiveTables />
      </Suspense>
    </>
  )
}
