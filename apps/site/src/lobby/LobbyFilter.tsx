import { ChevronDown } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { Button } from '#ui/Button.tsx'
import { ChipLink } from '#ui/Chip.tsx'
import { writeBrands } from '../components/brands.ts'
import { CategoryChips, type CountedCategory } from '../components/CategoryChips.tsx'
import { lazyPart } from '../lib/lazy-module.ts'
import { OverlayBoundary } from '../shell/ErrorBoundaries.tsx'
import { OnTheWay } from '../shell/OnTheWay.tsx'

const ProviderFilter = lazyPart(async () => (await import('../casino/ProviderFilter.tsx')).ProviderFilter)

/** Categories and providers: both lead into the catalogue. */
export function LobbyFilter({ categories }: { categories: readonly CountedCategory[] }) {
  const { t } = useTranslation('lobby')
  const navigate = useNavigate()
  const [presses, setPresses] = useState(0)

  return (
    <div className="flex items-center gap-3 py-2.5">
      <nav aria-label={t('categories')} className="chips">
        <ChipLink href="/" current>
          {t('lobby')}
        </ChipLink>
        <CategoryChips categories={categories} current={null} brands={[]} />
      </nav>
      <Button onClick={() => setPresses(presses + 1)} aria-haspopup="dialog" className="max-md:px-3.5">
        {t('providers')}
        <ChevronDown aria-hidden="true" className="size-4" />
      </Button>
      {presses > 0 ? (
        <OverlayBoundary key={presses}>
          <Suspense fallback={<OnTheWay />}>
            <ProviderFilter
              selected={[]}
              onDone={(ids) => {
                setPresses(0)
                if (ids.length > 0) navigate(`/casino?${writeBrands(new URLSearchParams(), ids)}`)
              }}
            />
          </Suspense>
        </OverlayBoundary>
      ) : null}
    </div>
  )
}
