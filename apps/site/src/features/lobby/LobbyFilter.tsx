import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { ChipLink } from '#ui/Chip.tsx'
import { OverlayBoundary } from '../../components/boundaries/ErrorBoundaries.tsx'
import { writeBrands } from '../../components/games/brands.ts'
import { CategoryChips, type CountedCategory } from '../../components/games/CategoryChips.tsx'
import { ProvidersOpener } from '../../components/games/ProvidersOpener.tsx'
import { OnTheWay } from '../../components/navigation/OnTheWay.tsx'
import { useDialog } from '../../components/navigation/use-dialog.ts'
import { lazyPart } from '../../hydration/hydration.ts'

const ProviderFilter = lazyPart(
  async () => (await import('../../components/games/ProviderFilter.tsx')).ProviderFilter,
)

/** Categories and providers: both lead into the catalogue. */
export function LobbyFilter({ categories }: { categories: readonly CountedCategory[] }) {
  const { t } = useTranslation('lobby')
  const navigate = useNavigate()
  const { isOpen, open, close } = useDialog('providers')

  return (
    <div className="flex items-center gap-3 py-2.5">
      <nav aria-label={t('categories')} className="chips">
        <ChipLink href="/" current>
          {t('lobby')}
        </ChipLink>
        <CategoryChips categories={categories} current={null} brands={[]} />
      </nav>
      <ProvidersOpener label={t('providers')} onClick={open} />
      {isOpen ? (
        <OverlayBoundary>
          <Suspense fallback={<OnTheWay />}>
            <ProviderFilter
              selected={[]}
              onDone={(ids) => {
                if (ids.length === 0) close()
                else
                  navigate(`/casino?${writeBrands(new URLSearchParams(), ids)}`, { replace: true })
              }}
            />
          </Suspense>
        </OverlayBoundary>
      ) : null}
    </div>
  )
}
