import { Search } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router'
import { Dialog } from '#ui/Dialog.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useDebounced } from '../lib/use-debounced.ts'
import { searchParameter } from '../shell/search-dialog.tsx'
import { nextTile } from './next-tile.ts'
import { SearchFilterBar } from './SearchFilterBar.tsx'
import { SearchResults } from './SearchResults.tsx'
import { noFilters, type SearchFilters } from './search-filters.ts'

const DEBOUNCE_MS = 500

/** Finds a game by name, provider and category. What is typed stays in the address; arrow keys walk through what was found. */
export function SearchDialog() {
  const { t } = useTranslation('search')
  const { pathname } = useLocation()
  const [parameters, setParameters] = useSearchParams()
  const [filters, setFilters] = useState<SearchFilters>({ ...noFilters, text: parameters.get(searchParameter) ?? '' })
  const settled = { ...filters, text: useDebounced(filters.text, DEBOUNCE_MS) }
  const body = useRef<HTMLDivElement>(null)

  function change(next: SearchFilters) {
    setFilters(next)
    if (next.text === filters.text) return
    setParameters(
      (before) => {
        before.set(searchParameter, next.text)
        return before
      },
      { replace: true, state: { keepScroll: true } },
    )
  }

  function close() {
    setParameters(
      (before) => {
        before.delete(searchParameter)
        return before
      },
      { replace: true, state: { keepScroll: true } },
    )
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
      <div ref={body} onKeyDown={walk} className="grid min-h-[60dvh] content-start gap-5 px-4 pb-6 md:px-6">
        <TextField
          label={t('search_all_games')}
          placeholder={t('search_all_games')}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          data-focus-first=""
          value={filters.text}
          onChange={(event) => change({ ...filters, text: event.target.value })}
          start={<Search aria-hidden="true" className="size-5 text-subtle" />}
        />
        <SearchFilterBar filters={filters} onChange={change} />
        <SearchResults
          key={JSON.stringify(settled)}
          filters={settled}
          from={pathname}
          settled={settled.text === filters.text}
          onClear={() => change(noFilters)}
        />
      </div>
    </Dialog>
  )
}
