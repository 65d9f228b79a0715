import { lazyPart } from '../hydration/hydration.ts'

/** Visitors do without its code. It is loaded before a page is drawn, or woken up, for somebody who is probably a player. */
export const LazyPlayerBar = lazyPart(async () => (await import('./PlayerBar.tsx')).PlayerBar)
