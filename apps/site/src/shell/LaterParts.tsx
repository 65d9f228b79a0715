import { LanguageProblem } from './LanguageProblem.tsx'
import { useNumberTables } from './use-number-tables.ts'
import { useOfflineShell } from './use-offline-shell.ts'
import { usePageTitle } from './use-page-title.ts'

/** What no page is drawn with, and nobody waits for. */
export function LaterParts() {
  usePageTitle()
  useNumberTables()
  useOfflineShell()
  return <LanguageProblem />
}
