import { createContext } from 'react'

/** Whether the page was asked for by a phone: which of what editors wrote is shown, and nothing that a media query can tell. */
export const MobileContext = createContext(false)
