import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { ChipLink } from '#ui/Chip.tsx'
import { writeBrands } from '../components/brands.ts'
import { CategoryChips, type CountedCategory } from '../components/CategoryChips.tsx'
import { ProvidersOpener } from '../components/ProvidersOpener.tsx'
import { lazyPart } from '../lib/lazy-module.ts'
import { OverlayBoundary } from '../shell/ErrorBoundaries.tsx'
import { OnTheWay } from '../shell/OnTheWay.tsx'
import { useDialog } from '../shell/use-dialog.ts'

const ProviderFilter = lazyPart(async () => (await import('../casino/ProviderFilter.tsx')).ProviderFilter)

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
                else navigate(`/casino?${writeBrands(new URLSearchParams(), ids)}`, { replace: true })
              }}
            />
          </Suspense>
        </OverlayBoundary>
      ) : null}
    </div>
  )
}
