import { Search } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { TextField } from '#ui/TextField.tsx'
import { providerFilter } from '../analytics/events.ts'
import { sortBrands } from '../components/brands.ts'
import { fold } from '../lib/fold.ts'
import { useDebounced } from '../lib/use-debounced.ts'
import { useQuery } from '../lib/use-query.ts'
import { ShellQuery } from '../shell/shell-queries.ts'

const DEBOUNCE_MS = 300

export interface ProviderFilterProps {
  selected: readonly string[]
  /** Called with the ids, in capitals, when the dialog is done or closed. */
  onDone: (ids: readonly string[]) => void
}

/** Every studio as a tile that is pressed or not, with a search above and clear and done below. */
export function ProviderFilter({ selected, onDone }: ProviderFilterProps) {
  const { t } = useTranslation('casino')
  const done = () => {
    providerFilter({ providers: chosen.length })
    onDone(chosen)
  }
  const [{ data, error }] = useQuery({ query: ShellQuery })
  const [chosen, setChosen] = useState<readonly string[]>(selected)
  const [typed, setTyped] = useState('')
  const wanted = fold(useDebounced(typed, DEBOUNCE_MS))
  const brands = sortBrands(data?.brands ?? []).filter((brand) => fold(brand.name).includes(wanted))

  function toggle(id: string) {
    setChosen((before) => (before.includes(id) ? before.filter((each) => each !== id) : [...before, id]))
  }

  return (
    <Dialog title={t('providers')} closeLabel={t('close')} onClose={() => onDone(chosen)} shape="wide">
      <div className="grid gap-5 px-6 pb-6">
        <TextField
          label={t('search_providers')}
          type="search"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          start={<Search aria-hidden="true" className="size-5 text-subtle" />}
        />
        <ul className="grid min-h-60 grid-cols-2 content-start gap-3 md:grid-cols-4">
          {brands.map((brand) => {
            const id = brand.id.toUpperCase()
            return (
              <li key={brand.id}>
                <button type="button" aria-pressed={chosen.includes(id)} onClick={() => toggle(id)} className="provider-tile">
                  <img src={brand.logos.light} alt={brand.name} height={26} />
                  <span>{t('games_count', { count: brand.games.total })}</span>
                </button>
              </li>
            )
          })}
          {brands.length === 0 ? (
            <li role={error ? 'alert' : undefined} className="col-span-full py-10 text-center text-muted">
              {t(error && !data ? 'game_list_error' : 'no_providers_found')}
            </li>
          ) : null}
        </ul>
        <div className="sticky bottom-0 grid grid-cols-2 gap-3 bg-[#0c1712] py-3">
          <Button size="large" onClick={() => setChosen([])} disabled={chosen.length === 0}>
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
