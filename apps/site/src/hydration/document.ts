/**
 * The parts of hydration/ that the document itself needs: the server that writes it, the frame of
 * every page, and the code that replaces a page that failed.
 */
export { Awake, wake } from './Awake.tsx'
export { ASLEEP, AWAKE, keepEarlyPress } from './early-press.ts'
export { loadLaterSections } from './later-section.tsx'
export { wakeInSteps } from './wake-in-steps.ts'
