/**
 * The parts of hydration/ that the site's pages need, in five functions. docs/first-load.md
 * explains what each of them saves.
 */
export { laterSection } from './later-section.tsx'
export { lazyPart } from './lazy-part.ts'
export { useHydrated } from './use-hydrated.ts'
export { useNear } from './use-near.ts'
export { useWhen } from './use-when.ts'
