import { createElement } from 'react'
import { lazyModule } from '../hydration/lazy-module.ts'

/** Visitors do without its code. It is loaded before a page is drawn, or woken up, for somebody who is probably a player. */
export const playerBar = lazyModule(async () => (await import('./PlayerBar.tsx')).PlayerBar)

export function LazyPlayerBar() {
  return createElement(playerBar.useModule())
}
