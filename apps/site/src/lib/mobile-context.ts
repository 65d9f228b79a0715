import { createContext } from 'react'

/**
 * Whether a phone asked for the page: which of what editors wrote is shown, and which games are
 * offered; nothing that a media query can tell.
 */
export const MobileContext = createContext(false)
