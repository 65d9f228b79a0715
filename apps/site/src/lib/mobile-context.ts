import { createContext } from 'react'

/**
 * Whether a phone requested the page: which of what editors wrote is shown, and which games are
 * offered; nothing that a media query can decide.
 */
export const MobileContext = createContext(false)
