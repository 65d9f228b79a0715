import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A file with the terms of an offer by the code SPRING. */
export const OFFER = `
id: spring
code: spring
percent: 50
wagering: 10
days: 14
shares: {slots: 100, sports: 0}
endsAt: 2099-05-01
texts:
  en: {title: Spring, description: Half of it.}
  de: {title: Frühling, description: Die Hälfte.}
currencies:
  EUR: {minDeposit: 20, maxBonus: 100.00}
  JPY: {minDeposit: 3000, maxBonus: 15000}
`

/** Opens a folder for files of terms. */
export function openTermsFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'baize-terms-'))
  let files = 0
  return {
    /** Writes a file; answers its path. */
    fileOf(text: string): string {
      const path = join(folder, `${++files}.yaml`)
      writeFileSync(path, text)
      return path
    },
    remove: () => rmSync(folder, { recursive: true }),
  }
}
