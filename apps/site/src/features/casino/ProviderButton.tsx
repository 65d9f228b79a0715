import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { OverlayBoundary } from '../../components/boundaries/ErrorBoundaries.tsx'
import { writeBrands } from '../../components/games/brands.ts'
import { ProvidersOpener } from '../../components/games/ProvidersOpener.tsx'
import { OnTheWay } from '../../components/navigation/OnTheWay.tsx'
import { useDialog } from '../../components/navigation/use-dialog.ts'
import { lazyPart } from '../../hydration/hydration.ts'

const ProviderFilter = lazyPart(
  async () => (await import('../../components/games/ProviderFilter.tsx')).ProviderFilter,
)

/** The button's id. */
export const PROVIDER_BUTTON = 'providers'

/**
 * Opens the choice of providers; what is chosen goes into the address. `list` is the id of what
 * they are chosen for.
 */
export function ProviderButton({ selected, list }: { selected: readonly string[]; list: string }) {
  const { t } = useTranslation('casino')
  const [search, setSearch] = useSearchParams()
  const { isOpen, open, close } = useDialog('providers')
  return (
    <>
      <ProvidersOpener
        id={PROVIDER_BUTTON}
        label={t('providers')}
        count={selected.length}
        onClick={open}
      />
      {isOpen ? (
        <OverlayBoundary>
          <Suspense fallback={<OnTheWay />}>
            <ProviderFilter
              selected={selected}
              onDone={(ids) => {
                if (ids.join() === selected.join()) close()
                else
                  setSearch(writeBrands(search, ids), {
                    state: { keepScroll: list },
                    replace: true,
                  })
              }}
            />
          </Suspense>
        </OverlayBoundary>
      ) : null}
    </>
  )
}
