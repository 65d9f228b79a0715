import { useEffect } from 'react'

/**
 * Has another thread make a number format. The first one of a process reads the tables of all
 * languages, which takes a phone a tenth of a second in one piece; where the threads of a page
 * share them, as in Chromium, the first amount of money that is drawn finds them read.
 */
export function useNumberTables(): void {
  useEffect(() => {
    if ('Worker' in window)
      new Worker(new URL('./number-tables.worker.ts', import.meta.url), { type: 'module' })
  }, [])
}
