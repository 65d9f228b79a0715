import { createContext, use, useState } from 'react'

export interface MethodChoice {
  /** Null until one is chosen. */
  chosen: string | null
  choose: (id: string | null) => void
  /** The page shows the methods itself, and there one list is enough. */
  isListed: boolean
}

export const MethodChoiceContext = createContext<MethodChoice | null>(null)

/** The choice of the page around the form, or else one of the form's own. */
export function useMethodChoice(): MethodChoice {
  const [chosen, choose] = useState<string | null>(null)
  return use(MethodChoiceContext) ?? { chosen, choose, isListed: false }
}
