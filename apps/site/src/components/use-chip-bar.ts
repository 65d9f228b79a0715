import { useEffect } from 'react'

/**
 * What is scrolled to stands clear of the row of categories too (shell.css). The row tells the page that it is there: a `:has` on the root
 * is looked into at every change of anything on the page.
 */
export function useChipBar(): void {
  useEffect(() => {
    const { dataset } = document.documentElement
    dataset.chips = ''
    return () => {
      delete dataset.chips
    }
  }, [])
}
