import { type ReactNode, useEffect } from 'react'

/**
 * The row of categories, which stays beneath the header. A scrolled-to element is not covered by it
 * (shell.css): it marks the page while it is there, because a `:has` on the root is looked into at
 * every change of anything on the page.
 */
export function ChipBar({ children }: { children: ReactNode }) {
  useEffect(() => {
    const { dataset } = document.documentElement
    dataset.chips = ''
    return () => {
      delete dataset.chips
    }
  }, [])
  return <div className="chip-bar">{children}</div>
}
