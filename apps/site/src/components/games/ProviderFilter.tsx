import { Search } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useDebounced } from '../../lib/use-debounced.ts'
import { providerFilter } from '../data-layer/events.ts'
import { toggled } from './brands.ts'
import { ProviderTiles } from './ProviderTiles.tsx'
import { PROVIDER_SEARCH_DELAY_MS } from './provider-search.ts'

export interface ProviderFilterProps {
  selected: readonly string[]
  /** Called with the ids, in capitals, when the dialog is done or closed. */
  onDone: (ids: readonly string[]) => void
}

/**
 * Choice in the dialog when going back closed it; `place` is the page and the filter that it was
 * opened with.
 */
let unfinished: { place: string; chosen: readonly string[] } | null = null

/**
 * Shows every studio as a tile to choose, with a search. Going back closes the dialog, changes no
 * filter and keeps the choice for later.
 */
export function ProviderFilter({ selected, onDone }: ProviderFilterProps) {
  const { t } = useTranslation('casino')
  const { pathname } = useLocation()
  const place = `${pathname} ${selected}`
  const [chosen, setChosen] = useState(() =>
    unfinished?.place === place ? unfinished.chosen : selected,
  )
  const [typed, setTyped] = useState('')
  const [settled] = useDebounced(typed, PROVIDER_SEARCH_DELAY_MS)
  const toggle = useCallback((id: string) => setChosen((now) => toggled(now, id)), [])
  useEffect(() => {
    unfinished = { place, chosen }
  }, [place, chosen])

  function leave() {
    unfinished = null
    onDone(chosen)
  }

  function done() {
    providerFilter({ providers: chosen.length })
    leave()
  }

  return (
    <Dialog title={t('providers')} closeLabel={t('close')} onClose={leave} shape="wide">
      <div className="grid gap-5 px-6 pb-6">
        <TextField
          label={t('search_providers')}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          start={<Search aria-hidden="true" className="size-5 text-subtle" />}
        />
        <ProviderTiles typed={settled} chosen={chosen} onToggle={toggle} />
        <div className="sticky bottom-0 grid grid-cols-2 gap-3 bg-[#0c1712] py-3">
          {/* Not `disabled`: a visitor who has pressed the button by keyboard would lose the focus,
              and it cannot be given back. */}
          <Button
            size="large"
            onClick={() => setChosen([])}
            {...(chosen.length > 0 ? null : { 'aria-disabled': true, tabIndex: -1 })}
          >
            {t('clear')}
          </Button>
          <Button size="large" tone="action" onClick={done}>
            {t('done')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
