import { useTranslation } from 'react-i18next'
import { sortBrands } from '../../components/games/brands.ts'
import { RailButtons } from '../../components/games/RailButtons.tsx'
import { useRail } from '../../components/games/use-rail.ts'
import { useShell } from '../../components/settings/use-shell.ts'
import { laterSection } from '../../hydration/hydration.ts'

const Problem = laterSection(
  async () => (await import('../../components/games/ProvidersProblem.tsx')).ProvidersProblem,
  {
    room: '',
    className: 'my-4',
  },
)

/**
 * The studios' marks, each a way to their games: first those of `order`, then by their number of
 * games. None while the order is on its way (null): a row that is put in order follows the mark
 * that it began with, and then begins in the middle.
 */
export function ProviderStrip({ order }: { order: readonly string[] | null }) {
  const { t } = useTranslation('lobby')
  const { rail, more, scroll } = useRail<HTMLDivElement>()
  const [{ data, fetching }, refetch] = useShell()
  if (!data && !fetching) return <Problem shape="row" onRetry={refetch} />
  const brands = sortBrands((order && data?.brands) ?? [], order ?? [])
  if (brands.length === 0 && order) return null
  return (
    <nav aria-label={t('game_studios')} aria-busy={!order} className="provider-strip">
      <div
        ref={rail}
        className="rail"
        data-before={more.before || undefined}
        data-after={more.after || undefined}
      >
        {brands.map((brand) => (
          <a key={brand.id} href={`/casino?brands=${encodeURIComponent(brand.id)}`}>
            <img
              src={brand.logos.light}
              alt={brand.name}
              height={28}
              loading="lazy"
              decoding="async"
            />
          </a>
        ))}
      </div>
      <RailButtons more={more} scroll={scroll} />
    </nav>
  )
}
