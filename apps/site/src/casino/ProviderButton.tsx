import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { writeBrands } from '../components/brands.ts'
import { ProvidersOpener } from '../components/ProvidersOpener.tsx'
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
      <ProvidersOpener id={PROVIDER_BUTTON} label={t('providers')} count={selected.length} onClick={open} />
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
