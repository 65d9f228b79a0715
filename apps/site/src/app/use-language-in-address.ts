import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import { languageKeys } from '../lib/language.ts'
import { useLanguage } from '../lib/language-context.ts'

/**
 * Keeps `lng` true and in the address: once an address has named a language, or the player has
 * chosen one, every further address names it too. A link to another language changes to it; an
 * address from the history does not, because the player's choice is newer.
 */
export function useLanguageInAddress(): void {
  const { language, changing, change } = useLanguage()
  const location = useLocation()
  const how = useNavigationType()
  const navigate = useNavigate()
  const named = new URLSearchParams(location.search).get(languageKeys.query)
  const before = useRef({ language, carried: named !== null, key: location.key })

  useEffect(() => {
    const { current } = before
    const isNewAddress = current.key !== location.key
    const carried = current.carried || named !== null || current.language !== language
    before.current = { language, carried, key: location.key }
    if (changing || !carried || named === language) return
    if (isNewAddress && how === 'PUSH' && named !== null) change(named)
    else
      navigate(
        { search: withLanguage(location.search, language), hash: location.hash },
        { replace: true, state: location.state },
      )
  }, [language, changing, named, location, how, navigate, change])
}

export function withLanguage(search: string, language: string): string {
  const parameters = new URLSearchParams(search)
  parameters.set(languageKeys.query, language)
  return `?${parameters}`
}
