import { LanguageProblem } from './LanguageProblem.tsx'
import { useOfflineShell } from './use-offline-shell.ts'
import { usePageTitle } from './use-page-title.ts'

/** What no page is drawn with, and nobody waits for. */
export function LaterParts() {
  usePageTitle()
  useOfflineShell()
  return <LanguageProblem />
}
