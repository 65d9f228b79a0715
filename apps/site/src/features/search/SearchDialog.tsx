import { Search } from 'lucide-react'
import {
  type KeyboardEvent,
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { Dialog } from '#ui/Dialog.tsx'
import { TextField } from '#ui/TextField.tsx'
import { isOverPage, searchParameter } from '../../components/navigation/open-search.ts'
import { takeTyped } from '../../components/navigation/typed-ahead.ts'
import { useDebounced } from '../../lib/use-debounced.ts'
import { nextTile } from './next-tile.ts'
import { SearchFilterBar } from './SearchFilterBar.tsx'
import { SearchResults } from './SearchResults.tsx'
import {
  noFilters,
  readFilters,
  SEARCH_DELAY_MS,
  type SearchFilters,
  writeFilters,
} from './search-filters.ts'
import { useScrollKept } from './use-scroll-kept.ts'

/**
 * Finds a game by name, provider and category. The search stays in the address; arrow keys walk
 * through the results.
 */
export function SearchDialog({ from }: { from: string | undefined }) {
  const { t } = useTranslation('search')
  const { pathname, search, state, key } = useLocation()
  const navigate = useNavigate()
  const [parameters, setParameters] = useSearchParams()
  const [filters, setFilters] = useState<SearchFilters>(() => readFilters(parameters))
  // A letter is seen at once, and all that hangs on it is drawn after it.
  const given = useDeferredValue(filters)
  const [text, settle] = useDebounced(given.text, SEARCH_DELAY_MS)
  const settled = useMemo(() => ({ ...given, text: text.toWellFormed() }), [given, text])
  const query = writeFilters(parameters, settled).toString()
  const body = useRef<HTMLDivElement>(null)
  useScrollKept(body, key)

  // From now on the field takes the keys. Letters that were typed while this code was fetched are
  // added here.
  useLayoutEffect(() => {
    const ahead = takeTyped()
    if (ahead)
      setFilters((before) => ({ ...before, text: (before.text + ahead).slice(0, MOST_LETTERS) }))
  }, [])

  useEffect(() => {
    // A visitor who has left the search is not brought back by the last letters: on a slow phone
    // the page behind is still being drawn.
    const isLeft = !new URLSearchParams(window.location.search).has(searchParameter)
    if (query !== parameters.toString() && !isLeft) setParameters(query, { replace: true, state })
  }, [query, parameters, setParameters, state])

  // A search that is cleared or entered by its key is sent at once.
  const clear = useCallback(() => {
    setFilters(noFilters)
    settle('')
    // The button goes with what it cleared, and one types on.
    body.current?.querySelector('input')?.focus()
  }, [settle])

  function write(text: string) {
    setFilters({ ...filters, text })
    if (text === '') settle('')
  }

  function close() {
    if (isOverPage(state)) navigate(-1)
    else
      setParameters(writeFilters(parameters, null), { replace: true, state: { keepScroll: true } })
  }

  /** The search key of a phone also puts its keyboard away: the games are behind it. */
  function enter({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) {
    if (key !== 'Enter') return
    settle(filters.text)
    if (matchMedia('(pointer: coarse)').matches) currentTarget.blur()
  }

  function walk(event: KeyboardEvent) {
    const next = nextTile(event.key, body.current)
    if (!next) return
    event.preventDefault()
    next.focus()
  }

  return (
    <Dialog title={t('search')} closeLabel={t('close')} onClose={close} shape="wide">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys move focus between the controls inside. */}
      <div
        ref={body}
        onKeyDown={walk}
        className="grid min-h-[60dvh] content-start gap-5 px-4 pb-6 md:px-6"
      >
        <TextField
          label={t('search_all_games')}
          placeholder={t('search_all_games')}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={MOST_LETTERS}
          data-focus-first=""
          value={filters.text}
          onChange={(event) => write(event.target.value)}
          onKeyDown={enter}
          start={<Search aria-hidden="true" className="size-5 text-subtle" />}
        />
        <SearchFilterBar filters={given} onChange={setFilters} />
        <SearchResults
          filters={settled}
          from={from ?? pathname + search}
          place={key}
          settled={text === given.text}
          onClear={clear}
        />
      </div>
    </Dialog>
  )
}

/** Most characters of a text that the search looks at. */
const MOST_LETTERS = 100
