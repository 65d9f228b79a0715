import { ChevronDown, SlidersHorizontal } from 'lucide-react'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { Button } from '#ui/Button.tsx'
import { writeBrands } from '../components/brands.ts'
import { lazyPart } from '../lib/lazy-module.ts'
import { OverlayBoundary } from '../shell/ErrorBoundaries.tsx'
import { OnTheWay } from '../shell/OnTheWay.tsx'
import { useDialog } from '../shell/use-dialog.ts'

const ProviderFilter = lazyPart(async () => (await import('./ProviderFilter.tsx')).ProviderFilter)

/** The button's id. */
export const PROVIDER_BUTTON = 'providers'

/** Opens the choice of providers; what is chosen goes into the address. `list` is the id of what they are chosen for. */
export function ProviderButton({ selected, list }: { selected: readonly string[]; list: string }) {
  const { t } = useTranslation('casino')
  const [search, setSearch] = useSearchParams()
  const { isOpen, open, close } = useDialog('providers')
  return (
    <>
      <Button id={PROVIDER_BUTTON} onClick={open} aria-haspopup="dialog" className="max-md:px-3">
        <SlidersHorizontal aria-hidden="true" className="size-5 md:hidden" />
        <span className="max-md:sr-only">{t('providers')}</span>
        {selected.length > 0 ? <span className="rounded-full bg-ivory px-2 text-12 text-ink">{selected.length}</span> : null}
        <ChevronDown aria-hidden="true" className="size-4 max-md:hidden" />
      </Button>
      {isOpen ? (
        <OverlayBoundary>
          <Suspense fallback={<OnTheWay />}>
            <ProviderFilter
              selected={selected}
              onDone={(ids) => {
                if (ids.join() === selected.join()) close()
                else setSearch(writeBrands(search, ids), { state: { keepScroll: list }, replace: true })
              }}
            />
          </Suspense>
        </OverlayBoundary>
      ) : null}
    </>
  )
}
