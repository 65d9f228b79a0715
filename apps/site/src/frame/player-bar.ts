import { lazyPart } from '../hydration/hydration.ts'

/**
 * Bar of a player. Visitors do not load its code; for a browser that was probably signed in it is
 * loaded before the page is drawn or hydrated.
 */
export const LazyPlayerBar = lazyPart(async () => (await import('./PlayerBar.tsx')).PlayerBar)
